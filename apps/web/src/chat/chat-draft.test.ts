import { expect, test } from 'vitest';
import { countText, draftFault } from './chat-draft.ts';

test.each([
  ['a'.repeat(249), null],
  ['a'.repeat(250), '250 of 300'],
  [`  ${'a'.repeat(250)}  `, '250 of 300'],
  ['🂡'.repeat(250), '250 of 300'],
  ['e\u0301'.repeat(250), '250 of 300'],
])('the number of characters is shown from 250 on, blanks round the line apart (case %#)', (draft, text) => {
  expect(countText(draft)).toBe(text);
});

test.each([
  ['', 'Write something first'],
  ['   ', 'Write something first'],
  ['Hello', null],
  ['a'.repeat(300), null],
  ['a'.repeat(312), '12 too many'],
])('a line that cannot be said tells why (case %#)', (draft, fault) => {
  expect(draftFault(draft)).toBe(fault);
});
