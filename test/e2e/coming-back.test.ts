import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { act, banner, bet, button, sit, untilBanner } from './at-the-table.ts';
import { holdLine } from './held-line.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable, playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { type Visitor, visit } from './visitor.ts';

let house: House;
let ann: Visitor;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

beforeEach(async () => {
  ann = await visit(house);
  page = ann.page;
  await playAsGuest(page);
});

afterEach(async () => {
  house.clock.go();
  await ann.context.close();
});

/** Ann alone on seat 3 with a bet of 100: 5 and 6 against a 9. */
async function dealTo(visitor: Visitor, more: string): Promise<void> {
  await openTable(visitor.page, `5S 9H 6D 8C ${more}`);
  await sit(visitor.page, 3);
  await button(visitor.page, 'Deal us in').click();
  await bet(visitor.page, 100);
}

const cards = (from: Page) => from.getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ });

/** Cards that are on their way or turning. */
const movingCards = (from: Page): Promise<number> =>
  from.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect instanceof KeyframeEffect)
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('[data-face]') != null)
        .length,
  );

test('after a reload in mid-hand everything is back at once and the turn goes on', async () => {
  await dealTo(ann, '2H 8S');
  await act(page, 'Hit');
  await page.getByText('13', { exact: true }).waitFor();
  await page.reload();
  await cards(page).nth(3).waitFor();
  expect(await movingCards(page)).toBe(0);
  await untilBanner(page, 'Your turn');
  expect(await cards(page).count()).toBe(4);
  await page.getByRole('img', { name: 'Face-down card' }).waitFor();
  await act(page, 'Hit');
  await page.getByText('Stand 21').or(page.getByText('Win 21')).first().waitFor();
  await untilBanner(page, 'You won 100 chips');
  expect(ann.faults()).toEqual([]);
});

test('a lost connection is unmistakable, shown to others, and ends by itself', async () => {
  const ben = await visit(house, { reducedMotion: 'reduce' });
  await playAsGuest(ben.page);
  const line = await holdLine(page);
  await dealTo(ann, '2H 8S');
  await enterTable(ben.page, await ann.name(), 'Watch');
  await untilBanner(page, 'Your turn');
  const before = await cards(page).count();
  await ann.context.setOffline(true);
  await line.cut();
  await untilBanner(page, 'Reconnecting');
  await banner(page).getByText('Your seat and bet are kept').waitFor();
  await button(page, 'Hit').and(page.locator('[aria-disabled="true"]')).waitFor();
  await lookAt(house, page, 'table-reconnecting');
  await ben.page
    .getByText('Away')
    .waitFor({ timeout: 1 })
    .then(
      () => expect.unreachable('away at once'),
      () => undefined,
    );
  house.clock.pass(3_000);
  await ben.page.getByText('Away').first().waitFor();
  await ann.context.setOffline(false);
  await untilBanner(page, 'Your turn');
  expect(await cards(page).count()).toBe(before);
  await ben.page.getByText('Away').first().waitFor({ state: 'detached' });
  await act(page, 'Hit');
  await page.getByText('13', { exact: true }).waitFor();
  await ben.context.close();
});

test('a line that breaks in the middle of a press loses nothing and counts the press once', async () => {
  const line = await holdLine(page);
  await dealTo(ann, '2H 8S');
  await untilBanner(page, 'Your turn');
  line.hold();
  await button(page, 'Hit').click();
  await page.getByText('Sent', { exact: true }).first().waitFor();
  await line.cut();
  line.release();
  await page.getByText('13', { exact: true }).waitFor();
  await untilBanner(page, 'Your turn');
  expect(await cards(page).count()).toBe(4);
});

test('a bet that is only placed still lies there when the line is back', async () => {
  const line = await holdLine(page);
  await openTable(page, '');
  await sit(page, 3);
  await button(page, 'Deal us in').click();
  await button(page, '250 chip').click();
  await page.getByText('250 placed').first().waitFor();
  line.hold();
  await line.cut();
  await untilBanner(page, 'Reconnecting');
  line.release();
  await untilBanner(page, 'Place your bets');
  await page.getByText('250 placed').first().waitFor();
  await button(page, 'Bet 250').click();
  await untilBanner(page, /Your turn|Round over|Session over/);
});

test('when the server restarts in mid-hand the table comes back by itself and the hand goes on', async () => {
  await dealTo(ann, '2H 8S');
  await untilBanner(page, 'Your turn');
  // However long the way back takes, the turn waits.
  house.clock.stop();
  await act(page, 'Hit');
  await page.getByText('13', { exact: true }).waitFor();
  await house.restart();
  await untilBanner(page, 'Your turn');
  await act(page, 'Hit');
  await untilBanner(page, 'You won 100 chips');
});

test('who is away when the clock runs out stands, and sees it on coming back', async () => {
  const address = async (): Promise<string> => page.url();
  await dealTo(ann, '');
  await untilBanner(page, 'Your turn');
  const table = await address();
  await page.goto('about:blank');
  house.clock.pass(20_000);
  await page.goto(table);
  await untilBanner(page, 'Round over');
  await untilBanner(page, 'You lost 100 chips');
  await page.getByText('Lose 11').waitFor();
});
