import { steppedClock } from '@upcard/host';
import type { LobbyTable } from '@upcard/protocol';
import { expect, test } from 'vitest';
import { openLobby } from './lobby.ts';

function line(id: string, stateNote: string): LobbyTable {
  const host = { id: 'ann', name: 'Ann', avatar: 'fox' } as const;
  const rest = {
    kind: 'house',
    summary: '',
    state: 'running',
    stateText: '',
    seated: [],
    seats: 6,
    canJoin: false,
    joining: 'open',
    members: [],
    ready: 0,
    isPaused: false,
  } as const;
  return { ...rest, id, name: id, host, watching: 0, stateNote };
}

function open() {
  const clock = steppedClock(0);
  const tables = new Map<string, LobbyTable>();
  const read: string[] = [];
  const lobby = openLobby(clock, (id) => {
    read.push(id);
    return tables.get(id) ?? null;
  });
  const put = (id: string, note: string) => {
    tables.set(id, line(id, note));
    lobby.touch(id);
  };
  const heard: unknown[] = [];
  const pass = (to: number) => clock.advanceTo(to, async () => undefined);
  return { lobby, tables, read, put, heard, pass };
}

test('what changes within half a second is told once, as it is at the end', async () => {
  const { lobby, put, heard, pass } = open();
  put('one', 'Waiting');
  lobby.follow((changes) => heard.push(JSON.parse(changes)));
  put('one', 'Playing');
  put('two', 'Waiting');
  put('one', 'Shuffling');
  expect(heard).toEqual([]);
  await pass(500);
  expect(heard).toEqual([{ changed: [line('one', 'Shuffling'), line('two', 'Waiting')], gone: [] }]);
});

test('a touch that changes nothing tells nobody anything, and other tables are not read again', async () => {
  const { lobby, put, heard, read, pass } = open();
  put('one', 'Waiting');
  put('two', 'Waiting');
  await pass(500);
  lobby.follow((changes) => heard.push(changes));
  read.length = 0;
  put('two', 'Waiting');
  await pass(2_000);
  expect(heard).toEqual([]);
  expect(read).toEqual(['two']);
});

test('the whole list is newest first and in step with the changes', () => {
  const { lobby, tables, put, heard } = open();
  put('one', 'Waiting');
  lobby.follow((changes) => heard.push(JSON.parse(changes)));
  put('two', 'Waiting');
  expect(JSON.parse(lobby.text())).toEqual([line('two', 'Waiting'), line('one', 'Waiting')]);
  expect(heard).toEqual([{ changed: [line('two', 'Waiting')], gone: [] }]);
  tables.delete('one');
  lobby.touch('one');
  expect(lobby.tables()).toEqual([line('two', 'Waiting')]);
  expect(heard[1]).toEqual({ changed: [], gone: ['one'] });
});

test('whoever stops following hears nothing more', async () => {
  const { lobby, put, heard, pass } = open();
  const stop = lobby.follow((changes) => heard.push(changes));
  stop();
  put('one', 'Waiting');
  await pass(1_000);
  expect(heard).toEqual([]);
});
