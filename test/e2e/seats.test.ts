import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, bet, button, sit, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable, playAsGuest } from './lobby.ts';
import { visit } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

test('one person plays two seats, and gives them up between rounds while the other plays on', async () => {
  const ann = await visit(house, { reducedMotion: 'reduce' });
  const ben = await visit(house, { reducedMotion: 'reduce' });
  for (const { page } of [ann, ben]) await playAsGuest(page);
  await openTable(ann.page, '10S 5H 9H 7D 10H 6H 9C 10C  10D');
  await sit(ann.page, 1);
  await sit(ann.page, 4);
  await enterTable(ben.page, await ann.name(), 'Join');
  await sit(ben.page, 2);
  await untilBanner(ann.page, '3 of 6 seats taken');
  await button(ann.page, 'Deal us in').click();

  await button(ann.page, /Your seat 4, bet/).click();
  await button(ann.page, '100 chip').click();
  await button(ann.page, 'Bet 100 on seat 4').click();
  await button(ann.page, '50 chip').click();
  await button(ann.page, 'Bet 50 on seat 1').click();
  await bet(ben.page, 50);
  await untilBanner(ann.page, 'Seat 1');
  await act(ann.page, 'Stand');
  await untilBanner(ann.page, `${await ben.name()} to act`);
  await button(ann.page, 'Leave').click();
  const leaving = ann.page.getByRole('dialog', { name: 'Leave the table' });
  await leaving
    .getByRole('button', { name: 'Give up your seats' })
    .and(ann.page.locator('[aria-disabled="true"]'))
    .waitFor();
  await ann.page.keyboard.press('Escape');
  await leaving.waitFor({ state: 'detached' });
  await act(ben.page, 'Hit');
  await untilBanner(ann.page, 'Seat 4');
  await act(ann.page, 'Stand');
  await untilBanner(ann.page, 'You won 150 chips');
  await untilBanner(ben.page, 'You won 50 chips');

  await button(ann.page, 'Leave').click();
  await leaving.getByRole('button', { name: 'Give up your seats' }).click();
  await ann.page.waitForURL('**/tables');
  await button(ben.page, 'Next hand').click();
  await untilBanner(ben.page, '0 of 1 in');
  expect(await ben.page.getByText(await ann.name(), { exact: true }).count()).toBe(0);
  await ben.page.getByText('2,800').first().waitFor();
  for (const { faults } of [ann, ben]) expect(faults()).toEqual([]);
});
