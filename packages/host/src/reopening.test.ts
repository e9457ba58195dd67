import { describe, expect, test } from 'vitest';
import { shoeSource } from './card-source.ts';
import { openRelay, type RelayHost, type RelayWorld, relayLog, relayWorld } from './testkit/relay-host.ts';
import { ANN, BEN, RELAY_TABLE, RELAY_TIME, type RelayCommand } from './testkit/relay-table.ts';
import { testRandom } from './testkit/test-random.ts';

const RUN = { type: 'run', points: 3 } as const;
const DRAW = { type: 'draw' } as const;

/** Both run a point in turn, `turns` times in all. */
async function runTurns({ say }: RelayHost, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1)
    await say(turn % 2 === 0 ? ANN : BEN, `turn-${turn}`, { type: 'run', points: 1 });
}

/** Says something during which the process dies. */
async function crashDuring(
  { store }: RelayWorld,
  { say }: RelayHost,
  wish: { isWritten: boolean; command: RelayCommand },
) {
  const crashed = store.crashAtNextAppend(wish.isWritten);
  void say(ANN, 'one', wish.command);
  await crashed;
}

describe('after a crash', () => {
  test('between append and broadcast the step is there once, and its repetition gets its answer', async () => {
    const world = await relayWorld();
    await crashDuring(world, await openRelay(world), { isWritten: true, command: DRAW });
    expect(world.frames).toEqual([]);
    const { host, say } = await openRelay(world);
    expect(host.frame()).toMatchObject({ seq: 1, view: { cards: 1, turn: 1 } });
    expect(await say(ANN, 'one', DRAW)).toEqual({ ok: true, seq: 1 });
    expect(host.frame()).toMatchObject({ seq: 1, view: { cards: 1, turn: 1 } });
    expect(await relayLog(world)).toHaveLength(1);
  });

  test('before the append nothing is there, and the repetition is taken as new', async () => {
    const world = await relayWorld();
    await crashDuring(world, await openRelay(world), { isWritten: false, command: RUN });
    const { host, say } = await openRelay(world);
    expect(host.frame()).toMatchObject({ seq: 0, view: { turn: 0 } });
    expect(await say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
    expect(await relayLog(world)).toHaveLength(1);
  });

  test('an answer that was lost on the way back is found again', async () => {
    const world = await relayWorld();
    const first = await openRelay(world);
    world.store.loseNextAnswer(new Error('connection lost'));
    await expect(first.say(ANN, 'one', RUN)).rejects.toThrow('connection lost');
    expect(first.host.frame().seq).toBe(0);
    const { host, say } = await openRelay(world);
    expect(await say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
    expect(host.frame().view.points).toBe(3);
  });

  test('the same shoe is dealt on', async () => {
    const world = await relayWorld();
    const first = await openRelay(world);
    await first.say(ANN, 'one', DRAW);
    await first.say(BEN, 'one', DRAW);
    const { shoe } = first.cardSource.save();
    const { say, host, cardSource } = await openRelay(world, { cardSource: shoeSource(testRandom(99)) });
    await say(ANN, 'two', DRAW);
    expect(cardSource.save()).toEqual({ shoe, drawn: 3 });
    expect(host.overlay('ann').cards).toEqual([shoe?.split(' ')[0], shoe?.split(' ')[2]]);
  });
});

describe('opening', () => {
  test('deadlines that passed meanwhile fire at their own times, before anything that is said', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    await say(ANN, 'one', RUN);
    await host.stop();
    await world.clock.advanceTo(2.5 * RELAY_TIME, async () => {});
    const again = await openRelay(world);
    expect(world.frames.map(({ seq, view }) => [seq, view.turn])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect((await relayLog(world)).map(({ at }) => at)).toEqual([RELAY_TIME, 2 * RELAY_TIME]);
    expect(again.host.frame().view.turn).toBe(3);
  });

  test('whoever was connected and has a seat counts as disconnected, after those deadlines', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    host.setPresence('ann', true);
    await say(ANN, 'one', RUN);
    await host.stop();
    await world.clock.advanceTo(1.5 * RELAY_TIME, async () => {});
    const again = await openRelay(world);
    expect(again.host.frame().view).toMatchObject({ turn: 2, connected: [] });
    expect((await relayLog(world)).map(({ at, events }) => [at, events])).toEqual([
      [RELAY_TIME, [{ type: 'passed', at: RELAY_TIME, isLate: true }]],
      [1.5 * RELAY_TIME, [{ type: 'presenceChanged', person: 'ann', isConnected: false }]],
    ]);
  });

  test('a policy is not disconnected by it', async () => {
    const world = await relayWorld();
    const policies = [{ person: BEN, answer: () => null }];
    const { host } = await openRelay(world, { policies });
    host.setPresence('ann', true);
    host.setPresence('ben', true);
    await host.stop();
    const again = await openRelay(world, { policies });
    expect(again.host.frame().view.connected).toEqual(['ben']);
  });

  test('a new table that calls for chance gets it before anybody can speak', async () => {
    const world = await relayWorld();
    const create: typeof RELAY_TABLE.create = (setup) => ({ ...RELAY_TABLE.create(setup), needs: ['shuffle', 'card'] });
    const { host, cardSource } = await openRelay(world, {}, { ...RELAY_TABLE, create });
    expect(host.frame()).toMatchObject({ seq: 1, view: { cards: 1 } });
    expect(cardSource.save().drawn).toBe(1);
  });

  test('a log with a gap is not opened', async () => {
    const world = await relayWorld();
    await runTurns(await openRelay(world), 3);
    const store = { ...world.store };
    const claim: typeof store.claim = async (table) => {
      const stored = await store.claim(table);
      return stored && { ...stored, entries: stored.entries.filter(({ seq }) => seq !== 2) };
    };
    const broken = { ...world, store: { ...world.store, claim } };
    await expect(openRelay(broken)).rejects.toThrow('entry 3 follows 1');
  });
});

describe('presence', () => {
  test('a change is a step of the server, no news is none', async () => {
    const world = await relayWorld();
    const { host } = await openRelay(world);
    host.setPresence('ann', true);
    host.setPresence('ann', true);
    host.setPresence('ben', false);
    await host.settled();
    expect(host.frame()).toMatchObject({ seq: 1, view: { connected: ['ann'] } });
    expect(await relayLog(world)).toMatchObject([{ commandId: null, cards: null }]);
  });

  test('deadlines before it fire first', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world, { clock: { now: world.clock.now, alarm: () => () => {} } });
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(RELAY_TIME, async () => {});
    host.setPresence('ann', true);
    await host.settled();
    expect(world.frames.map(({ happenings }) => happenings)).toEqual([
      ['ran', 'passed'],
      ['passed'],
      ['presenceChanged'],
    ]);
  });
});

