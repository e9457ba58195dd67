import { afterEach, expect, it, vi } from 'vitest';
import { whileSolving } from './while-solving.ts';

const wasTerminal = process.stderr.isTTY;
afterEach(() => {
  process.stderr.isTTY = wasTerminal;
  vi.restoreAllMocks();
});

it('says what it is at while it works, and takes the line back', () => {
  process.stderr.isTTY = true;
  const said: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const saidBefore = whileSolving('Free will', () => {
    said.push(...write.mock.calls.map(([text]) => String(text)));
    return said.length;
  });
  expect(saidBefore).toBe(1);
  expect(said).toEqual(['solving Free will …']);
  expect(write.mock.lastCall?.[0]).toBe('\r\u001b[K');
});

it('takes the line back when the work fails', () => {
  process.stderr.isTTY = true;
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const fail = (): never => {
    throw new Error('no');
  };
  expect(() => whileSolving('Free will', fail)).toThrow('no');
  expect(write.mock.lastCall?.[0]).toBe('\r\u001b[K');
});

it('is silent where nobody watches', () => {
  process.stderr.isTTY = false;
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(whileSolving('Free will', () => 7)).toBe(7);
  expect(write).not.toHaveBeenCalled();
});
