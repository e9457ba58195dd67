import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { button } from './at-the-table.ts';

/** A busy machine takes its time. In milliseconds. */
export const PATIENT = { timeout: 30_000 } as const;

/** Where something is on screen, in CSS pixels. */
interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where something is. Throws for what is not drawn. */
export async function placeOf(what: Locator): Promise<Place> {
  return what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

/** A part of the page by the name that it has for people who listen. */
export function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The names in the Capital standings from above. */
export const ranked = (page: Page): Promise<string[]> =>
  part(page, 'Capital standings')
    .getByRole('rowheader')
    .evaluateAll((all) => all.map((one) => one.querySelector('bdi')?.textContent ?? ''));

/** A figure over the information column. */
export const figure = (page: Page, name: string): Locator =>
  page.locator('section[aria-label="The game in figures"] dl > div').filter({ hasText: name }).locator('dd');

/** The line of somebody in the Capital standings, as its cells say it. */
export async function standing(page: Page, name: string): Promise<readonly string[]> {
  const row = part(page, 'Capital standings').getByRole('row').filter({ hasText: name });
  return row.getByRole('cell').allTextContents();
}

/** Waits until the line of somebody in the Capital standings has these cells. */
export async function untilStanding(page: Page, name: string, cells: readonly string[]): Promise<void> {
  await expect.poll(() => standing(page, name), PATIENT).toEqual(cells);
}

/** Presses a button that may be pressed, as soon as it may. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).and(page.locator('[aria-disabled="false"]')).click();
}
