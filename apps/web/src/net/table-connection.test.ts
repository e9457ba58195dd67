import { HOUSE } from '@upcard/core';
import type { SayMessage, ViewMessage } from '@upcard/protocol';
import { PROTOCOL_VERSION } from '@upcard/protocol/version';
import { expect, test } from 'vitest';
import { CLEO, houseView, viewMessage } from '../tables/house/testkit/house-frames.ts';
import type { Failure, Outcome } from './http.ts';
import type { RoomHandlers, RoomPort, SentCommand } from './room-port.ts';
import { createServerClock } from './server-clock.ts';
import { TableConnection } from './table-connection.ts';

interface Attempt {
  readonly handlers: RoomHandlers;
  readonly settle: (outcome: Outcome<RoomPort>) => Promise<void>;
  readonly sent: SentCommand[];
  readonly said: SayMessage[];
  readonly state: { hasLeft: boolean };
}

/** A server of which every connection is in the test's hands, and timers that ring when told to. */
function bench() {
  const attempts: Attempt[] = [];
  const timers = new Map<number, { wait: number; then: () => void }>();
  const asked = { count: 0 };
  let count = 0;
  const connection = new TableConnection('t1', {
    join: (_, handlers) =>
      new Promise((resolve) => {
        const settle = async (outcome: Outcome<RoomPort>): Promise<void> => {
          resolve(outcome);
          await Promise.resolve();
          await Promise.resolve();
        };
        attempts.push({ handlers, settle, sent: [], said: [], state: { hasLeft: false } });
      }),
    clock: createServerClock(() => 0),
    after: (wait, then) => {
      count += 1;
      const id = count;
      timers.set(id, { wait, then });
      return () => timers.delete(id);
    },
    chance: () => 1,
    unknown: () => {
      asked.count += 1;
    },
    newId: () => `command-${attempts.flatMap(({ sent }) => sent).length}`,
  });
  const last = (): Attempt => {
    const attempt = attempts.at(-1);
    if (attempt === undefined) throw new Error('no attempt was made');
    return attempt;
  };
  const ring = (): void => {
    const [first] = timers;
    if (first === undefined) throw new Error('no timer is set');
    timers.delete(first[0]);
    first[1].then();
  };
  const accept = async (frame: ViewMessage = viewMessage(1, houseView())): Promise<Attempt> => {
    const attempt = last();
    await attempt.settle({
      ok: true,
      value: {
        send: (message) => attempt.sent.push(message),
        say: (message) => attempt.said.push(message),
        leave: () => Object.assign(attempt.state, { hasLeft: true }),
      },
    });
    attempt.handlers.hello({
      v: PROTOCOL_VERSION,
      you: CLEO,
      table: { id: 't1', kind: 'house', name: 'Evening', settings: {}, rules: HOUSE },
    });
    attempt.handlers.view(frame);
    return attempt;
  };
  const refuse = (failure: Failure): Promise<void> => last().settle({ ok: false, failure });
  return { connection, attempts, timers, asked, last, ring, accept, refuse };
}

const link = ({ connection }: ReturnType<typeof bench>) => connection.link.get();
const waits = ({ timers }: ReturnType<typeof bench>): number[] => [...timers.values()].map(({ wait }) => wait);

test('a table is live with its first view', async () => {
  const table = bench();
  expect(link(table).kind).toBe('connecting');
  await table.accept();
  expect(link(table)).toMatchObject({ kind: 'live', table: { you: CLEO, visit: 1, frame: { seq: 1 } } });
});

test('people said before the first view are kept', async () => {
  const table = bench();
  table.last().handlers.people({ watching: [CLEO], count: 1 });
  await table.accept();
  expect(link(table)).toMatchObject({ table: { people: { count: 1 } } });
});

