import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, sit, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable, playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { visit } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

test('home, the lobby empty and with a table, and the way from one to the other', async () => {
  const ann = await visit(house);
  await ann.page.getByRole('heading', { level: 1 }).waitFor();
  await lookAt(house, ann.page, 'home');
  await playAsGuest(ann.page);
  await ann.page.getByText('No table is open just now').waitFor();
  await lookAt(house, ann.page, 'lobby-empty');

  const ben = await visit(house, { viewport: { width: 390, height: 844 } });
  await playAsGuest(ben.page);
  await openTable(ann.page, '');
  const row = ben.page.getByRole('listitem').filter({ hasText: await ann.name() });
  await row.getByRole('link', { name: 'Join' }).waitFor();
  await lookAt(house, ben.page, 'lobby');
  await button(ben.page, 'Open a table').click();
  await ben.page.getByRole('dialog', { name: 'Open a table' }).waitFor();
  await button(ben.page, 'Close').click();
  await enterTable(ben.page, await ann.name(), 'Join');
  await ben.page.getByText('Seats are open').first().waitFor();
  await sit(ben.page, 2);
  await ben.page.goto(house.url);
  await ben.page.getByRole('link', { name: 'Return to your game' }).click();
  await untilBanner(ben.page, '1 of 6 seats taken');
  for (const { faults } of [ann, ben]) expect(faults()).toEqual([]);
});

test.each([
  ['/rules', 'rules', 'Rules'],
  ['/rules/house', 'rules-house', 'House'],
  ['/no/such/page', 'not-found', 'There is no page here'],
])('the page %s reads well at every width', async (path, name, heading) => {
  const { page, faults } = await visit(house);
  await page.goto(`${house.url}${path}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await lookAt(house, page, name);
  expect(faults()).toEqual([]);
});

test('a table that is not there says so and leads back', async () => {
  const { page } = await visit(house);
  await page.goto(`${house.url}/tables/nothing00`);
  await page
    .getByRole('link', { name: /tables/i })
    .first()
    .waitFor();
  await page.getByText('There is no such table or page any more.').waitFor();
  await lookAt(house, page, 'table-gone');
});

test('a list of tables that cannot be had says so and is tried again', async () => {
  const { page } = await visit(house);
  await page.route('**/api/tables/events', (route) => route.abort());
  await page.goto(`${house.url}/tables`);
  await page.getByText('The list of tables cannot be reached').waitFor();
  await lookAt(house, page, 'lobby-unreachable');
  await page.unroute('**/api/tables/events');
  await button(page, 'Try now').click();
  await page.getByText('Live list').waitFor();
});
