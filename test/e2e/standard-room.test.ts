import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdFloats, lookAtFloats } from './amounts.ts';
import {
  amount,
  auction,
  bets,
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
import { playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { expectNoFaults, gatherStandard, visitAs } from './standard.ts';
import { visit } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** A busy machine takes its time. In milliseconds. */
const PATIENT = { timeout: 15_000 } as const;

const STILL = { reducedMotion: 'reduce' } as const;

const seats = (page: Page): Locator => page.getByRole('region', { name: 'Players', exact: true });
const standing = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Capital standings' }).getByRole('row').filter({ hasText: name });

test('STD-004 STD-007 STD-009 STD-010 the setup of a Standard room stands in the lobby', async () => {
  const ann = await visitAs(house, 'Annabel', STILL);
  const { page } = ann;
  await page.goto(`${house.url}/tables`);
  const setup = page.getByRole('region', { name: 'Open a table' });
  await setup.getByText('Standard', { exact: true }).click();
  for (const name of ['Rounds', 'Starting capital', 'Minimum bet'])
    await setup.getByRole('textbox', { name, exact: true }).waitFor();
  for (const name of ['Include bot', 'Bidding format', 'Action time limit'])
    expect(await setup.getByRole('group', { name }).getByRole('radio', { disabled: true }).count()).toBe(0);

  await setup.getByRole('button', { name: 'About Dealer’s rule' }).click();
  const tip = setup.getByRole('note', { name: 'Dealer’s rule' });
  for (const pattern of [/^Free will: /, /^Free will and 2-1: /, /^Free will and 3-2-1: /])
    await tip.getByText(pattern).waitFor();
  await page.keyboard.press('Escape');

  const shown = setup.getByRole('combobox', { name: 'Bets shown after auction' });
  expect(await shown.getByRole('option').allTextContents()).toEqual(['All bets', 'Paid bet only']);
  expect(await shown.inputValue()).toBe('all');

  await setup.getByText('Advanced settings').click();
  const raise = setup.getByRole('combobox', { name: 'Minimum raise' });
  const label = setup.getByRole('button', { name: 'About Minimum raise' }).locator('..');
  expect([await raise.inputValue(), await raise.isEnabled()]).toEqual(['1', true]);
  const bright = await label.evaluate((element) => getComputedStyle(element).color);
  await setup.getByText('Blind', { exact: true }).click();
  await expect.poll(() => raise.isDisabled(), PATIENT).toBe(true);
  expect(await raise.inputValue()).toBe('');
  expect(await raise.locator('option:checked').textContent()).toBe('');
  expect(await label.evaluate((element) => getComputedStyle(element).color)).not.toBe(bright);

  await button(page, 'Create Standard table').click();
  await page.getByRole('heading', { name: 'Before the first auction' }).waitFor();
  await page.getByText('Standard, rated').waitFor();
  await expectNoFaults(ann);
});

test('STD-002 STD-013 a guest plays a round against the bot, from the home page on', async () => {
  const ann = await visit(house, STILL);
  const { page } = ann;
  await playAsGuest(page);
  const setup = page.getByRole('region', { name: 'Open a table' });
  await setup.getByText('Standard', { exact: true }).click();
  const bot = setup.getByRole('group', { name: 'Include bot' });
  expect(await bot.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
  expect(await bot.getByRole('radio', { name: 'No' }).isDisabled()).toBe(true);
  expect(await setup.getByRole('combobox', { name: 'Joining' }).isDisabled()).toBe(true);
  await setup.getByRole('combobox', { name: 'Bets shown after auction' }).selectOption('paid');
  await setup.getByText('Advanced settings').click();
  expect(await setup.getByRole('combobox', { name: 'Minimum raise' }).isEnabled()).toBe(true);
  await setup.getByRole('textbox', { name: 'Rounds' }).fill('2');
  await button(page, 'Create Standard table').click();

  await page.getByText('Standard, unrated').waitFor();
  await page.getByRole('region', { name: 'Who plays' }).getByText('Bot').waitFor();
  await page.getByRole('textbox', { name: 'Next cards' }).fill(dealerHasNatural(1));
  await button(page, 'Apply cards').click();
  await button(page, 'I’m ready').click();
  await button(page, 'Start the game').and(page.locator('[aria-disabled="false"]')).click();
  await untilBanner(page, 'Bot leads with 0');
  house.clock.stop();
  await page.getByRole('switch', { name: 'Auto continue' }).click();
  await page.getByText('Off', { exact: true }).waitFor();
  await amount(page).fill('12');
  await button(page, 'Raise to 12').click();
  await untilBanner(page, 'Round over');
  await untilBanner(page, 'You won 100 coins as Dealer');
  await dealer(page).getByText('Blackjack').waitFor();
  await dealer(page)
    .getByText(`${await ann.name()} paid 12 to deal.`)
    .waitFor();
  await button(page, 'View auction bids').click();
  const dialog = page.getByRole('dialog', { name: 'Auction bids' });
  await dialog.getByText('Paid bet only').waitFor();
  expect((await cells(dialog.locator('tbody tr'))).map((row) => row.slice(0, 3))).toEqual([
    ['1', `${await ann.name()}paid`, '12'],
  ]);
  await expectNoFaults(ann);
});

/** The amount of a hand bet, its two steps and its slider. */
async function handBetIsChosen(page: Page): Promise<void> {
  const panel = bets(page);
  const line = slider(page, 'Hand bet');
  const chosen = panel.getByLabel('Chosen bet');
  expect([await line.getAttribute('min'), await line.getAttribute('max'), await line.inputValue()]).toEqual([
    '0',
    '1090',
    '100',
  ]);
  await line.press('Home');
  expect([await chosen.textContent(), await line.inputValue()]).toEqual(['100', '100']);
  await off(page, '−100').waitFor();
  const { x, y, width, bottom } = await placeOf(line);
  await page.mouse.click(x + width / 3, y + 18);
  expect(Number(await line.inputValue()) % 2).toBe(0);
  await button(page, `Bet ${await chosen.textContent()}`).waitFor();
  for (const step of ['−100', '+100']) expect((await placeOf(button(page, step))).bottom).toBeLessThanOrEqual(y);
  for (const name of [/^Bet /, /^Min-bet/, /^All-in/, /^Re-bet/])
    expect((await placeOf(panel.getByRole('button', { name }))).y).toBeGreaterThanOrEqual(bottom);
  await off(page, /^Re-bet/).waitFor();

  await holdFloats(page);
  await line.press('End');
  await line.press('ArrowLeft');
  expect(await chosen.textContent()).toBe('1,088');
  await button(page, '+100').click();
  expect(await chosen.textContent()).toBe('1,090');
  await off(page, '+100').waitFor();
  await button(page, '−100').click();
  expect(await chosen.textContent()).toBe('990');
  const shown = [0, 1, 0];
  expect(await lookAtFloats(panel, 2)).toEqual([
    { words: '+2', moved: 'up', colour: 'green', shown },
    { words: '−100', moved: 'down', colour: 'red', shown },
  ]);
}

test('STD-049 STD-059 STD-065 STD-067 STD-068 STD-069 STD-070 STD-071 STD-072 STD-073 STD-074 STD-075 STD-077 four bet their hands against a fifth', async () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'];
  const game = await gatherStandard(house, names, { includeBot: false, actionTime: 60 });
  house.clock.stop();
  await game.say('Ann', { type: 'applyCards', cards: dealerHasNatural(4) });
  await game.say('Ann', { type: 'start' });
  await game.say('Ann', { type: 'bid', amount: 455 });
  const [ann, ben, eve] = [await game.show('Ann', STILL), await game.show('Ben'), await game.watch(STILL)];
  const all = [ann, ben, eve];
  for (const { page } of all) {
    await auction(page).waitFor();
    expect(await seats(page).count()).toBe(0);
  }
  for (const name of names.slice(1)) await game.say(name, { type: 'skipRest' });
  for (const { page } of all) {
    const note = dealer(page).getByText('Ann paid 455 to deal.');
    await note.waitFor();
    const [seat, words, panel] = [await placeOf(dealer(page)), await placeOf(note), await placeOf(bets(page))];
    expect([words.x > seat.x + seat.width / 3, words.y > seat.y + seat.height / 2]).toEqual([true, true]);
    expect(panel.y).toBeGreaterThanOrEqual(seat.bottom);
    expect(await seats(page).count()).toBe(0);
    expect(await cells(standing(page, 'Cleo'))).toEqual([['1,091', '-']]);
  }
  for (const { page } of [ann, eve]) expect(await bets(page).getByRole('slider').count()).toBe(0);
  await handBetIsChosen(ben.page);
  await lookAt(house, ben.page, 'standard-bets');
  house.clock.stop();

  await game.say('Cleo', { type: 'bet', amount: 200 });
  await bets(ben.page).getByRole('listitem').filter({ hasText: 'Cleo' }).getByText('Bet is in').waitFor();
  await slider(ben.page, 'Hand bet').press('Home');
  await button(ben.page, '+100').click();
  await button(ben.page, 'Bet 200').click();
  await bets(ben.page).getByText('Your bet of 200 is in, and sealed until the deal.').waitFor();
  expect(await bets(ben.page).getByRole('slider').count()).toBe(0);
  for (const name of ['Ben', 'Cleo']) expect(await cells(standing(ben.page, name))).toEqual([['1,091', '-']]);
  for (const name of ['Dora', 'Emil']) await game.say(name, { type: 'bet', amount: 100 });
  for (const { page } of all) {
    await seats(page).getByText('Cleo').waitFor();
    await untilBanner(page, 'Round over');
    expect(await bets(page).count()).toBe(0);
    await dealer(page).getByText('Ann paid 455 to deal.').waitFor();
    expect((await cells(standing(page, 'Ben')))[0]?.[0]).toBe('891');
  }

  house.clock.pass(5_000);
  await auction(ann.page).waitFor();
  expect(await dealer(ann.page).count()).toBe(0);
  expect(await slider(ann.page, 'Amount on the slider').getAttribute('max')).toBe('400');
  await button(ann.page, 'Re-bet 455').click();
  await untilBanner(ann.page, 'You lead with 455');
  for (const name of names.slice(1)) await game.say(name, { type: 'skipRest' });
  await ready(ben.page, /^Min-bet/).waitFor();
  await ready(ben.page, /^All-in/).waitFor();
  await button(ben.page, /^Re-bet 200$/).click();
  await bets(ben.page).getByText('Your bet of 200 is in, and sealed until the deal.').waitFor();
  await game.close();
  await expectNoFaults(...all);
});