test('a lost connection keeps the table on screen and is tried again, each time later, for ever', async () => {
  const table = bench();
  const first = await table.accept();
  first.handlers.dropped();
  expect(link(table)).toMatchObject({ kind: 'reconnecting', table: { frame: { seq: 1 } } });
  expect(waits(table)).toEqual([500]);
  for (const wait of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
    table.ring();
    await table.refuse({ code: 'offline', text: '' });
    expect(waits(table)).toEqual([wait]);
  }
  table.ring();
  await table.accept(viewMessage(7, houseView()));
  expect(link(table)).toMatchObject({ kind: 'live', table: { frame: { seq: 7 }, visit: 2 } });
  expect(waits(table)).toEqual([]);
});

test('a command without an answer is sent again with its id after a reconnection', async () => {
  const table = bench();
  const first = await table.accept();
  table.connection.send({ type: 'start' });
  first.handlers.dropped();
  table.ring();
  const second = await table.accept();
  expect(second.sent).toEqual(first.sent);
  second.handlers.answer({ id: first.sent[0]?.id ?? '', ok: true, seq: 2 });
  expect(link(table)).toMatchObject({ table: { pending: [] } });
  expect(waits(table)).toEqual([]);
});

test('an answer that does not come means that the connection is dead', async () => {
  const table = bench();
  const first = await table.accept();
  table.connection.send({ type: 'next' });
  expect(waits(table)).toEqual([6_000]);
  table.ring();
  expect(link(table).kind).toBe('reconnecting');
  expect(first.state.hasLeft).toBe(true);
});

test('a refusal becomes a notice, once, and leaves nothing pending', async () => {
  const table = bench();
  const first = await table.accept();
  table.connection.send({ type: 'next' });
  const id = first.sent[0]?.id ?? '';
  first.handlers.answer({ id, ok: false, code: 'wrong-phase', text: 'Not now.', retryAfter: null });
  expect(link(table)).toMatchObject({ table: { pending: [], notice: { id, text: 'Not now.' } } });
  table.connection.dismissNotice();
  expect(link(table)).toMatchObject({ table: { notice: null } });
});

test('whoever sends a command hears its own answer once, also after a reconnection', async () => {
  const table = bench();
  const first = await table.accept();
  const heard: unknown[] = [];
  table.connection.send({ type: 'next' }, (answer) => heard.push('next', answer));
  table.connection.send({ type: 'start' }, (answer) => heard.push('start', answer));
  const [next = '', start = ''] = first.sent.map(({ id }) => id);
  const refusal = { id: start, ok: false, code: 'wrong-phase', text: 'Not now.', retryAfter: null } as const;
  first.handlers.answer(refusal);
  expect(heard).toEqual(['start', { kind: 'refused', code: 'wrong-phase' }]);
  first.handlers.answer(refusal);
  first.handlers.dropped();
  table.ring();
  const second = await table.accept();
  second.handlers.answer({ id: next, ok: true, seq: 2 });
  expect(heard.slice(2)).toEqual(['next', { kind: 'accepted' }]);
});

test('nothing is sent, and so nothing answered, while the connection is lost', async () => {
  const table = bench();
  const first = await table.accept();
  first.handlers.dropped();
  table.connection.send({ type: 'next' }, () => {
    throw new Error('it was never sent');
  });
  table.ring();
  const second = await table.accept();
  expect(second.sent).toEqual([]);
});

test('words of an old connection are not heard', async () => {
  const table = bench();
  const first = await table.accept();
  first.handlers.dropped();
  first.handlers.view(viewMessage(99, houseView()));
  first.handlers.dropped();
  expect(link(table)).toMatchObject({ kind: 'reconnecting', table: { frame: { seq: 1 } } });
  expect(waits(table)).toEqual([500]);
});

test('nothing is sent while the connection is lost', async () => {
  const table = bench();
  const first = await table.accept();
  first.handlers.dropped();
  table.connection.send({ type: 'next' });
  expect(link(table)).toMatchObject({ table: { pending: [] } });
});

test.each([
  ['not-found', 'gone'],
  ['room-full', 'gone'],
  ['protocol-outdated', 'outdated'],
  ['rate-limited', 'connecting'],
  ['server-error', 'connecting'],
])('a table that answers %s is %s', async (code, kind) => {
  const table = bench();
  await table.refuse({ code, text: 'why' });
  expect(link(table).kind).toBe(kind);
});

