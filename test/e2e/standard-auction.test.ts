import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdFloats, lookAtFloats, lookOfSlider } from './amounts.ts';
import {
  amount,
  auction,
  cells,
  dealer,
  dealerHasNatural,
  off,
  placeOf,
  ready,
  slider,
} from './at-the-standard-table.ts';
import { button, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { lookAt } from './page-checks.ts';
import { beginStandard, expectNoFaults, gatherStandard, type StandardGame } from './standard.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const STILL = { reducedMotion: 'reduce' } as const;

/** Which colour prevails in the words of something on screen. */
function colourOf(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const [red = 0, green = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    return red > green + 30 ? 'red' : green > red + 30 ? 'green' : 'neither';
  });
}

/** What is said of the auction and what may be typed, on the page of somebody who is asked. */
async function draftsSurvive(page: Page, game: StandardGame): Promise<void> {
  const field = amount(page);
  await field.fill('');
  await off(page, /^Raise/).waitFor();
  await game.say('Ben', { type: 'bid', amount: 40 });
  await untilBanner(page, 'Ben leads with 40');
  expect(await field.inputValue()).toBe('');
  await field.pressSequentially('a3-.x0');
  expect(await field.inputValue()).toBe('30');
  await off(page, /^Raise/).waitFor();
  await game.say('Cleo', { type: 'bid', amount: 41 });
  await untilBanner(page, 'Cleo leads with 41');
  expect(await field.inputValue()).toBe('30');
  await field.fill('1001');
  await off(page, /^Raise/).waitFor();
  await game.say('Dora', { type: 'bid', amount: 42 });
  await untilBanner(page, 'Dora leads with 42');
  expect(await field.inputValue()).toBe('1001');
  await field.blur();
  expect(await field.inputValue()).toBe('1000');
  for (const short of ['', '42']) {
    await field.fill(short);
    await field.blur();
    expect(await field.inputValue()).toBe('43');
  }
  await field.fill('7');
  await field.press('Enter');
  expect(await field.inputValue()).toBe('43');
  await ready(page, 'Raise to 43').waitFor();
  await untilBanner(page, 'Dora leads with 42');
}

/** The slider beside the field, its end and what lies beyond it. */
async function sliderFollows(page: Page): Promise<void> {
  const field = amount(page);
  const line = slider(page, 'Amount on the slider');
  expect([await line.getAttribute('min'), await line.getAttribute('max')]).toEqual(['0', '400']);
  await field.fill('200');
  expect(await line.inputValue()).toBe('200');
  const { filled, hasThumb } = await lookOfSlider(line);
  expect([hasThumb, filled > 35, filled < 65]).toEqual([true, true, true]);
  await field.fill('401');
  expect([await field.inputValue(), await line.inputValue()]).toEqual(['401', '400']);
  expect(await lookOfSlider(line)).toEqual({ hasThumb: false, filled: 100 });
  await ready(page, 'Raise to 401').waitFor();
  await button(page, 'About Amount').click();
  const tip = page.getByRole('note', { name: 'Amount' });
  await tip.getByText(/not more than 400/).waitFor();
  await tip.getByText(/only the Minimum bet and still come out ahead/).waitFor();
  await tip.getByText(/the field takes more than the slider shows/).waitFor();
  await page.keyboard.press('Escape');

  const { x, y, width } = await placeOf(line);
  await page.mouse.click(x + width / 2, y + 18);
  const chosen = Number(await field.inputValue());
  expect([chosen > 150, chosen < 250, await line.inputValue()]).toEqual([true, true, String(chosen)]);
  await ready(page, `Raise to ${chosen}`).waitFor();
  // Whoever presses over a printed number means that number.
  for (const mark of [100, 300]) {
    const printed = await placeOf(line.locator('..').getByText(String(mark), { exact: true }));
    await page.mouse.click(printed.x + printed.width / 2, y + 18);
    expect(Math.abs(Number(await field.inputValue()) - mark)).toBeLessThanOrEqual(2);
  }
  await line.press('Home');
  expect(await field.inputValue()).toBe('43');
}

/** Steps with what is really added or taken off, which may be less than they say. */
async function stepsFloat(page: Page, how: 'moving' | 'still'): Promise<void> {
  const [up, down] = how === 'moving' ? (['up', 'down'] as const) : (['not', 'not'] as const);
  const shown = [0, 1, 0];
  await holdFloats(page);
  await amount(page).fill('45');
  await off(page, '+10').waitFor({ state: 'detached' });
  await button(page, '−10').click();
  await off(page, '−1').waitFor();
  expect(await amount(page).inputValue()).toBe('43');
  await button(page, '+10').click();
  expect(await amount(page).inputValue()).toBe('53');
  expect(await lookAtFloats(auction(page), 2)).toEqual([
    { words: '−2', moved: down, colour: 'red', shown },
    { words: '+10', moved: up, colour: 'green', shown },
  ]);
  for (const [step, comesTo] of [
    ['−5', '48'],
    ['+1', '49'],
    ['−1', '48'],
    ['+5', '53'],
  ] as const) {
    await button(page, step).click();
    expect(await amount(page).inputValue()).toBe(comesTo);
  }
  await lookAtFloats(auction(page), 4);
  await amount(page).fill('994');
  await button(page, '+10').click();
  expect(await amount(page).inputValue()).toBe('1000');
  await off(page, '+1').waitFor();
  expect(await lookAtFloats(auction(page), 1)).toEqual([{ words: '+6', moved: up, colour: 'green', shown }]);
}

