import { expect, test } from 'vitest';
import { cleared, draftAmount, withoutLast, withPick } from './bet-draft.ts';

test('an empty spot holds nothing, and undoing or clearing it changes nothing', () => {
  expect(draftAmount(undefined)).toBeNull();
  expect(draftAmount(withoutLast(undefined))).toBeNull();
  expect(cleared(undefined)).toEqual([]);
});

test('the newest amount counts, and undo brings the one before back', () => {
  const draft = withPick(withPick(undefined, 50), 250);
  expect(draftAmount(draft)).toBe(250);
  expect(draftAmount(withoutLast(draft))).toBe(50);
  expect(draftAmount(withoutLast(withoutLast(draft)))).toBeNull();
});

test('picking the same amount again is no step to undo', () => {
  expect(withPick(withPick(undefined, 100), 100)).toEqual([100]);
});

test('clearing can be undone', () => {
  const draft = cleared(withPick(undefined, 500));
  expect(draftAmount(draft)).toBeNull();
  expect(draftAmount(withoutLast(draft))).toBe(500);
});
