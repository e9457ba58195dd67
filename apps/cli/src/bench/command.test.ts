import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { run } from '../run.ts';

let log: MockInstance;
let error: MockInstance;

beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [['--only', 'disk'], '--only is core, host, sockets, standard, solve, ev or simulate, not disk'],
  [['--seconds', 'few'], '--seconds is a number above 0'],
  [['--seconds', '0'], '--seconds is a number above 0'],
  [['--seconds', '1e9'], 'at most 600'],
])('answers %j with help and 2, and measures nothing', async (flags, complaint) => {
  expect(await run(['bench', ...flags])).toBe(2);
  expect(error.mock.calls.join('\n')).toContain(complaint);
  expect(error.mock.calls.join('\n')).toContain('upcard bench [--json]');
  expect(log).not.toHaveBeenCalled();
});

it('prints a table', async () => {
  expect(await run(['bench', '--only', 'core', '--seconds', '0.05'])).toBe(0);
  expect(log.mock.calls.join('\n')).toMatch(/^machine[\s\S]*^core/m);
});

it('prints one JSON document with --json', async () => {
  expect(await run(['bench', '--only', 'core', '--seconds', '0.05', '--json'])).toBe(0);
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(log.mock.calls[0]))).toMatchObject({ seconds: 0.05, core: {}, host: null, sockets: null });
});
