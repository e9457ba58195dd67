import { describe, expect, test } from 'vitest';
import { answeredCommands } from './answered-commands.ts';
import { openRelay, relayLog, relayWorld } from './testkit/relay-host.ts';
import { ANN, BEN, RELAY_TIME } from './testkit/relay-table.ts';

const RUN = { type: 'run', points: 3 } as const;

describe('a repeated id gets the first answer', () => {
  test('when it was accepted, also after others have moved on', async () => {
    const world = await relayWorld();
    const { say } = await openRelay(world);
    expect(await say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
    expect(await say(BEN, 'two', RUN)).toEqual({ ok: true, seq: 2 });
    expect(await say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
    expect(await relayLog(world)).toHaveLength(2);
  });

  test('when it was refused, even if it would be accepted now', async () => {
    const { say, host } = await openRelay(await relayWorld());
    expect(await say(BEN, 'one', RUN)).toEqual({ ok: false, refusal: 'not-your-turn' });
    await say(ANN, 'one', RUN);
    expect(await say(BEN, 'one', RUN)).toEqual({ ok: false, refusal: 'not-your-turn' });
    expect(host.frame().seq).toBe(1);
  });

  test('when the first is still being written', async () => {
    const world = await relayWorld();
    const { say } = await openRelay(world);
    const release = world.store.holdNextAppend();
    const both = Promise.all([say(ANN, 'one', RUN), say(ANN, 'one', RUN)]);
    release();
    expect(await both).toEqual([
      { ok: true, seq: 1 },
      { ok: true, seq: 1 },
    ]);
    expect(await relayLog(world)).toHaveLength(1);
  });

  test('whatever it says the second time, and although its time is over', async () => {
    const world = await relayWorld();
    const { say } = await openRelay(world, { clock: { now: world.clock.now, alarm: () => () => {} } });
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(RELAY_TIME, async () => {});
    expect(await say(ANN, 'one', { type: 'finish' })).toEqual({ ok: true, seq: 1 });
    expect(await relayLog(world)).toHaveLength(1);
  });

  test('the same id of another person is another command', async () => {
    const { say } = await openRelay(await relayWorld());
    expect(await say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
    expect(await say(BEN, 'one', RUN)).toEqual({ ok: true, seq: 2 });
  });

  test('a command without effect is logged too, so that its id counts after a re-opening', async () => {
    const world = await relayWorld();
    expect(await (await openRelay(world)).say(ANN, 'one', { type: 'wait' })).toEqual({ ok: true, seq: 1 });
    expect(await (await openRelay(world)).say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
  });

  test('after a re-opening from entries, without asking the store', async () => {
    const world = await relayWorld();
    await (await openRelay(world)).say(ANN, 'one', RUN);
    const findCommand = () => Promise.reject(new Error('asked'));
    const { say } = await openRelay(world, { store: { ...world.store, findCommand } });
    expect(await say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
    expect(await say(BEN, 'one', RUN)).toEqual({ ok: true, seq: 2 });
  });

  test('after a re-opening from a snapshot, by asking the store', async () => {
    const world = await relayWorld();
    const first = await openRelay(world);
    await first.say(ANN, 'one', RUN);
    await first.host.stop();
    const { say, host } = await openRelay(world);
    expect(await say(ANN, 'one', RUN)).toEqual({ ok: true, seq: 1 });
    expect(host.frame().seq).toBe(1);
  });

  test('a store that cannot be asked leaves everything as it is, and the table open', async () => {
    const world = await relayWorld();
    const first = await openRelay(world);
    await first.say(ANN, 'one', RUN);
    await first.host.stop();
    let isDown = true;
    const findCommand: typeof world.store.findCommand = (table, id) =>
      isDown ? Promise.reject(new Error('store down')) : world.store.findCommand(table, id);
    const { say } = await openRelay(world, { store: { ...world.store, findCommand } });
    await expect(say(BEN, 'one', RUN)).rejects.toThrow('store down');
    isDown = false;
    expect(await say(BEN, 'one', RUN)).toEqual({ ok: true, seq: 2 });
  });

  test('after more than a thousand others, from the store', async () => {
    const world = await relayWorld();
    const { say } = await openRelay(world);
    await say(ANN, 'first', RUN);
    for (let index = 0; index < 1_000; index += 1) await say(ANN, `wait-${index}`, { type: 'wait' });
    expect(await say(ANN, 'first', RUN)).toEqual({ ok: true, seq: 1 });
  });
});

describe('the memory for answers', () => {
  test('knows what somebody asked who is somebody else by now, and nothing of others', () => {
    const memory = answeredCommands(10);
    memory.remember('ann:one', ACCEPTED);
    memory.remember('ann:two', REFUSED);
    memory.remember('anna:three', ACCEPTED);
    memory.movePerson('ann', 'dora');
    expect(['dora:one', 'dora:two', 'dora:three', 'doraa:three'].map(memory.find)).toEqual([
      ACCEPTED,
      REFUSED,
      null,
      null,
    ]);
  });

  const ACCEPTED = { ok: true, seq: 1 } as const;
  const REFUSED = { ok: false, refusal: 'too-late' } as const;

  test('forgets the oldest accepted command beyond its limit, and says so', () => {
    const memory = answeredCommands(2);
    for (const key of ['a', 'b']) memory.remember(key, ACCEPTED);
    expect(memory.hasForgotten()).toBe(false);
    memory.remember('c', ACCEPTED);
    expect(['a', 'b', 'c'].map(memory.find)).toEqual([null, ACCEPTED, ACCEPTED]);
    expect(memory.hasForgotten()).toBe(true);
  });

  test('refused commands push out refused ones alone, and are not missed', () => {
    const memory = answeredCommands(2);
    memory.remember('kept', ACCEPTED);
    for (const key of ['a', 'b', 'c']) memory.remember(key, REFUSED);
    expect(['kept', 'a', 'b', 'c'].map(memory.find)).toEqual([ACCEPTED, null, REFUSED, REFUSED]);
    expect(memory.hasForgotten()).toBe(false);
  });
});
