import type { LeaderboardAnswer, ProfileAnswer, RatingPoint } from '@upcard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { lookAt } from './page-checks.ts';
import { visit } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** Games that each add `change` tenths to a rating that began at 1500.0, the newest first. */
function historyOf(...changes: readonly number[]): readonly RatingPoint[] {
  let rating = 15_000;
  const points = changes.map((change, index) => {
    rating += change;
    return { table: `game-${index}`, name: `Evening ${index + 1}`, at: 1_750_000_000_000 + index, change, rating };
  });
  return points.toReversed();
}

const PROFILE: ProfileAnswer = {
  id: 'ann',
  name: 'Ann',
  avatar: 'fox',
  kind: 'account',
  joinedAt: 1_740_000_000_000,
  rating: { rating: 15_187, games: 3, history: historyOf(200, -33, 20) },
  games: [],
};

function ranked(page: number): LeaderboardAnswer {
  const people = [0, 1, 2].map((index) => ({
    id: `${page}-${index}`,
    name: page === 0 && index === 1 ? 'Bartholomew-the-second' : `Player ${page}${index}`,
    avatar: 'owl' as const,
    rank: 50 * page + index + 1,
    rating: 17_004 - 1_000 * page - 133 * index,
    games: 1_240 - 310 * index,
  }));
  return { people, hasMore: page === 0 };
}

test('the ranking is empty, unreachable or there, leads through its pages and to the profiles', async () => {
  const { page, faults } = await visit(house);
  await page.getByRole('link', { name: 'Ranking' }).first().click();
  await page.getByText('Nobody is ranked yet').waitFor();
  await lookAt(house, page, 'ranking-empty');
  expect(faults()).toEqual([]);

  await page.route('**/api/leaderboard*', (route) => route.abort());
  await page.reload();
  await button(page, 'Try again').waitFor();
  await page.unroute('**/api/leaderboard*');
  await page.route('**/api/leaderboard*', (route) => {
    const asked = new URL(route.request().url()).searchParams.get('page');
    return route.fulfill({ json: ranked(Number(asked)) });
  });
  await button(page, 'Try again').click();
  const rows = page.getByRole('row');
  await rows.filter({ hasText: '1700.4' }).waitFor();
  await lookAt(house, page, 'ranking');
  await button(page, 'Next').click();
  await rows.filter({ hasText: 'Player 12' }).waitFor();
  expect(await rows.last().textContent()).toBe('53Player 121573.8620');
  await page.goBack();
  await rows.filter({ hasText: '1700.4' }).waitFor();
  expect(await page.getByRole('link', { name: 'Player 00' }).getAttribute('href')).toBe('/people/0-0');
});

test('a profile draws its rating, says the same in words and has every game as a table', async () => {
  const { page, faults } = await visit(house, { timezoneId: 'UTC' });
  await page.route('**/api/people/ann', (route) => route.fulfill({ json: PROFILE }));
  await page.goto(`${house.url}/people/ann`);
  const chart = page.getByRole('img', { name: /^Rating over 3 rated games: from 1500\.0 to 1518\.7/ });
  await chart.waitFor();
  await page.getByText('Every game as a table').click();
  const rows = page.getByRole('row');
  expect(await rows.nth(1).textContent()).toBe('Evening 315 June 2025+2.01518.7');
  expect(await rows.nth(2).textContent()).toBe('Evening 215 June 2025−3.31516.7');
  await lookAt(house, page, 'profile-rating');
  expect(faults()).toEqual([]);
});
