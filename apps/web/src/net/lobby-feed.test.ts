import type { LobbyTable } from '@upcard/protocol';
import { expect, test } from 'vitest';
import { mergeChanges } from './lobby-feed.ts';

function line(id: string, stateText = ''): LobbyTable {
  return {
    id,
    name: id,
    host: { id: 'ann', name: 'Ann', avatar: 'fox' },
    kind: 'house',
    summary: '',
    state: 'waiting',
    stateText,
    stateNote: '',
    seated: [],
    seats: 6,
    canJoin: true,
    joining: 'open',
    members: [],
    ready: 0,
    isPaused: false,
    watching: 0,
  };
}

test('changed tables keep their place, new ones come first, and what is gone goes', () => {
  const merged = mergeChanges([line('a'), line('b'), line('c')], {
    changed: [line('b', 'Round 2'), line('d')],
    gone: ['c'],
  });
  expect(merged).toEqual([line('d'), line('a'), line('b', 'Round 2')]);
});

test('a table that opened and closed between two messages never shows', () => {
  expect(mergeChanges([], { changed: [line('a')], gone: ['a'] })).toEqual([]);
});
