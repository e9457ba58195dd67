import { describe, expect, test } from 'vitest';
import { listedSource, shoeSource } from './card-source.ts';
import { TableStopped } from './command-answer.ts';
import { CardsRanOut, Fenced } from './ports.ts';
import { openRelay, relayLog, relayWorld } from './testkit/relay-host.ts';
import { ANN, BEN, RELAY_TABLE } from './testkit/relay-table.ts';
import { testRandom } from './testkit/test-random.ts';

const RUN = { type: 'run', points: 3 } as const;
const CAL = { id: 'cal', name: 'Cal', avatar: 'fox' } as const;

describe('commands', () => {
  test('an accepted command is in the log, in the state and with the outbox before it is answered', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    const release = world.store.holdNextAppend();
    let isAnswered = false;
    const answer = say(ANN, 'one', RUN).finally(() => {
      isAnswered = true;
    });
    await Promise.resolve();
    expect([isAnswered, host.frame().seq, world.frames]).toEqual([false, 0, []]);
    release();
    expect(await answer).toEqual({ ok: true, seq: 1 });
    expect(world.frames).toMatchObject([
      { seq: 1, now: 0, view: { points: 3, turn: 1 }, happenings: ['ran', 'passed'] },
    ]);
    expect(host.frame()).toMatchObject({ seq: 1, view: { points: 3 }, happenings: [] });
    expect(await relayLog(world)).toMatchObject([{ table: 'relay', seq: 1, epoch: 1, at: 0, commandId: 'ann:one' }]);
  });

  test('a refused command leaves no trace', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    const before = host.frame().view;
    expect(await say(BEN, 'one', RUN)).toEqual({ ok: false, refusal: 'not-your-turn' });
    expect(await say(CAL, 'one', RUN)).toEqual({ ok: false, refusal: 'not-participant' });
    expect(host.frame().view).toBe(before);
    expect(world.frames).toEqual([]);
    expect(await relayLog(world)).toEqual([]);
  });

  test('of two commands racing on one position the first one counts and the second is judged after it', async () => {
    const { say, host } = await openRelay(await relayWorld());
    const answers = await Promise.all([say(ANN, 'one', RUN), say(ANN, 'two', RUN), say(BEN, 'one', RUN)]);
    expect(answers).toEqual([
      { ok: true, seq: 1 },
      { ok: false, refusal: 'not-your-turn' },
      { ok: true, seq: 2 },
    ]);
    expect(host.frame().view).toMatchObject({ points: 6, turn: 2 });
  });

  test('the view is built once per change and stays the same object until the next', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    await say(ANN, 'one', RUN);
    expect(host.frame().view).toBe(world.frames[0]?.view);
    expect(host.frame().view).toBe(host.frame().view);
  });

  test('a frame keeps the private part of its own position', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    await say(ANN, 'one', RUN);
    await say(BEN, 'one', RUN);
    expect(world.frames.map((frame) => frame.overlay('ben').isAsked)).toEqual([true, false]);
    expect(host.overlay('ann').isAsked).toBe(true);
  });

  test('a bug met by a command harms that command alone', async () => {
    const world = await relayWorld();
    const { say } = await openRelay(world);
    await expect(say(ANN, 'one', { type: 'break' })).rejects.toThrow('relay bug');
    expect(world.reports).toEqual([]);
    expect(await say(ANN, 'two', RUN)).toEqual({ ok: true, seq: 1 });
  });

  test('an outbox that throws is reported and does not undo what is durable', async () => {
    const world = await relayWorld();
    const outbox = {
      changed: () => {
        throw new Error('nobody listens');
      },
    };
    const { say } = await openRelay(world, { outbox });
    expect(await say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
    expect(world.reports).toEqual(['fault: Error: nobody listens']);
    expect(await say(BEN, 'one', RUN)).toEqual({ ok: true, seq: 2 });
  });

  test('times never go backwards, even when the clock does', async () => {
    const world = await relayWorld();
    await world.clock.advanceTo(500, async () => {});
    let now = 500;
    const clock = { now: () => now, alarm: world.clock.alarm };
    const { say } = await openRelay(world, { clock });
    await say(ANN, 'one', RUN);
    now = 200;
    await say(BEN, 'one', RUN);
    expect((await relayLog(world)).map(({ at, events }) => [at, events.at(-1)])).toEqual([
      [500, { type: 'passed', at: 500, isLate: false }],
      [500, { type: 'passed', at: 500, isLate: false }],
    ]);
    await (await openRelay(world, { clock })).say(ANN, 'two', RUN);
    expect((await relayLog(world)).at(-1)?.at).toBe(500);
  });

  test('what cannot be shown does not happen', async () => {
    const world = await relayWorld();
    const view: typeof RELAY_TABLE.view = (state) => {
      if (state.turn > 0) throw new Error('no view');
      return RELAY_TABLE.view(state);
    };
    const { say, host, cardSource } = await openRelay(world, {}, { ...RELAY_TABLE, view });
    await expect(say(ANN, 'one', { type: 'draw' })).rejects.toThrow('no view');
    expect(host.frame().seq).toBe(0);
    expect(cardSource.save()).toEqual({ shoe: null, drawn: 0 });
    expect(await relayLog(world)).toEqual([]);
  });
});

