import { getMessageBytes, Protocol } from '@colyseus/core';
import type { PeopleMessage } from '@upcard/protocol';
import { expect, test } from 'vitest';
import type { TableMessages } from '../hall/member.ts';
import { encodeMessage } from './encode-message.ts';

const ANN = { id: 'ann', name: 'Ann 🂡', avatar: 'fox' } as const;

const MESSAGES: readonly (readonly [keyof TableMessages, TableMessages[keyof TableMessages]])[] = [
  ['closing', { reason: 'restart' }],
  ['people', { watching: [], count: 0 }],
  ['people', { watching: Array.from({ length: 40 }, () => ANN), count: 70_000 }],
  ['answer', { id: 'x'.repeat(40), ok: true, seq: 2 ** 33 }],
  ['answer', { id: null, ok: false, code: 'bad-message', text: 'What?', retryAfter: null }],
];

test.each(MESSAGES)('a message of the kind %s is what the protocol library makes of the whole', (type, message) => {
  expect(Buffer.from(encodeMessage(type, message))).toEqual(getMessageBytes.raw(Protocol.ROOM_DATA, type, message));
});

test('a part that comes again in another message is the same there', () => {
  const watching: PeopleMessage['watching'] = [ANN];
  for (const count of [1, 2]) {
    const plain = getMessageBytes.raw(Protocol.ROOM_DATA, 'people', { watching, count });
    expect(Buffer.from(encodeMessage('people', { watching, count }))).toEqual(plain);
  }
});

test('messages of two tables in turn have the parts of their own', () => {
  const tables: readonly PeopleMessage['watching'][] = [[ANN], [], [ANN, ANN]];
  for (const watching of [...tables, ...tables]) {
    const plain = getMessageBytes.raw(Protocol.ROOM_DATA, 'people', { watching, count: watching.length });
    expect(Buffer.from(encodeMessage('people', { watching, count: watching.length }))).toEqual(plain);
  }
});
