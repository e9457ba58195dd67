import { seededIndex } from '@upcard/core/testkit/seeded-index';
import { memoryStore, openTableHost, shoeSource, steppedClock } from '@upcard/host';
import { HOUSE_ROOM, type HouseView, PLAIN_TERMS } from '@upcard/tables';
import { expect, it } from 'vitest';
import { nextPress, PLAYERS } from './scripted-player.ts';

const PEOPLE = ['ann', 'ben', 'cat', 'dan'].map((name) => ({ id: name, name, avatar: 'fox' as const }));

it('plays whole sessions of four without a refusal', async () => {
  const store = memoryStore();
  const clock = steppedClock(0);
  const [opener = { id: '', name: '', avatar: 'fox' as const }] = PEOPLE;
  await store.createTable({
    id: 't',
    kind: 'house',
    name: 't',
    settings: {},
    opener,
    joining: 'open',
    terms: PLAIN_TERMS,
    createdAt: 0,
    listedCards: null,
  });
  const stored = await store.claim('t');
  if (stored === null) throw new Error('no table');
  const fail = (error: unknown) => {
    throw error;
  };
  const host = openTableHost(
    {
      store,
      clock,
      cardSource: shoeSource(seededIndex(3)),
      policies: [],
      thinkingTime: () => 0,
      outbox: { changed: () => undefined },
      onFenced: () => undefined,
      onFailed: fail,
      onFault: fail,
    },
    HOUSE_ROOM,
    stored,
  );
  const acted = new Set<string>();
  const press = (view: HouseView) => {
    for (const [index, person] of PEOPLE.entries()) {
      const command = nextPress({ seat: index + 1, view, overlay: host.overlay(person.id).game });
      if (command !== null) return { person, command };
    }
    return null;
  };
  for (let step = 0; step < 400 && !host.isFinished(); step += 1) {
    const { game: view } = host.frame().view;
    const said = press(view);
    if (said === null) {
      expect(view.phase).toBe('shuffle');
      await clock.advanceTo(clock.now() + 3_000, host.settled);
      continue;
    }
    if (said.command.type === 'act') acted.add(said.command.action);
    expect(await host.submit({ ...said, commandId: `press-${step}` })).toMatchObject({ ok: true });
  }
  expect(host.frame().view.game.seats).toHaveLength(PLAYERS);
  expect(host.frame().view.game.round).toBeGreaterThan(10);
  expect(acted).toEqual(new Set(['hit', 'stand', 'double', 'split']));
});