describe('chance', () => {
  test('all chance of a command is one entry with it, and the shoe is kept only with its mix', async () => {
    const world = await relayWorld();
    const { say, host, cardSource } = await openRelay(world);
    await say(ANN, 'one', { type: 'draw' });
    await say(BEN, 'one', { type: 'draw' });
    await say(ANN, 'two', RUN);
    const { shoe } = cardSource.save();
    const shoeCards = shoe?.split(' ') ?? [];
    expect(shoeCards).toHaveLength(52);
    expect((await relayLog(world)).map(({ cards }) => cards)).toEqual([
      { shoe, drawn: 1 },
      { shoe: null, drawn: 2 },
      null,
    ]);
    expect([...host.overlay('ann').cards, ...host.overlay('ben').cards]).toEqual(shoeCards.slice(0, 2));
  });

  test('a card drawn by one person is not shown to another', async () => {
    const world = await relayWorld();
    const { say } = await openRelay(world);
    await say(ANN, 'one', { type: 'draw' });
    const frame = world.frames[0];
    expect(frame?.overlay('ann').cards).toHaveLength(1);
    expect(JSON.stringify([frame, frame?.overlay('ben'), frame?.overlay('cal')])).not.toMatch(/\d+[SHDC]|[AJQK][SHDC]/);
  });

  test('an index is asked for like a card', async () => {
    const world = await relayWorld();
    const cardSource = { ...shoeSource(testRandom(1)), index: (below: number) => below - 1 };
    const { say, host } = await openRelay(world, { cardSource });
    expect(await say(ANN, 'one', { type: 'roll' })).toEqual({ ok: true, seq: 1 });
    expect(host.frame().view.points).toBe(5);
  });

  test('when the listed cards are used up nothing changes, the host says so and stops', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world, { cardSource: listedSource(['AS'], null) });
    expect(await say(ANN, 'one', { type: 'draw' })).toEqual({ ok: true, seq: 1 });
    await expect(say(BEN, 'one', { type: 'draw' })).rejects.toThrow(CardsRanOut);
    expect(world.reports).toEqual(['failed: CardsRanOut: no listed card is left']);
    expect(host.frame()).toMatchObject({ seq: 1, view: { turn: 1, cards: 1 } });
    await expect(say(BEN, 'two', RUN)).rejects.toThrow(TableStopped);
  });

  test('a table that asks for chance for ever is stopped in that command', async () => {
    const { say, host } = await openRelay(await relayWorld());
    await expect(say(ANN, 'one', { type: 'spin' })).rejects.toThrow('never stops asking');
    expect(host.frame()).toMatchObject({ seq: 0, view: { turn: 0 } });
  });
});

