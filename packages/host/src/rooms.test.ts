import { HOUSE_ROOM, type Person, PLAIN_TERMS } from '@upcard/tables';
import { expect, test } from 'vitest';
import { shoeSource } from './card-source.ts';
import { memoryStore } from './memory-store.ts';
import { steppedClock } from './stepped-clock.ts';
import { openTableHost } from './table-host.ts';

const person = (id: string): Person => ({ id, name: id, avatar: 'fox' });
const ANN = person('ann');

async function openHouse() {
  const store = memoryStore();
  const clock = steppedClock(0);
  await store.createTable({
    id: 't',
    kind: 'house',
    name: 't',
    settings: {},
    opener: ANN,
    joining: 'open',
    terms: PLAIN_TERMS,
    createdAt: 0,
    listedCards: null,
  });
  const reopen = async () => {
    const stored = await store.claim('t');
    if (stored === null) throw new Error('no table');
    const fail = (error: unknown) => {
      throw error;
    };
    const deps = { store, clock, cardSource: shoeSource(() => 0), policies: [], thinkingTime: () => 0 };
    const outbox = { changed: () => undefined };
    return openTableHost(
      { ...deps, outbox, onFenced: () => undefined, onFailed: fail, onFault: fail },
      HOUSE_ROOM,
      stored,
    );
  };
  return { host: await reopen(), reopen, clock };
}

type Host = Awaited<ReturnType<typeof openHouse>>['host'];

const sit = (host: Host, who: Person, seat: number) =>
  host.submit({ person: who, commandId: `sit-${seat}`, command: { type: 'sit', seat } });

test('of twenty who ask for the last seat at the same time exactly one gets it', async () => {
  const { host } = await openHouse();
  for (let seat = 1; seat <= 5; seat += 1) await sit(host, ANN, seat);
  const crowd = Array.from({ length: 20 }, (_, index) => person(`guest-${index}`));
  const answers = await Promise.all(crowd.map((guest) => sit(host, guest, 6)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.refusal === 'seat-taken')).toHaveLength(19);
  expect(host.frame().view.room.members).toHaveLength(2);
});

test('a paused table stands still, also while no process runs it, and goes on from there', async () => {
  const { host, reopen, clock } = await openHouse();
  await sit(host, ANN, 1);
  await host.submit({ person: ANN, commandId: 'start-1', command: { type: 'start' } });
  expect(await host.inform({ type: 'paused' })).toMatchObject({ ok: true });
  await clock.advanceTo(3_600_000, host.settled);
  expect(host.frame().view.game).toMatchObject({ phase: 'bets', clock: { deadline: 20_000 } });
  await host.stop();
  await clock.advanceTo(7_200_000, async () => undefined);
  const again = await reopen();
  await again.settled();
  expect(again.frame().view.room.isPaused).toBe(true);
  expect(await again.inform({ type: 'resumed' })).toMatchObject({ ok: true });
  expect(again.frame().view.game.clock?.deadline).toBe(7_220_000);
});

test('a word of the server’s that is refused changes nothing, and one that says nothing new is no entry', async () => {
  const { host } = await openHouse();
  expect(await host.inform({ type: 'roundVoided' })).toEqual({ ok: false, refusal: 'wrong-phase' });
  expect(await host.inform({ type: 'resumed' })).toEqual({ ok: true, seq: 0 });
  expect(host.frame().seq).toBe(0);
});

test('after a restart every member counts as away until they are back', async () => {
  const { host, reopen } = await openHouse();
  await sit(host, person('ben'), 1);
  await host.stop();
  const again = await reopen();
  await again.settled();
  expect(again.frame().view.room.members.map(({ isConnected }) => isConnected)).toEqual([false, false]);
  again.setPresence('ben', true);
  await again.settled();
  expect(again.frame().view.room.members.map(({ isConnected }) => isConnected)).toEqual([false, true]);
});

test('a command that is repeated by somebody who is somebody else by now gets the first answer', async () => {
  const { host } = await openHouse();
  const dora = person('dora');
  const first = await sit(host, ANN, 1);
  await host.inform({ type: 'personMoved', from: 'ann', to: dora });
  await host.submit({ person: dora, commandId: 'leave-1', command: { type: 'leave', seat: 1 } });
  expect(await sit(host, dora, 1)).toEqual(first);
  expect(host.frame().view.game.seats).toEqual([]);
});
