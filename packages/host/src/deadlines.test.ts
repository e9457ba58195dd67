import { describe, expect, test } from 'vitest';
import { listedSource } from './card-source.ts';
import { CardsRanOut, type Clock } from './ports.ts';
import { openRelay, relayLog, relayWorld } from './testkit/relay-host.ts';
import { ANN, BEN, RELAY_TABLE, RELAY_TIME } from './testkit/relay-table.ts';

const RUN = { type: 'run', points: 3 } as const;

/** A clock whose alarms never ring: as if all of them were late. */
function deaf(clock: Clock): Clock {
  return { now: clock.now, alarm: () => () => {} };
}

describe('deadlines', () => {
  test('fire at their own time, one after another', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(2.5 * RELAY_TIME, host.settled);
    expect((await relayLog(world)).map(({ at, commandId }) => [at, commandId])).toEqual([
      [0, 'ann:one'],
      [RELAY_TIME, null],
      [2 * RELAY_TIME, null],
    ]);
    expect(host.frame().view.turn).toBe(3);
    expect(world.frames.map(({ now }) => now)).toEqual([0, RELAY_TIME, 2 * RELAY_TIME]);
  });

  test('an answer moves the deadline, and the old alarm does not ring', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(RELAY_TIME - 1, host.settled);
    await say(BEN, 'one', RUN);
    await world.clock.advanceTo(2 * RELAY_TIME - 2, host.settled);
    expect(host.frame().view.turn).toBe(2);
    await world.clock.advanceTo(2 * RELAY_TIME - 1, host.settled);
    expect(host.frame().view.turn).toBe(3);
  });

  test('a late alarm leads to the same log as a punctual one', async () => {
    const punctual = await relayWorld();
    const late = await relayWorld();
    const runs = [await openRelay(punctual), await openRelay(late, { clock: deaf(late.clock) })] as const;
    for (const { say } of runs) await say(ANN, 'one', RUN);
    await punctual.clock.advanceTo(3.5 * RELAY_TIME, runs[0].host.settled);
    await late.clock.advanceTo(3.5 * RELAY_TIME, runs[1].host.settled);
    expect(runs.map(({ host }) => host.frame().view.turn)).toEqual([4, 1]);
    for (const { say } of runs) await say(ANN, 'two', { type: 'draw' });
    expect(await relayLog(late)).toEqual(await relayLog(punctual));
  });

  test('a pause of a week is not played out: after a hundred deadlines the next fires now', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world, { clock: deaf(world.clock) });
    await say(ANN, 'one', RUN);
    const week = 7 * 24 * 3_600_000;
    await world.clock.advanceTo(week, async () => {});
    host.setPresence('ann', true);
    await host.settled();
    const times = (await relayLog(world)).map(({ at }) => at);
    expect(times.slice(0, 3)).toEqual([0, RELAY_TIME, 2 * RELAY_TIME]);
    expect(times.slice(100)).toEqual([100 * RELAY_TIME, week, week]);
  });

  test('a command at the deadline is late, one a millisecond before is not', async () => {
    const world = await relayWorld();
    const { say } = await openRelay(world, { clock: deaf(world.clock) });
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(RELAY_TIME - 1, async () => {});
    expect(await say(BEN, 'one', RUN)).toEqual({ ok: true, seq: 2 });
    await world.clock.advanceTo(2 * RELAY_TIME - 1, async () => {});
    expect(await say(ANN, 'two', RUN)).toEqual({ ok: false, refusal: 'too-late' });
    expect((await relayLog(world)).map(({ at }) => at)).toEqual([0, RELAY_TIME - 1, 2 * RELAY_TIME - 1]);
  });

  test('a command counts from its arrival, however long the one before it takes to write', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(RELAY_TIME - 1, host.settled);
    const release = world.store.holdNextAppend();
    host.setPresence('ann', true);
    const answer = say(BEN, 'one', RUN);
    await world.clock.advanceTo(RELAY_TIME + 1, async () => {});
    release();
    expect(await answer).toEqual({ ok: true, seq: 3 });
    await host.settled();
    expect(host.frame().view.turn).toBe(2);
  });

  test('an alarm that rings too early is set again', async () => {
    const world = await relayWorld();
    let early = 2;
    const hasty: Clock = { now: world.clock.now, alarm: (at, ring) => world.clock.alarm(at - early, ring) };
    const { say, host } = await openRelay(world, { clock: hasty });
    await say(ANN, 'one', RUN);
    early = 0;
    await world.clock.advanceTo(RELAY_TIME - 1, host.settled);
    expect(host.frame().view.turn).toBe(1);
    await world.clock.advanceTo(RELAY_TIME, host.settled);
    expect(host.frame().view.turn).toBe(2);
  });

  test('a deadline that does not go away stops the host instead of turning for ever', async () => {
    const world = await relayWorld();
    const stuck: typeof RELAY_TABLE = { ...RELAY_TABLE, deadline: () => 5, decide: () => ({ ok: true, events: [] }) };
    const { host } = await openRelay(world, {}, stuck);
    await world.clock.advanceTo(5, host.settled);
    expect(world.reports).toEqual(['failed: Error: the deadline 5 does not go away']);
  });

  test('a deadline that the table refuses stops the host', async () => {
    const world = await relayWorld();
    const { host } = await openRelay(world, {}, { ...RELAY_TABLE, deadline: () => 5 });
    await world.clock.advanceTo(5, host.settled);
    expect(world.reports).toEqual(['failed: Error: the table refused its deadline: wrong-phase']);
  });

  test('when the clock needs a card and none is listed, nothing changes and the host says so', async () => {
    const world = await relayWorld();
    const drawing: typeof RELAY_TABLE = {
      ...RELAY_TABLE,
      deadline: ({ turn }) => (turn === 0 ? 50 : null),
      decide: (state, input) =>
        input.by.kind === 'clock'
          ? { ok: true, events: [{ type: 'called', needs: ['card', 'card'] }] }
          : RELAY_TABLE.decide(state, input),
    };
    const failures: unknown[] = [];
    const cardSource = listedSource(['AS'], null);
    const given = { cardSource, onFailed: (error: unknown) => failures.push(error) };
    const { host } = await openRelay(world, given, drawing);
    await world.clock.advanceTo(100, host.settled);
    expect(failures).toMatchObject([expect.any(CardsRanOut)]);
    expect(host.frame()).toMatchObject({ seq: 0, view: { cards: 0 } });
    expect(cardSource.save().drawn).toBe(0);
  });
});
