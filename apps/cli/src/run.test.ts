import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { run } from './run.ts';

let log: MockInstance;
let error: MockInstance;

beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the upcard command', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('lists its commands for %j', async (args) => {
    expect(await run(args)).toBe(0);
    expect(log.mock.calls.join('\n')).toMatch(/serve[\s\S]*play[\s\S]*bench[\s\S]*backup/);
  });

  it.each([[['play', '--help']], [['help', 'play']]])('explains one command for %j', async (args) => {
    expect(await run(args)).toBe(0);
    expect(log.mock.calls.join('\n')).toContain('upcard play FILE.json');
  });

  it.each([
    ['an unknown command', ['deal'], 'there is no command deal'],
    ['a name that every object has', ['toString'], 'there is no command toString'],
    ['an unknown flag', ['play', 'x.json', '--fast'], '--fast'],
    ['a missing file', ['play'], 'something is missing'],
    ['a word too many', ['serve', 'now'], 'unexpected: now'],
    ['a flag without its value', ['serve', '--port'], '--port'],
  ])('answers %s with help and 2', async (_name, args, complaint) => {
    expect(await run(args)).toBe(2);
    expect(error.mock.calls.join('\n')).toContain(complaint);
    expect(error.mock.calls.join('\n')).toContain('upcard ');
  });
});
