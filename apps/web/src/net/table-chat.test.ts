import type { ChatLine } from '@upcard/protocol';
import { expect, test } from 'vitest';
import { NO_CHAT, type TableChat, withAnswer, withMessage } from './table-chat.ts';

function line(id: string, text = id): ChatLine {
  return { id, at: 0, person: { id: 'ann', name: 'Ann', avatar: 'fox' }, text, isHidden: false };
}

const ids = ({ lines }: TableChat): string => (lines ?? []).map(({ id }) => id).join(' ');

test('lines that are known are replaced where they stand, new ones come last', () => {
  const before = withMessage(NO_CHAT, { lines: [line('a'), line('b')], silenced: [] });
  const after = withMessage(before, { lines: [{ ...line('a', ''), isHidden: true }, line('c')], silenced: ['ben'] });
  expect(ids(after)).toBe('a b c');
  expect(after.lines?.[0]?.isHidden).toBe(true);
  expect(after.silenced).toEqual(['ben']);
});

test('a return brings the newest hundred again and doubles none', () => {
  const before = withMessage(NO_CHAT, { lines: [line('a'), line('b')], silenced: [] });
  expect(ids(withMessage(before, { lines: [line('a'), line('b'), line('c')], silenced: [] }))).toBe('a b c');
});

test('of a long talk the oldest lines go', () => {
  const lines = Array.from({ length: 501 }, (_, index) => line(`l${index}`));
  const chat = withMessage(NO_CHAT, { lines, silenced: [] });
  expect(chat.lines).toHaveLength(500);
  expect(chat.lines?.[0]?.id).toBe('l1');
});

test('a refused line says why and from when another try makes sense', () => {
  const sent: TableChat = { ...NO_CHAT, saying: { kind: 'sent', id: 'say-0001', text: 'Hello' } };
  const refusal = { ok: false, code: 'rate-limited', text: 'Too fast.', retryAfter: 4_000 } as const;
  expect(withAnswer(sent, { id: 'say-0001', ...refusal }, 10_000).saying).toEqual({
    kind: 'refused',
    id: 'say-0001',
    reason: 'Too fast.',
    until: 14_000,
  });
  expect(withAnswer(sent, { id: 'other-01', ...refusal }, 10_000)).toBe(sent);
  expect(withAnswer(sent, { id: 'say-0001', ok: true, seq: 3 }, 10_000).saying).toEqual({ kind: 'nothing' });
});