/** The red button and its two answers, neither of which is given by opening it. */
async function skipIsConfirmed(page: Page, current: string): Promise<Locator> {
  expect(await colourOf(button(page, 'Skip'))).toBe('red');
  await button(page, 'Skip').click();
  const dialog = page.getByRole('dialog', { name: 'Skip' });
  await dialog.getByRole('button', { name: current, exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Skip rest of auction', exact: true }).waitFor();
  return dialog;
}

test('STD-037 STD-038 STD-039 STD-040 STD-041 STD-042 STD-043 STD-044 STD-045 STD-046 STD-047 STD-048 STD-058 five bid for the deal', async () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'];
  const game = await beginStandard(house, names, { includeBot: false, actionTime: 60 });
  house.clock.stop();
  const [ann, ben] = [await game.show('Ann'), await game.show('Ben', STILL)];
  await auction(ann.page).waitFor();
  const opening = await skipIsConfirmed(ann.page, 'Skip opening bid');
  await ann.page.keyboard.press('Escape');
  await opening.waitFor({ state: 'detached' });
  await auction(ann.page).getByRole('listitem').filter({ hasText: 'Ann' }).getByText('To answer').waitFor();
  await draftsSurvive(ann.page, game);
  await sliderFollows(ann.page);
  await stepsFloat(ann.page, 'moving');
  await stepsFloat(ben.page, 'still');
  await lookAt(house, ann.page, 'standard-auction');
  house.clock.stop();

  await amount(ann.page).fill('455');
  await button(ann.page, 'Raise to 455').click();
  await untilBanner(ann.page, 'You lead with 455');
  const dialog = await skipIsConfirmed(ben.page, 'Skip current bid');
  await dialog.getByRole('button', { name: 'Skip current bid' }).click();
  await auction(ben.page).getByRole('listitem').filter({ hasText: 'Ben' }).getByText('Skips 455').waitFor();
  expect(await dealer(ann.page).count()).toBe(0);
  const place = await placeOf(auction(ann.page));
  for (const name of ['Cleo', 'Dora', 'Emil']) await game.say(name, { type: 'skipRest' });
  await dealer(ann.page).getByText('Ann paid 455 to deal.').waitFor();
  expect(await auction(ann.page).count()).toBe(0);
  const seat = await placeOf(dealer(ann.page));
  expect(Math.abs(seat.y - place.y)).toBeLessThan(30);
  expect(Math.abs(seat.x - place.x)).toBeLessThan(30);
  await game.close();
  await expectNoFaults(ann, ben);
});

const bidsDialog = async (page: Page): Promise<Locator> => {
  await button(page, 'View auction bids').click();
  const dialog = page.getByRole('dialog', { name: 'Auction bids' });
  await dialog.waitFor();
  return dialog;
};

test('STD-037 STD-059 STD-060 STD-061 STD-062 STD-063 STD-064 sealed bids are listed when all have answered', async () => {
  const names = ['Ann', 'Ben', 'Cleo'];
  const game = await gatherStandard(house, names, { includeBot: false, actionTime: 60, bidding: 'blind' });
  house.clock.stop();
  await game.say('Ann', { type: 'applyCards', cards: dealerHasNatural(2) });
  const ann = await game.show('Ann', STILL);
  const { page } = ann;
  await button(page, 'Start the game').click();
  await auction(page).waitFor();
  for (const [name, amount, wait] of [
    ['Cleo', 10, 500],
    ['Ben', 30, 1_250],
  ] as const) {
    house.clock.pass(wait);
    await game.say(name, { type: 'bid', amount });
    await auction(page).getByRole('listitem').filter({ hasText: name }).getByText('Answered').waitFor();
  }
  await button(page, 'Skip').click();
  const question = page.getByRole('dialog', { name: 'Skip this auction' });
  await question.getByText('This can’t be taken back').waitFor();
  await question.getByRole('button', { name: 'Back to bidding' }).click();
  await question.waitFor({ state: 'detached' });
  house.clock.pass(1_255);
  await amount(page).fill('30');
  await button(page, 'Submit 30').click();
  await dealer(page).getByText('Ben paid 30 to deal.').waitFor();
  const dialog = await bidsDialog(page);
  for (const words of ['Ben won and paid 30.', 'Blind bidding', 'All bets']) await dialog.getByText(words).waitFor();
  expect(await dialog.getByRole('columnheader').allTextContents()).toEqual([
    '#',
    'Bidder',
    'Bid',
    'Time from start (s)',
  ]);
  expect(await cells(dialog.locator('tbody tr'))).toEqual([
    ['1', 'Benpaid', '30', '1.75'],
    ['2', 'Ann', '30', expect.stringMatching(/^3\.0[01]$/)],
    ['3', 'Cleo', '10', '0.50'],
  ]);
  await page.keyboard.press('Escape');
  for (const name of ['Ann', 'Cleo']) await game.say(name, { type: 'bet', amount: 100 });
  await untilBanner(page, 'Round over');
  house.clock.pass(5_000);

  await auction(page).waitFor();
  await button(page, 'Skip').click();
  await question.getByRole('button', { name: 'Skip', exact: true }).click();
  await auction(page).getByText('You have skipped, for this auction to the end.').waitFor();
  expect(
    await auction(page)
      .getByRole('button', { name: /^Submit|^Skip/ })
      .count(),
  ).toBe(0);
  for (const name of ['Ben', 'Cleo']) await game.say(name, { type: 'skip' });
  await dealer(page).getByText('Everyone skipped, so the Banker deals.').waitFor();
  await (await bidsDialog(page)).getByText('No bids were revealed.').waitFor();
  await game.close();
  await expectNoFaults(ann);
});
