import { expect, it } from 'vitest';
import { wrapped } from './wrapped.ts';

it.each([
  ['nothing', '', 5, ['']],
  ['what fits exactly', 'ab cd', 5, ['ab cd']],
  ['what is one too long', 'ab cde', 5, ['ab', 'cde']],
  ['a word longer than a line', 'a bcdefgh i', 5, ['a', 'bcdefgh', 'i']],
])('breaks %s', (_name, text, width, lines) => {
  expect(wrapped(text, width)).toEqual(lines);
});
