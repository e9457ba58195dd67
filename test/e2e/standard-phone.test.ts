import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amount, auction, bets, placeOf, slider } from './at-the-standard-table.ts';
import { button, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { lookAt } from './page-checks.ts';
import { expectNoFaults } from './standard.ts';
import { beginWith } from './standard-course.ts';
import { PATIENT } from './standard-sights.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const LOW = { width: 320, height: 640 } as const;

/** Whether something is seen from corner to corner, which may be round, under nothing. */
const isSeen = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const));
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

/** The buttons of a form lie whole under the felt, and every line of the list beside it can be brought into sight, under nothing. */
async function expectNothingCovered(page: Page, panel: Locator, buttons: readonly RegExp[]): Promise<void> {
  const felt = await placeOf(page.getByRole('main', { name: 'Table' }));
  for (const name of buttons) {
    const place = await placeOf(button(page, name));
    expect([place.y >= felt.bottom, place.bottom <= (page.viewportSize()?.height ?? 0)]).toEqual([true, true]);
  }
  const lines = await panel.getByRole('listitem').all();
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    await line.scrollIntoViewIfNeeded();
    expect(await isSeen(line), (await line.textContent()) ?? '').toBe(true);
  }
}

test('buttons of bids and bets stand under the felt and cover nothing, and whoever acts sees the Dealer and the own hand', async () => {
  // Ben, who bets least, is dealt 9 and 8 against 6.
  const cards = '9 8 7 8  6  8 9 8 9  10';
  const game = await beginWith(house, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'], { cards });
  house.clock.stop();
  const ben = await game.show('Ben', { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  const { page } = ben;
  await game.say('Ann', { type: 'bid', amount: 40 });
  await untilBanner(page, 'Ann leads with 40');
  const bidButtons = [/^Raise/, /^Re-bet/, /^Skip$/];
  await expectNothingCovered(page, auction(page), bidButtons);
  // At this size slider and list are on screen at once.
  await slider(page, 'Amount on the slider').scrollIntoViewIfNeeded();
  expect(await isSeen(auction(page).getByRole('listitem').nth(4))).toBe(true);
  await page.setViewportSize(LOW);
  await expectNothingCovered(page, auction(page), bidButtons);
  await amount(page).fill('77');
  await button(page, 'Raise to 77').click();
  await untilBanner(page, 'You lead with 77');

  await game.say('Ann', { type: 'bid', amount: 90 });
  for (const name of ['Ben', 'Cleo', 'Dora', 'Emil']) await game.say(name, { type: 'skipRest' });
  await bets(page).waitFor();
  await expectNothingCovered(page, bets(page), [/^Bet/, /^Min-bet/, /^All-in/, /^Re-bet/]);
  await lookAt(house, page, 'standard-phone-bets');
  house.clock.stop();
  await page.setViewportSize(LOW);
  await button(page, '+100').click();
  await button(page, 'Bet 200').click();
  await bets(page).getByText('Your bet of 200 is in').waitFor();

  for (const name of ['Cleo', 'Dora', 'Emil']) await game.say(name, { type: 'bet', amount: 300 });
  await untilBanner(page, 'Your turn');
  await expect.poll(() => isSeen(page.getByRole('group', { name: 'Ben, hand 1' })), PATIENT).toBe(true);
  expect(await isSeen(page.getByRole('list', { name: "Dealer's cards" }).getByRole('img').first())).toBe(true);
  await game.close();
  await expectNoFaults(ben);
});
