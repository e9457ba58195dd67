import type { Locator, Page } from 'playwright-core';

/** The line over the table that says what goes on. */
export function banner(page: Page): Locator {
  return page
    .locator('[data-tone]')
    .filter({ has: page.locator('p') })
    .first();
}

/** A button by its whole name. */
export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' });
}

/** Waits until the banner says this. */
export async function untilBanner(page: Page, words: string | RegExp): Promise<void> {
  await banner(page).filter({ hasText: words }).waitFor();
}

/** Takes a free seat. */
export async function sit(page: Page, seat: number): Promise<void> {
  await button(page, new RegExp(`Seat ${seat}\\b.*Sit here|Sit here.*Seat ${seat}\\b`)).click();
}

/** Puts a chip on the spot and bets it. */
export async function bet(page: Page, amount: number): Promise<void> {
  await button(page, `${amount} chip`).click();
  await button(page, new RegExp(`^Bet ${amount}`)).click();
}

/** Takes an action of the hand that is asked, as soon as it may be taken. */
export async function act(page: Page, action: 'Hit' | 'Stand' | 'Double' | 'Split'): Promise<void> {
  await untilBanner(page, 'Your turn');
  await button(page, action).and(page.locator('[aria-disabled="false"]')).click();
}