test.each(['unauthenticated', 'suspended'])(
  'a server that says %s is asked who this is, and the table again',
  async (code) => {
    const table = bench();
    const first = await table.accept();
    first.handlers.dropped();
    table.connection.retry();
    await table.refuse({ code, text: 'why' });
    expect(table.asked.count).toBe(1);
    expect(link(table).kind).toBe('reconnecting');
    table.connection.retry();
    await table.accept(viewMessage(2, houseView()));
    expect(link(table)).toMatchObject({ kind: 'live', table: { frame: { seq: 2 } } });
  },
);

test('another version of the wire asks for a reload', async () => {
  const table = bench();
  const attempt = table.last();
  attempt.handlers.hello({
    v: PROTOCOL_VERSION + 1,
    you: CLEO,
    table: { id: 't1', kind: 'house', name: 'Evening', settings: {}, rules: HOUSE },
  });
  expect(link(table).kind).toBe('outdated');
});

test('a finished table stays on screen when its connection ends', async () => {
  const table = bench();
  const first = await table.accept(viewMessage(9, houseView({ phase: 'finished', ending: { kind: 'houseWins' } })));
  expect(link(table)).toMatchObject({ kind: 'live', table: { chat: { isOver: false } } });
  first.handlers.closing({ reason: 'table-closed' });
  first.handlers.dropped();
  expect(link(table)).toMatchObject({ kind: 'over', table: { frame: { seq: 9 }, chat: { isOver: true } } });
  expect(waits(table)).toEqual([]);
});

test('a restart of the server is a loss like any other, a closed table is gone', async () => {
  const restarted = bench();
  const first = await restarted.accept();
  first.handlers.closing({ reason: 'restart' });
  first.handlers.dropped();
  expect(link(restarted).kind).toBe('reconnecting');
  const closed = bench();
  const other = await closed.accept();
  other.handlers.closing({ reason: 'table-closed' });
  other.handlers.dropped();
  expect(link(closed)).toEqual({ kind: 'gone', text: 'This table is closed.' });
});

test('the network coming back is tried at once', async () => {
  const table = bench();
  await table.accept();
  table.connection.lost();
  expect(waits(table)).toEqual([500]);
  table.connection.retry();
  expect(waits(table)).toEqual([]);
  await table.accept(viewMessage(2, houseView()));
  expect(link(table).kind).toBe('live');
});

test('a table left while it was being joined is left for good', async () => {
  const table = bench();
  table.connection.close();
  const attempt = await table.accept();
  expect(attempt.state.hasLeft).toBe(true);
  expect(link(table).kind).toBe('connecting');
});

test('a line without an answer is said again after a loss, with the same id, and leaves with its answer', async () => {
  const table = bench();
  const first = await table.accept();
  table.connection.say('Hello');
  table.connection.say('Not before the first is heard');
  expect(first.said.map(({ text }) => text)).toEqual(['Hello']);
  first.handlers.dropped();
  table.ring();
  const second = await table.accept();
  expect(second.said).toEqual(first.said);
  second.handlers.answer({ id: second.said[0]?.id ?? '', ok: true, seq: 1 });
  expect(link(table)).toMatchObject({ table: { chat: { saying: { kind: 'nothing' } }, pending: [] } });
});

test('lines are kept over a loss, and those that came meanwhile are added', async () => {
  const table = bench();
  const line = { at: 0, person: CLEO, isHidden: false } as const;
  const first = await table.accept();
  first.handlers.chat({ lines: [{ ...line, id: 'l1', text: 'one' }], silenced: [] });
  first.handlers.dropped();
  expect(link(table)).toMatchObject({ kind: 'reconnecting', table: { chat: { lines: [{ text: 'one' }] } } });
  table.ring();
  const second = await table.accept();
  second.handlers.chat({ lines: [{ ...line, id: 'l2', text: 'two' }], silenced: [] });
  expect(link(table)).toMatchObject({ table: { chat: { lines: [{ text: 'one' }, { text: 'two' }] } } });
});
