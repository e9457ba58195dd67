import { memoryStore, steppedClock } from '@upcard/host';
import { PLAIN_TERMS } from '@upcard/tables';
import { expect, test } from 'vitest';
import { openLog } from '../log/logger.ts';
import { Hall } from './hall.ts';
import { PersonGone } from './person-gone.ts';

const ANN = { id: 'ann', name: 'Ann', avatar: 'fox' } as const;
const RECORD = {
  id: 't',
  kind: 'house',
  name: 'T',
  settings: {},
  opener: ANN,
  joining: 'open',
  terms: PLAIN_TERMS,
  createdAt: 0,
  listedCards: null,
} as const;
const READY = { person: ANN, commandId: 'press-1', command: { type: 'ready', isReady: true } } as const;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A hall whose store takes no entry until it is mended, and whose doors take their time to close. */
function openHall() {
  const said: string[] = [];
  const store = memoryStore();
  const closed = Promise.withResolvers<void>();
  let isBroken = true;
  const gone = new Set<string>();
  const hall = new Hall({
    store: { ...store, append: (entry) => (isBroken ? Promise.reject(new Error('no')) : store.append(entry)) },
    isReadable: async () => true,
    ratingsOf: async () => ({}),
    isGone: (person) => gone.has(person),
    clock: steppedClock(0),
    log: openLog('silent'),
    encode: () => new Uint8Array(),
    doors: {
      open: async () => void said.push('open'),
      close: () => {
        said.push('closing');
        return closed.promise;
      },
    },
    changed: () => undefined,
  });
  const mend = (): void => {
    isBroken = false;
  };
  return { hall, said, gone, mend, closeDoors: closed.resolve };
}

test('a table that has failed is opened again only when its old doors are closed', async () => {
  const { hall, said, mend, closeDoors } = openHall();
  await hall.create(RECORD);
  await expect(hall.find('t')?.host.submit(READY)).rejects.toThrow('no');
  expect(hall.find('t')).toBeNull();
  mend();
  const again = hall.open('t');
  await turn();
  expect(said).toEqual(['open', 'closing']);
  closeDoors();
  const table = await again;
  expect(said).toEqual(['open', 'closing', 'open']);
  expect(await table?.host.submit(READY)).toEqual({ ok: true, seq: 1 });
});

test('whoever is gone opens no table, is let in nowhere and says nothing more', async () => {
  const { hall, gone, mend } = openHall();
  mend();
  await hall.create(RECORD);
  const host = hall.find('t')?.host;
  const said = host?.submit(READY);
  gone.add(ANN.id);
  await expect(host?.submit({ ...READY, commandId: 'press-2' })).rejects.toThrow(PersonGone);
  await expect(hall.admit('t', ANN)).rejects.toThrow(PersonGone);
  await expect(hall.create({ ...RECORD, id: 'u' })).rejects.toThrow(PersonGone);
  expect(hall.find('u')).toBeNull();
  expect(await said).toEqual({ ok: true, seq: 1 });
});
