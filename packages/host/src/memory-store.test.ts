import { PLAIN_TERMS } from '@upcard/tables';
import { describe, expect, test } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { Fenced, type LogEntry, type TableRecord } from './ports.ts';

const RECORD: TableRecord = {
  id: 'one',
  kind: 'house',
  name: 'First',
  settings: {},
  opener: { id: 'ann', name: 'Ann', avatar: 'fox' },
  joining: 'open',
  terms: PLAIN_TERMS,
  createdAt: 5,
  listedCards: null,
};

function entry(seq: number, epoch: number): LogEntry {
  return { table: 'one', seq, epoch, at: seq, commandId: `ann:${seq}`, events: [{ seq }], cards: null, ratings: [] };
}

async function storeWithTable() {
  const store = memoryStore();
  await store.createTable(RECORD);
  return store;
}

describe('memory store', () => {
  test('gives back what was appended after the snapshot, and raises the epoch with each claim', async () => {
    const store = await storeWithTable();
    expect(await store.claim('one')).toEqual({ record: RECORD, epoch: 1, snapshot: null, entries: [] });
    for (const seq of [1, 2, 3]) await store.append(entry(seq, 1));
    const snapshot = { seq: 2, state: { sum: 3 }, cards: { shoe: 'AS', drawn: 1 } };
    await store.saveSnapshot('one', snapshot);
    expect(await store.claim('one')).toEqual({ record: RECORD, epoch: 2, snapshot, entries: [entry(3, 1)] });
  });

  test('fences whoever claimed before', async () => {
    const store = await storeWithTable();
    await store.claim('one');
    await store.claim('one');
    await expect(store.append(entry(1, 1))).rejects.toThrow(Fenced);
    await store.append(entry(1, 2));
  });

  test('takes no entry twice and none out of order', async () => {
    const store = await storeWithTable();
    await store.claim('one');
    await store.append(entry(1, 1));
    await expect(store.append(entry(1, 1))).rejects.toThrow('out of order');
    await expect(store.append(entry(3, 1))).rejects.toThrow('out of order');
  });

  test('finds commands by their key', async () => {
    const store = await storeWithTable();
    await store.claim('one');
    await store.append(entry(1, 1));
    expect(await store.findCommand('one', 'ann:1')).toBe(1);
    expect(await store.findCommand('one', 'ann:2')).toBeNull();
  });

  test('lists tables that are not finished, oldest first; a finished one can still be read', async () => {
    const store = await storeWithTable();
    await store.createTable({ ...RECORD, id: 'older', createdAt: 4 });
    await store.createTable({ ...RECORD, id: 'over', createdAt: 3 });
    await store.finishTable('over', 9);
    expect(await store.runningTables()).toEqual(['older', 'one']);
    expect((await store.claim('over'))?.record.id).toBe('over');
    expect(await store.claim('never')).toBeNull();
  });

  test('keeps one table per id and knows no others', async () => {
    const store = await storeWithTable();
    await expect(store.createTable(RECORD)).rejects.toThrow('there already');
    await expect(store.findCommand('never', 'ann:1')).rejects.toThrow('no table');
  });
});
