import type { Page } from 'playwright-core';
import { button } from './at-the-table.ts';

/** Cards in the order in which they come out of the shoe, with blanks between. */
type Cards = string;

/** Goes from the home page to the list of tables as a guest. */
export async function playAsGuest(page: Page): Promise<void> {
  await button(page, 'Play as guest').click();
  await page.waitForURL('**/tables');
}

/** The server deals these cards first on tables that this page opens; the page itself cannot ask for that. */
async function stackShoe(page: Page, cards: Cards): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    const request = route.request();
    const body: unknown = request.postDataJSON();
    if (request.method() !== 'POST' || typeof body !== 'object') return route.continue();
    return route.continue({
      postData: JSON.stringify({ ...body, cards: cards.split(' ').filter((card) => card !== '') }),
    });
  });
}

/** Opens a House table through the lobby and waits until its felt is there. */
export async function openTable(page: Page, cards: Cards): Promise<void> {
  await stackShoe(page, cards);
  await button(page, 'Create House table').click();
  await page.waitForURL('**/tables/*');
  await page.getByText('Seats are open').first().waitFor();
}

/** Goes to the table of this person from the lobby, by the button with this name in its row. */
export async function enterTable(page: Page, host: string, name: string | RegExp): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: host });
  await row.getByRole('link', { name }).or(row.getByRole('button', { name })).first().click();
  await page.waitForURL('**/tables/*');
}
