import { describe, expect, test } from 'vitest';
import { openRelay, type RelayWorld, relayLog, relayWorld } from './testkit/relay-host.ts';
import { ANN, BEN, RELAY_TABLE } from './testkit/relay-table.ts';

const FINISH = { type: 'finish' } as const;
const RATINGS = [
  { person: 'ann', change: 20 },
  { person: 'ben', change: -20 },
];

/** A relay whose end moves ratings. */
const RATED: typeof RELAY_TABLE = {
  ...RELAY_TABLE,
  ratingsOf: (_state, events) => (events.some(({ type }) => type === 'finished') ? RATINGS : []),
};

const openRated = (world: RelayWorld) => openRelay(world, {}, RATED);

/** What the store has been given to rate, entry by entry. */
const rated = async (world: RelayWorld) => (await relayLog(world)).map(({ ratings }) => ratings);

describe('ratings', () => {
  test('go to the store with the entry that ends the game, and with no other', async () => {
    const world = await relayWorld();
    const { say } = await openRated(world);
    await say(ANN, 'one', { type: 'run', points: 1 });
    await say(BEN, 'one', FINISH);
    expect(await rated(world)).toEqual([[], RATINGS]);
  });

  test('are not written by a command that is refused or repeated', async () => {
    const world = await relayWorld();
    const { say } = await openRated(world);
    expect((await say(BEN, 'early', { type: 'run', points: 1 })).ok).toBe(false);
    await say(ANN, 'one', FINISH);
    expect(await say(ANN, 'one', FINISH)).toMatchObject({ ok: true, seq: 1 });
    expect(await rated(world)).toEqual([RATINGS]);
  });

  test.each([
    ['after the entry is written', true],
    ['before the entry is written', false],
  ])('are written once when the process dies %s, and the command is repeated', async (_when, isWritten) => {
    const world = await relayWorld();
    const { say } = await openRated(world);
    const crashed = world.store.crashAtNextAppend(isWritten);
    void say(ANN, 'one', FINISH);
    await crashed;
    const again = await openRated(world);
    expect(await again.say(ANN, 'one', FINISH)).toEqual({ ok: true, seq: 1 });
    expect(await rated(world)).toEqual([RATINGS]);
  });

  test('are written once when the answer of the store is lost', async () => {
    const world = await relayWorld();
    const { say } = await openRated(world);
    world.store.loseNextAnswer(new Error('connection lost'));
    await expect(say(ANN, 'one', FINISH)).rejects.toThrow('connection lost');
    const again = await openRated(world);
    expect(await again.say(ANN, 'one', FINISH)).toEqual({ ok: true, seq: 1 });
    expect(await rated(world)).toEqual([RATINGS]);
  });

  test('that the store refuses leave the game as it was before its end', async () => {
    const world = await relayWorld();
    const { say } = await openRated(world);
    world.store.failNextAppend(new Error('rated already'));
    await expect(say(ANN, 'one', FINISH)).rejects.toThrow('rated already');
    expect(await rated(world)).toEqual([]);
    const again = await openRated(world);
    expect(again.host.frame()).toMatchObject({ seq: 0 });
  });
});
