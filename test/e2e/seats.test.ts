import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, bet, button, sit, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable, playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
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

test('five people at one table each see the same round from their own seat', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => visit(house, { reducedMotion: 'reduce' })));
  const [first, second, third, fourth, fifth] = people.map(({ page }) => page);
  if (!first || !second || !third || !fourth || !fifth) throw new Error('five people came');
  for (const { page } of people) await playAsGuest(page);
  await openTable(first, '10S 9H 8D 7C 6S 7D 10H 9C 8S 7H 5D 10C  3S 2H  KD  KH');
  const [host] = await Promise.all(people.map(({ name }) => name()));
  for (const page of [second, third, fourth, fifth]) await enterTable(page, host ?? '', 'Join');
  for (const [index, { page }] of people.entries()) await sit(page, index + 1);
  await untilBanner(first, '5 of 6 seats taken');
  await button(first, 'Deal us in').click();
  for (const { page } of people) await bet(page, 100);
  await act(first, 'Stand');
  await act(second, 'Stand');
  await act(third, 'Split');
  await untilBanner(third, 'First hand');
  await lookAt(house, third, 'table-five-people');
  await act(third, 'Stand');
  await untilBanner(third, 'Second hand');
  await act(third, 'Stand');
  await act(fourth, 'Hit');
  await act(fifth, 'Double');
  await untilBanner(first, 'You won 100 chips');
  await untilBanner(second, 'You won 100 chips');
  await untilBanner(third, 'You lost 200 chips');
  await untilBanner(fourth, 'You lost 100 chips');
  await untilBanner(fifth, 'You won 200 chips');
  for (const { page, faults } of people) {
    await page.getByText('4,900').first().waitFor();
    expect(faults()).toEqual([]);
  }
});