describe('snapshots', () => {
  test('are saved every 200 entries without anybody waiting for them', async () => {
    const world = await relayWorld();
    const saved: number[] = [];
    const saveSnapshot: typeof world.store.saveSnapshot = (_, { seq }) => {
      saved.push(seq);
      return new Promise(() => {});
    };
    const opened = await openRelay(world, { store: { ...world.store, saveSnapshot } });
    await runTurns(opened, 199);
    expect(saved).toEqual([]);
    expect(await opened.say(BEN, 'last', RUN)).toEqual({ ok: true, seq: 200 });
    expect(saved).toEqual([200]);
  });

  test('one that fails is reported and harms nothing', async () => {
    const world = await relayWorld();
    const saveSnapshot = () => Promise.reject(new Error('disk full'));
    const { say, host } = await openRelay(world, { store: { ...world.store, saveSnapshot } });
    await say(ANN, 'one', RUN);
    await host.stop();
    expect(world.reports).toEqual(['fault: Error: disk full']);
  });

  test('stopping saves one, and the table goes on from it with the same cards', async () => {
    const world = await relayWorld();
    const first = await openRelay(world);
    await first.say(ANN, 'one', DRAW);
    await first.host.stop();
    const second = await openRelay(world);
    expect(second.stored.entries).toEqual([]);
    expect(second.stored.snapshot).toMatchObject({ seq: 1, cards: first.cardSource.save() });
    await second.say(BEN, 'one', DRAW);
    expect(second.cardSource.save()).toEqual({ shoe: first.cardSource.save().shoe, drawn: 2 });
    expect(second.host.frame()).toMatchObject({ seq: 2, view: { cards: 2 } });
  });
});
