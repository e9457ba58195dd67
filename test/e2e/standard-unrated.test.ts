import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amount, bets, cells, off, ready } from './at-the-standard-table.ts';
import { button, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { playAsGuest } from './lobby.ts';
import { expectNoFaults } from './standard.ts';
import { PATIENT, part, placeOf, press } from './standard-sights.ts';
import { visit } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** The names of all settings as they follow each other. */
const SETTINGS =
  /Include bot.*Rounds.*Starting capital.*Minimum bet.*Bidding format.*Dealer’s rule.*Action time limit.*Bets shown after auction.*Advanced settings.*Round break time.*Minimum raise.*Joining/s;

/** The settings as they are at first, and as they are changed for a short game by sealed bids. */
async function setUp(page: Page): Promise<void> {
  const setup = page.getByRole('region', { name: 'Open a table' });
  await setup.getByText('Standard', { exact: true }).click();
  await setup.getByText('Advanced settings').click();
  await expect.poll(() => setup.textContent(), PATIENT).toMatch(SETTINGS);
  const fields = setup.getByRole('textbox').and(setup.locator('[inputmode="numeric"]'));
  expect(await fields.evaluateAll((all) => all.map((field) => 'value' in field && field.value))).toEqual([
    '30',
    '1,000',
    '100',
  ]);
  for (const [about, chosen, all] of [
    ['Bidding format', 'Open', 2],
    ['Action time limit', '30 s', 3],
    ['Round break time', '10 s', 3],
  ] as const) {
    const choices = setup.getByRole('group', { name: about }).getByRole('radio');
    expect(await choices.count()).toBe(all);
    expect(await choices.and(setup.getByLabel(chosen)).isChecked(), about).toBe(true);
  }
  const last = setup.locator('select').last();
  expect(await last.isDisabled()).toBe(true);
  expect(await last.getByRole('option').allTextContents()).toEqual(['', 'Open', 'Host approval', '4-digit passcode']);
  await setup.getByText('Blind', { exact: true }).click();
  await setup.getByRole('textbox', { name: 'Rounds' }).fill('1');
  await button(page, 'Create Standard table').click();
  await page.getByText('Standard, unrated').waitFor();
}

/** From now on whatever waits for exactly three seconds waits for `goOn`, which tells how many did. */
async function holdNews(page: Page): Promise<{ readonly goOn: () => Promise<number> }> {
  await page.evaluate(() => {
    const wait = globalThis.setTimeout.bind(globalThis);
    const held: (() => void)[] = [];
    Object.assign(globalThis, {
      setTimeout: (ring: () => void, after = 0) => (Math.round(after) === 3_000 ? held.push(ring) : wait(ring, after)),
      goOn: () => {
        const { length } = held;
        for (const ring of held.splice(0)) ring();
        return length;
      },
    });
  });
  return { goOn: () => page.evaluate('goOn()') };
}

/** Where the words of an axis stand to the drawing: `over`, `under` or neither. */
async function sideOf(chart: Locator, words: string): Promise<string> {
  const [text, drawing] = [
    await placeOf(chart.locator('p').filter({ hasText: words })),
    await placeOf(chart.locator('svg').first()),
  ];
  if (text.bottom <= drawing.top) return 'over';
  return text.top >= drawing.bottom ? 'under' : 'neither';
}

test('STD-005 STD-006 STD-008 STD-011 STD-048 STD-163 STD-164 STD-165 STD-200 STD-203 STD-213 STD-214 STD-216 a guest plays a short game by sealed bids to its end, where nothing is rated', async () => {
  const ann = await visit(house, { reducedMotion: 'reduce' });
  const { page } = ann;
  await playAsGuest(page);
  await setUp(page);

  // What is applied is told for three seconds; what is only written does nothing.
  const news = await holdNews(page);
  const info = page.getByRole('status', { name: 'Info' });
  await page.getByRole('textbox', { name: 'Next cards' }).fill('10 6 9 10 5');
  await press(page, 'Apply cards');
  await info.getByText('5 cards were added to the stack', { exact: true }).waitFor();
  expect.soft(await news.goOn()).toBe(1);
  await expect.poll(() => info.textContent(), PATIENT).toBe('');
  await page.getByRole('textbox', { name: 'Next cards' }).fill('A A A A A');
  await button(page, 'I’m ready').click();
  await press(page, 'Start the game');

  await part(page, 'Dealer position auction').waitFor();
  house.clock.stop();
  for (const wrong of ['', '1001']) {
    await amount(page).fill(wrong);
    await off(page, /^Submit/).waitFor();
  }
  await amount(page).fill('1000');
  await ready(page, 'Submit 1,000').waitFor();
  await amount(page).fill('50');
  await press(page, 'Submit 50');
  await untilBanner(page, 'You deal');
  expect(await bets(page).count()).toBe(0);
  for (const name of [/^Six of/, /^Ten of/]) await part(page, 'Dealer').getByRole('img', { name }).waitFor();
  for (const name of [/^Ten of/, /^Nine of/]) await part(page, 'Players').getByRole('img', { name }).waitFor();
  await page.evaluate('stopTime()');
  await press(page, 'Hit');

  // The podium is there at once, and the results when the three seconds are over.
  await button(page, /^Podium/).waitFor();
  await info.getByText('Final results').waitFor();
  expect.soft(await info.textContent()).toBe('Final resultsin 3.0 s');
  const results = page.getByRole('dialog', { name: 'Final results' });
  expect.soft(await results.count()).toBe(0);
  expect.soft(await news.goOn()).toBe(1);
  await page.evaluate('goOnTime()');
  await results.getByText('All rounds are played. This game was not rated.').waitFor();
  const me = await ann.name();
  const shown = await cells(results.locator('tbody tr'));
  expect.soft(shown).toEqual([
    ['1', 'Active', '1,075', '53.8 %', '–', '–'],
    ['2', 'Active', '925', '46.3 %', '–', '–'],
  ]);
  expect(await results.getByRole('rowheader').allTextContents()).toEqual([`${me}you`, 'Bot']);
  await page.keyboard.press('Escape');
  await results.waitFor({ state: 'detached' });
  expect(await part(page, 'Capital standings').textContent()).not.toContain('ELO');
  const chart = page.getByRole('figure', { name: 'Total capital by round index' });
  expect.soft([await sideOf(chart, 'Total capital'), await sideOf(chart, 'Round index')]).toEqual(['over', 'under']);
  house.clock.go();
  await expectNoFaults(ann);
});
