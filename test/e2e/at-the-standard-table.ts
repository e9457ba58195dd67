import type { Locator, Page } from 'playwright-core';
import { button } from './at-the-table.ts';

/** Ranks for so many Players: everybody but the Dealer gets nines, the Dealer a natural, and the round is over with its deal. */
export const dealerHasNatural = (players: number): string => `${'9 '.repeat(players)}A ${'9 '.repeat(players)}K`;

/** The panel of the auction. */
export const auction = (page: Page): Locator => page.getByRole('region', { name: 'Dealer position auction' });

/** The panel of the hand bets. */
export const bets = (page: Page): Locator => page.getByRole('region', { name: 'Hand bets' });

/** The seat of whoever deals. */
export const dealer = (page: Page): Locator => page.getByRole('region', { name: 'Dealer', exact: true });

/** The field for a bid. */
export const amount = (page: Page): Locator => page.getByRole('textbox', { name: 'Amount', exact: true });

/** A slider by its whole name. */
export const slider = (page: Page, name: string): Locator => page.getByRole('slider', { name, exact: true });

/** A button that may be pressed now. */
export const ready = (page: Page, name: string | RegExp): Locator =>
  button(page, name).and(page.locator('[aria-disabled="false"]'));

/** A button that may not be pressed now. */
export const off = (page: Page, name: string | RegExp): Locator =>
  button(page, name).and(page.locator('[aria-disabled="true"]'));

/** Where something stands, in CSS pixels from the upper left corner of the window. */
export async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not on screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** What stands in the cells of rows; headings of rows are none. */
export async function cells(rows: Locator): Promise<readonly (readonly string[])[]> {
  const texts: string[][] = [];
  for (const row of await rows.all()) texts.push(await row.getByRole('cell').allTextContents());
  return texts;
}
