import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { openTable, playAsGuest } from './lobby.ts';
import { visit } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const focusedName = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

/** The width of the outline round what has the focus, in CSS pixels. */
const focusOutline = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null) return 'nothing';
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return `${outlineStyle} ${outlineWidth}`;
  });

/** Presses Tab until what has the focus is called like this. Throws after a walk through the whole page. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`no way to ${name} by Tab`);
}

test('two rounds by the keyboard alone, from the seat to the next hand', async () => {
  const ann = await visit(house, { reducedMotion: 'reduce' });
  const { page } = ann;
  await playAsGuest(page);
  await openTable(page, '8S 6D 8H 10C  3S 10D  10H  KS  5S 9H 6D 8C  2H 8S');
  await tabTo(page, /Sit here.*Seat 1|Seat 1.*Sit here/);
  expect(await focusOutline(page)).toBe('solid 3px');
  await page.keyboard.press('Enter');
  await untilBanner(page, 'Ready when you are');
  await page.keyboard.press('Enter');
  await untilBanner(page, 'Place your bets');
  await page.keyboard.press('2');
  await button(page, 'Bet 100').waitFor();
  await page.keyboard.press('Enter');
  await untilBanner(page, 'Your turn');
  await page.keyboard.press('p');
  await untilBanner(page, 'First hand');
  await page.keyboard.press('D');
  await untilBanner(page, 'Second hand');
  await page.keyboard.press('s');
  await untilBanner(page, 'You won 300 chips');
  await page.keyboard.press('Enter');
  await untilBanner(page, 'Place your bets');
  await page.keyboard.press('1');
  await button(page, 'Bet 50').waitFor();
  await page.keyboard.press('Enter');
  await untilBanner(page, 'Your turn');
  await page.keyboard.press('Control+h');
  await page.keyboard.press('h');
  await page.getByText('13', { exact: true }).waitFor();
  await page.keyboard.press('h');
  await untilBanner(page, 'You won 50 chips');
  expect(ann.faults()).toEqual([]);
});
