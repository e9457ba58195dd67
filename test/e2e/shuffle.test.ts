import { afterAll, beforeAll, expect, test } from 'vitest';
import { bet, button, sit, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { openTable, playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { visit } from './visitor.ts';
import { joinByWire } from './wire-player.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const SEATS = [1, 2, 3, 4, 5, 6];
/** Naturals for six seats and the dealer: fourteen cards, and every bet comes back. */
const ALL_PUSH = 'AS AH AD AC AS AH AD KS KH KD KC KS KH KC';
/** With six seats the shoe is low once fewer than half of its 260 cards are left: after ten such rounds. */
const ROUNDS_UNTIL_LOW = 10;

test('HSE-044 a low shoe is shuffled before the bets open: announced, with a pause in which nobody can bet', async () => {
  const ann = await visit(house, { reducedMotion: 'reduce' });
  const { page } = ann;
  await playAsGuest(page);
  await openTable(page, Array(ROUNDS_UNTIL_LOW).fill(ALL_PUSH).join(' '));
  for (const seat of SEATS) await sit(page, seat);
  await button(page, 'Deal us in').click();
  await untilBanner(page, 'Place your bets');
  const wire = await joinByWire(house, ann);
  for (let round = 1; round <= ROUNDS_UNTIL_LOW; round++) {
    for (const seat of SEATS) expect(await wire.say({ type: 'bet', seat, amount: 50 })).toMatchObject({ ok: true });
    await untilBanner(page, 'Round over');
    expect(await page.getByText('Shuffling').count()).toBe(0);
    if (round < ROUNDS_UNTIL_LOW) expect(await wire.say({ type: 'next' })).toMatchObject({ ok: true });
  }

  house.clock.stop();
  await button(page, 'Next hand').click();
  await untilBanner(page, 'Shuffling');
  await page.getByRole('img', { name: 'Shuffling 260 cards' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'The shoe is shuffled.' }).waitFor({ state: 'attached' });
  expect(
    await page
      .getByRole('button', { name: / chip$/ })
      .and(page.locator('[aria-disabled="false"]'))
      .count(),
  ).toBe(0);
  expect(await button(page, /^Bet/).and(page.locator('[aria-disabled="false"]')).count()).toBe(0);
  expect(await wire.say({ type: 'bet', seat: 1, amount: 50 })).toMatchObject({ ok: false, code: 'wrong-phase' });
  await lookAt(house, page, 'table-shuffle');
  house.clock.stop();
  house.clock.pass(2_900);
  await untilBanner(page, 'Shuffling');
  house.clock.pass(100);
  await untilBanner(page, 'Place your bets');
  house.clock.go();
  await bet(page, 50);
  await untilBanner(page, '1 of 6 in');
  await wire.leave();
  expect(ann.faults()).toEqual([]);
});
