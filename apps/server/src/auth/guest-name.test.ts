import { expect, test } from 'vitest';
import { guestName } from './guest-name.ts';
import { FIRST_WORDS, SECOND_WORDS } from './guest-words.ts';

test('a free name is two words, a taken one is tried again', async () => {
  const picks = [0, 0, 1, 2];
  const name = await guestName(
    () => picks.shift() ?? 0,
    async (tried) => tried === `${FIRST_WORDS[0]} ${SECOND_WORDS[0]}`,
  );
  expect(name).toBe(`${FIRST_WORDS[1]} ${SECOND_WORDS[2]}`);
});

test('when all that came up are taken, a number tells people apart', async () => {
  const tried: string[] = [];
  const name = await guestName(
    (below) => below - 1,
    async (taken) => tried.push(taken) > 0,
  );
  expect(tried).toHaveLength(4);
  expect(name).toBe(`${FIRST_WORDS.at(-1)} ${SECOND_WORDS.at(-1)} 9999`);
});

test('no word stands twice in a list', () => {
  expect(new Set(FIRST_WORDS).size).toBe(FIRST_WORDS.length);
  expect(new Set(SECOND_WORDS).size).toBe(SECOND_WORDS.length);
});
