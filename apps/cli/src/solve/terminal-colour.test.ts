import { afterEach, describe, expect, it, vi } from 'vitest';
import { isColoured, painted } from './terminal-colour.ts';

const wasTerminal = process.stdout.isTTY;
afterEach(() => {
  process.stdout.isTTY = wasTerminal;
  vi.unstubAllEnvs();
});

describe('colour', () => {
  it.each([
    ['a terminal', true, '', 'xterm-256color', true],
    ['a file or a pipe', false, '', 'xterm-256color', false],
    ['a terminal of somebody who wants none', true, '1', 'xterm-256color', false],
    ['a terminal that has none', true, '', 'dumb', false],
  ])('for %s', (_name, isTerminal, refusal, terminal, wanted) => {
    process.stdout.isTTY = isTerminal;
    vi.stubEnv('NO_COLOR', refusal);
    vi.stubEnv('TERM', terminal);
    expect(isColoured()).toBe(wanted);
  });

  it('is 24 bits deep', () => {
    expect(painted('S', { ground: '#0102ff', ink: '#ffffff' })).toBe('\u001b[48;2;1;2;255;38;2;255;255;255mS\u001b[0m');
  });
});