describe('an append that fails', () => {
  test('changes neither state nor next card, is answered by the error and stops the host', async () => {
    const world = await relayWorld();
    const { say, host, cardSource } = await openRelay(world);
    await say(ANN, 'one', { type: 'draw' });
    const before = { frame: JSON.stringify(host.frame()), cards: cardSource.save() };
    world.store.failNextAppend(new Error('disk full'));
    const waiting = [say(BEN, 'one', { type: 'draw' }), say(ANN, 'two', RUN)];
    const [failed, queued] = await Promise.allSettled(waiting);
    expect(failed).toMatchObject({ reason: new Error('disk full') });
    expect(queued).toMatchObject({ reason: new TableStopped() });
    expect({ frame: JSON.stringify(host.frame()), cards: cardSource.save() }).toEqual(before);
    expect(world.frames).toHaveLength(1);
    expect(world.reports).toEqual(['failed: Error: disk full']);
  });

  test('even if it mixed a fresh shoe', async () => {
    const world = await relayWorld();
    const { say, cardSource } = await openRelay(world);
    world.store.failNextAppend(new Error('disk full'));
    await expect(say(ANN, 'one', { type: 'draw' })).rejects.toThrow('disk full');
    expect(cardSource.save()).toEqual({ shoe: null, drawn: 0 });
  });

  test('after another process has taken the table over stops the host and says so', async () => {
    const world = await relayWorld();
    const first = await openRelay(world);
    const second = await openRelay(world);
    await expect(first.say(ANN, 'one', RUN)).rejects.toThrow(Fenced);
    expect(world.reports).toEqual(['fenced']);
    await expect(first.say(ANN, 'two', RUN)).rejects.toThrow(TableStopped);
    expect(await second.say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
    expect(first.host.frame().seq).toBe(0);
  });

  test('leaves no alarm behind', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    await say(ANN, 'one', RUN);
    world.store.failNextAppend(new Error('disk full'));
    await expect(say(BEN, 'one', RUN)).rejects.toThrow('disk full');
    await world.clock.advanceTo(60_000, host.settled);
    expect(world.reports).toEqual(['failed: Error: disk full']);
    expect(await relayLog(world)).toHaveLength(1);
  });
});

describe('the end', () => {
  test('a finished table is marked in the store, can still be looked at and accepts nothing', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    await say(ANN, 'one', RUN);
    expect(await say(BEN, 'one', { type: 'finish' })).toEqual({ ok: true, seq: 2 });
    expect(await world.store.runningTables()).toEqual([]);
    expect(host.isFinished()).toBe(true);
    expect(host.lobbyLine().state).toBe('finished');
    expect(host.frame().view.points).toBe(3);
    expect(await say(ANN, 'two', RUN)).toEqual({ ok: false, refusal: 'wrong-phase' });
  });

  test('its clock and its presence are over', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world);
    await say(ANN, 'one', RUN);
    await say(BEN, 'one', { type: 'finish' });
    host.setPresence('ann', true);
    await world.clock.advanceTo(60_000, host.settled);
    expect(host.frame()).toMatchObject({ seq: 2, view: { turn: 1, connected: [] } });
  });

  test('a mark that fails is reported and made up for at the next opening', async () => {
    const world = await relayWorld();
    const { finishTable } = world.store;
    const store = { ...world.store, finishTable: () => Promise.reject(new Error('no mark')) };
    const { say } = await openRelay(world, { store });
    expect(await say(ANN, 'one', { type: 'finish' })).toEqual({ ok: true, seq: 1 });
    expect(world.reports).toEqual(['fault: Error: no mark']);
    expect(await world.store.runningTables()).toEqual(['relay']);
    await openRelay(world, { store: { ...world.store, finishTable } });
    expect(await world.store.runningTables()).toEqual([]);
  });

  test('stopping takes what was said, refuses what comes later, leaves no alarm and can be repeated', async () => {
    const world = await relayWorld();
    let alarms = 0;
    const alarm: typeof world.clock.alarm = (at, ring) => {
      const cancel = world.clock.alarm(at, ring);
      alarms += 1;
      return () => {
        alarms -= 1;
        cancel();
      };
    };
    const { say, host } = await openRelay(world, { clock: { now: world.clock.now, alarm } });
    await say(ANN, 'zero', RUN);
    expect(alarms).toBe(1);
    const said = [say(BEN, 'one', RUN), say(ANN, 'one', RUN)];
    const stopped = Promise.all([host.stop(), host.stop()]);
    await expect(say(ANN, 'two', RUN)).rejects.toThrow(TableStopped);
    await stopped;
    expect(await Promise.all(said)).toEqual([
      { ok: true, seq: 2 },
      { ok: true, seq: 3 },
    ]);
    expect(alarms).toBe(0);
    expect(world.reports).toEqual([]);
  });
});
