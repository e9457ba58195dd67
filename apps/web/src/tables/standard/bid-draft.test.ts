import { describe, expect, test } from 'vitest';
import {
  adjusted,
  draftFault,
  focusedDraft,
  isLegalDraft,
  leftDraft,
  onlyDigits,
  settledDraft,
  shownDraft,
  typedDraft,
  UNTOUCHED,
} from './bid-draft.ts';

const BOUNDS = { least: 61, most: 1_148 };

test.each([
  ['65', '65'],
  [' 1,148 coins', '1148'],
  ['-5', '5'],
  ['6.5e3', '653'],
  ['abc', ''],
])('STD-038 of %j only the digits stay: %j', (typed, kept) => {
  expect(onlyDigits(typed)).toBe(kept);
});

test('STD-038 a text of any length stays a number that is exact', () => {
  expect(Number.isSafeInteger(Number(onlyDigits('9'.repeat(40))))).toBe(true);
});

test.each([
  ['', false, 61, 'Type an amount'],
  ['0', false, 61, 'At least 61'],
  ['60', false, 61, 'At least 61'],
  ['61', true, 61, null],
  ['0065', true, 65, null],
  ['500', true, 500, null],
  ['1148', true, 1_148, null],
  ['1149', false, 1_148, 'At most 1,148'],
])('STD-043 STD-044 STD-048 a draft %j: legal %s, left it becomes %i', (draft, isLegal, amount, fault) => {
  expect(isLegalDraft(draft, BOUNDS)).toBe(isLegal);
  expect(settledDraft(draft, BOUNDS)).toBe(amount);
  expect(draftFault(draft, BOUNDS)).toBe(fault);
});

describe('STD-039 STD-040 only what was really applied is told', () => {
  test.each([
    ['an increase in full', 65, 5, 70, 5],
    ['a decrease in full', 75, -10, 65, -10],
    ['a decrease that meets the least bid', 65, -10, 61, -4],
    ['an increase that meets the capital', 1_140, 10, 1_148, 8],
    ['nothing at the least bid', 61, -1, 61, 0],
    ['nothing at the capital', 1_148, 1, 1_148, 0],
  ])('%s', (_, amount, step, next, applied) => {
    expect(adjusted(amount, step, BOUNDS)).toEqual({ amount: next, applied });
  });
});

describe('what stands in the field', () => {
  const raised = { least: 81, most: 1_148 };

  test('untouched it is the least bid of the moment', () => {
    expect(shownDraft(UNTOUCHED, BOUNDS)).toBe('61');
    expect(shownDraft(UNTOUCHED, raised)).toBe('81');
  });

  test.each(['', '7', '65', '99999'])('STD-043 in focus %j survives a raise by somebody else', (text) => {
    const draft = typedDraft(focusedDraft(UNTOUCHED, BOUNDS), text);
    expect(shownDraft(draft, BOUNDS)).toBe(text);
    expect(shownDraft(draft, raised)).toBe(text);
  });

  test.each([
    ['', '81'],
    ['65', '81'],
    ['90', '90'],
    ['99999', '1148'],
  ])('STD-044 left with %j it is %j by the newest bounds', (text, shown) => {
    const draft = typedDraft(focusedDraft(UNTOUCHED, BOUNDS), text);
    expect(leftDraft(draft, raised)).toEqual({ typed: shown, isFocused: false });
  });

  test('out of focus it keeps up with the bounds', () => {
    const draft = typedDraft(UNTOUCHED, '65');
    expect(shownDraft(draft, BOUNDS)).toBe('65');
    expect(shownDraft(draft, raised)).toBe('81');
  });
});
