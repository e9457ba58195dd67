import type { ChatLine } from '@upcard/protocol';
import { expect, test } from 'vitest';
import { linesAfter, shownLines, spokenLine } from './chat-lines.ts';

const ann = { id: 'ann', name: 'Ann', avatar: 'fox' } as const;
const ben = { id: 'ben', name: 'Ben', avatar: 'owl' } as const;
const LINES: readonly ChatLine[] = [
  { id: 'l1', at: 0, person: ann, text: 'Hello', isHidden: false },
  { id: 'l2', at: 1, person: ben, text: 'Hi', isHidden: false },
  { id: 'l3', at: 2, person: ann, text: '', isHidden: true },
];
const ids = (lines: readonly ChatLine[]): string => lines.map(({ id }) => id).join(' ');

test('lines of muted people are left out', () => {
  expect(ids(shownLines(LINES, [{ id: 'ann', name: 'Ann' }]))).toBe('l2');
});

test.each([
  ['l1', 'l2 l3'],
  ['l3', ''],
  ['gone', 'l1 l2 l3'],
])('after the line %s come %j', (id, after) => {
  expect(ids(linesAfter(LINES, id))).toBe(after);
});

test('a line is heard with its speaker, a hidden one as hidden', () => {
  expect(LINES.map(spokenLine)).toEqual(['Ann: Hello', 'Ben: Hi', 'A line of Ann is hidden.']);
});
