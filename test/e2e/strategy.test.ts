import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { lookAt } from './page-checks.ts';
import { type Visitor, visit } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** Somebody who opens this address. */
async function visitAt(path: string, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(house, options);
  await visitor.page.goto(`${house.url}${path}`);
  return visitor;
}

/** A cell by what it says; at the end its letters. */
const cell = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const edge = (page: Page): Locator => page.getByRole('status', { name: 'House edge' });
const values = (page: Page, of: string): Locator => page.getByRole('region', { name: of });

async function untilEdge(page: Page, percent: string): Promise<void> {
  await edge(page)
    .filter({ hasText: `${percent} %` })
    .waitFor();
}

/** What follows the address of the house. */
const whereIs = (page: Page): string => page.url().slice(house.url.length);

test('the chart of the Live table is found by the bar, and every action of a cell is told', async () => {
  const { page, faults } = await visit(house);
  await page.getByRole('link', { name: 'Strategy' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Basic strategy' }).waitFor();
  await page
    .getByText('8 decks, dealer stands on all 17s, double any two, double after split, late surrender')
    .waitFor();
  await untilEdge(page, '0.355');
  const panel = values(page, 'Hard 16 against a 10');
  await panel.getByText('Surrender is best by').waitFor();
  expect(await panel.locator('dl').textContent()).toMatch(
    /^Surrender−0\.5000Hit−0\.53\d\dStand−0\.54\d\dDouble−1\.07\d\d$/,
  );
  await panel.getByRole('row', { name: /^10,6/ }).waitFor();
  await panel.getByRole('row', { name: /^9,7/ }).waitFor();
  expect(await page.getByRole('grid').count()).toBe(3);
  expect(await page.getByRole('grid').getByRole('button').count()).toBe(360);
  await lookAt(house, page, 'strategy');
  expect(faults()).toEqual([]);
});

test('a chart is walked through by the keyboard alone', async () => {
  const { page } = await visitAt('/strategy', { reducedMotion: 'reduce' });
  await untilEdge(page, '0.355');
  await cell(page, 'Hard 16 against 10: surrender, else hit, Uh').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('aria-label')).toBe('Hard 15 against 9: hit, H');
  await values(page, 'Hard 15 against a 9').getByText('Hit is best by').waitFor();
  await page.keyboard.press('Control+End');
  expect(await focused.getAttribute('aria-label')).toBe('Hard 21 against A: stand, S');
  await page.getByText('there is nothing to choose').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  expect(await focused.getAttribute('aria-label')).toBe('A,3 against A: hit, H');
  await page.keyboard.press('Shift+Tab');
  expect(await focused.getAttribute('aria-label')).toMatch(/^Hard 5 against 2/);
  const { description } = await focused.evaluate((element) => ({
    description: document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  }));
  expect(description).toMatch(/is best by 0\.\d{4}; then/);
});

test('presets and single rules change the chart at once, and what does not go together is told', async () => {
  const { page, faults } = await visitAt('/strategy');
  await untilEdge(page, '0.355');
  await page.getByText('European', { exact: true }).click();
  await page.getByText('6 decks, dealer stands on all 17s, no peek').waitFor();
  await cell(page, '8,8 against A: hit, H').waitFor();
  expect(whereIs(page)).toBe('/strategy?game=european');
  const european = await edge(page).textContent();

  await button(page, 'Change rules').click();
  const form = page.getByRole('region', { name: 'Change rules' });
  await form.getByLabel('Decks').selectOption('1');
  await page.getByText('1 deck, dealer stands on all 17s, no peek').waitFor();
  expect(whereIs(page)).toBe('/strategy?game=european&decks=1');
  await expect.poll(() => edge(page).textContent()).not.toBe(european);
  const oneDeck = await edge(page).textContent();

  await form.getByRole('group', { name: 'Surrender' }).getByText('Late').click();
  await form.getByText('late surrender comes after a peek').waitFor();
  await page.getByText('These rules do not go together.').waitFor();
  expect(await edge(page).textContent()).toBe(oneDeck);
  await form.getByRole('group', { name: 'Dealer looks for blackjack' }).getByText('Yes').click();
  await cell(page, 'Hard 16 against 10: surrender, else hit, Uh').waitFor();
  await page.getByText('These rules do not go together.').waitFor({ state: 'detached' });
  await lookAt(house, page, 'strategy-rules');
  await button(page, 'Back to European').click();
  await expect.poll(() => whereIs(page)).toBe('/strategy?game=european');
  expect(faults()).toEqual([]);
});

test('a dealer of free will is solved too', async () => {
  const { page, faults } = await visitAt('/strategy?game=free-will');
  await page.getByText('Infinite decks, dealer of free will').waitFor();
  await untilEdge(page, '9.098');
  await lookAt(house, page, 'strategy-free-will');
  expect(faults()).toEqual([]);
});

test('two rule sets are compared cell by cell, and a link brings all of it back', async () => {
  const { page, faults } = await visitAt('/strategy');
  await untilEdge(page, '0.355');
  await button(page, 'Compare').click();
  await page.getByText(/^\d+ cells differ$/).waitFor();
  await page.getByLabel('Compare with').selectOption('these');
  await page.getByText('Both charts are the same').waitFor();
  const form = page.getByRole('region', { name: 'These rules with …' });
  await form.getByRole('group', { name: 'Dealer on soft 17' }).getByText('Hits').click();
  await cell(page, 'Hard 11 against A: hit; compared: double, else hit, H Dh').waitFor();
  const list = page.getByRole('list', { name: 'Differences' });
  await list.getByText('Hard 11 against A').waitFor();
  const counted = Number.parseInt((await page.getByText(/^\d+ cells differ$/).textContent()) ?? '', 10);
  expect(await page.locator('button[data-compared="differs"]').count()).toBe(counted);
  expect(whereIs(page)).toBe('/strategy?game=live&vs=these&vs-dealer=H17');
  await form.getByRole('button', { name: 'Back to these rules' }).waitFor();
  await button(page, 'Change compared rules').click();
  await lookAt(house, page, 'strategy-compare');

  const other = await visitAt(whereIs(page));
  await cell(other.page, 'Hard 11 against A: hit; compared: double, else hit, H Dh').waitFor();
  await other.page.getByText(`${counted} cells differ`).waitFor();
  for (const visitor of [faults, other.faults]) expect(visitor()).toEqual([]);
});

test('what an address says wrongly is told and left out', async () => {
  const { page, faults } = await visitAt('/strategy?game=live&decks=9&colour=red');
  await untilEdge(page, '0.355');
  const notice = page.getByRole('note', { name: 'About this address' });
  await notice.getByText('decks=9 is not known here').waitFor();
  await notice.getByText('colour is no part of this address').waitFor();
  await page.getByText('House', { exact: true }).click();
  await notice.waitFor({ state: 'detached' });
  expect(whereIs(page)).toBe('/strategy?game=house');
  expect(faults()).toEqual([]);
});

async function download(page: Page, name: string): Promise<{ file: string; text: string }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { file: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

test('a chart goes along as a link, as files and on one sheet of paper', async () => {
  const { page, context, faults } = await visitAt('/strategy?game=house');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await cell(page, 'Hard 16 against 10: hit, H').waitFor();
  await button(page, 'Copy link').click();
  await page.getByText('Link copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${house.url}/strategy?game=house`);

  const csv = await download(page, 'Download CSV');
  expect(csv.file).toBe('upcard-house.csv');
  expect(csv.text).toContain('hard 16,S,S,S,S,S,H,H,H,H,H\r\n');
  const svg = await download(page, 'Download SVG');
  expect(svg.file).toBe('upcard-house.svg');
  expect(svg.text).toMatch(/^(<\?xml[^>]*>\s*)?<svg /);
  expect(svg.text).toContain('House');

  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(faults()).toEqual([]);
});

test('on a phone a press brings the values up from below, and the cell stays in view', async () => {
  const { page, faults } = await visitAt('/strategy', { viewport: { width: 320, height: 640 }, hasTouch: true });
  await untilEdge(page, '0.355');
  expect(await button(page, 'Close values').count()).toBe(0);
  const pressed = cell(page, 'Hard 16 against 10: surrender, else hit, Uh');
  await pressed.tap();
  const panel = values(page, 'Hard 16 against a 10');
  await panel.waitFor();
  const [below, above] = [await pressed.boundingBox(), await panel.boundingBox()];
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  expect(below?.width ?? 0).toBeGreaterThanOrEqual(23);
  expect(below?.height ?? 0).toBeGreaterThanOrEqual(26);
  await lookAt(house, page, 'strategy-values-phone');
  await button(page, 'Close values').click();
  await panel.waitFor({ state: 'detached' });
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^Hard 16 against 10/);
  expect(faults()).toEqual([]);
});

test('a solver that cannot be loaded says so and is tried again', async () => {
  const { page } = await visit(house);
  await page.route('**/solver.worker*', (route) => route.abort());
  await page.goto(`${house.url}/strategy`);
  await page.getByText('The values could not be worked out.').waitFor();
  await lookAt(house, page, 'strategy-unreachable');
  await page.unroute('**/solver.worker*');
  await button(page, 'Try again').click();
  await untilEdge(page, '0.355');
  await page.getByText('The values could not be worked out.').waitFor({ state: 'detached' });
});

test('any hand is valued with any cards gone, by press and by key, and its link says it all', async () => {
  const { page, faults } = await visitAt('/strategy');
  await page.getByRole('link', { name: 'Odds of any hand' }).click();
  await page.getByRole('heading', { level: 1, name: 'Odds of any hand' }).waitFor();
  const results = page.getByRole('region', { name: 'Values' });
  await results.getByText('Surrender is best by').waitFor();
  await lookAt(house, page, 'odds');

  await button(page, 'Take out the 10').click();
  await button(page, 'Take out the 6').click();
  await page.getByText('Lay out a hand of at least two cards').waitFor();
  await button(page, 'Your hand: A').click();
  await page.keyboard.press('7');
  await button(page, 'Dealer’s up-card: 2').focus();
  await page.keyboard.press('a');
  await results.getByText('A,7 against an Ace').waitFor();
  await results.getByText('Insurance', { exact: true }).waitFor();
  await results.getByText('leave it').waitFor();
  await results.getByText('Bust').waitFor();
  for (let card = 0; card < 32; card += 1) await button(page, 'One 2 more is gone').click();
  expect(whereIs(page)).toBe('/odds?game=live&hand=A,7&up=A&out=2x32');
  await button(page, 'One 2 more is gone').click();
  await page.getByText(/there are not so many 2s in 8 decks/i).waitFor();
  await button(page, 'All back').click();
  await lookAt(house, page, 'odds-insurance');

  await button(page, 'Your hand: K').click();
  await results.getByText('A,7,K against an Ace').waitFor();
  await page.keyboard.press('k');
  await page.getByText('28 is bust').waitFor();
  expect(await results.getByRole('heading', { level: 2 }).first().textContent()).toBe('A,7,K against an Ace');
  for (let card = 0; card < 30; card += 1) await page.keyboard.press('2');
  expect(whereIs(page)).toBe(`/odds?game=live&hand=A,7,K,K${',2'.repeat(17)}&up=A`);

  const other = await visitAt('/odds?game=house&hand=8,8&up=10&out=10x4');
  await other.page.getByText('8,8 against a 10').waitFor();
  await other.page
    .getByRole('region', { name: 'Values' })
    .getByText(/is best by/)
    .waitFor();
  await button(other.page, 'One 10 back').and(other.page.locator('[aria-disabled="false"]')).waitFor();
  for (const visitor of [faults, other.faults]) expect(visitor()).toEqual([]);
});
