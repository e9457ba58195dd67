import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { act, bet, button, sit, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable, playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { visit } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

afterEach(() => house.clock.go());

/** Waits until bets are asked for, and holds the clock of the house: a busy machine takes longer over bets and turns than they last. */
async function untilHeldForBets(page: Page): Promise<void> {
  await untilBanner(page, 'Place your bets');
  house.clock.stop();
}

/** Waits until a live region says this: `status` waits its turn, `alert` does not. */
async function untilSaid(page: Page, role: 'status' | 'alert', words: string): Promise<void> {
  await page.getByRole(role).filter({ hasText: words }).first().waitFor({ state: 'attached' });
}

test('who listens hears the table: the turn at once, the rest in its turn, and everything again by keys', async () => {
  const { page, faults } = await visit(house, { reducedMotion: 'reduce' });
  await playAsGuest(page);
  await openTable(page, '5S 9H 6D 8C 2H 8S');
  await sit(page, 1);
  await untilSaid(page, 'status', 'You sit down on seat 1.');
  await button(page, 'Deal us in').click();
  await untilSaid(page, 'status', 'Place your bets.');
  await untilHeldForBets(page);
  await bet(page, 100);
  await untilSaid(page, 'status', 'No more bets. The dealer shows Nine of hearts and a face-down card.');
  await untilSaid(page, 'alert', 'Your turn. 11 against a 9.');
  for (const [key, words] of [
    ['t', 'Your total: 11.'],
    ['u', 'The dealer shows Nine of hearts and a face-down card.'],
    ['b', 'You have 400 chips. The bank has 1,000 chips.'],
    ['c', 'You have: Five of spades and Six of diamonds, total 11, 100 chips bet.'],
    ['k', 'seconds left.'],
  ] as const) {
    await page.keyboard.press(key);
    await untilSaid(page, 'status', words);
  }

  await button(page, 'Settings').click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('switch', { name: 'Text mode' }).click();
  await lookAt(house, page, 'table-settings');
  await page.keyboard.press('s');
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  await untilBanner(page, 'Your turn');
  const inWords = page.getByRole('region', { name: 'The table in words' });
  await inWords.getByText('You have: Five of spades and Six of diamonds, total 11, 100 chips bet.').waitFor();
  await lookAt(house, page, 'table-text-mode');
  house.clock.stop();
  await act(page, 'Hit');
  await untilSaid(page, 'status', 'You get: Two of hearts, 13.');
  await act(page, 'Hit');
  await untilSaid(page, 'status', 'You won 100 chips.');
  expect(faults()).toEqual([]);
});

test('the rules in force are read at the table at any time', async () => {
  const { page, faults } = await visit(house);
  await playAsGuest(page);
  await openTable(page, '');
  await button(page, 'Rules').click();
  await page.getByRole('dialog').getByText('3 to 2').first().waitFor();
  await lookAt(house, page, 'table-rules');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(faults()).toEqual([]);
});

/** Notes for every scripted motion of the page whether it moves something or only fades it. */
function noteMotions(): void {
  const motions: string[] = [];
  const animate = Element.prototype.animate;
  Object.assign(globalThis, { motions });
  Element.prototype.animate = function (this: Element, frames, options) {
    motions.push(JSON.stringify(frames).includes('transform') ? 'moves' : 'fades');
    return animate.call(this, frames, options);
  };
}

test('cards and chips fade in place for who wants less motion, and move for everybody else', async () => {
  const ann = await visit(house);
  const ben = await visit(house, { reducedMotion: 'reduce' });
  for (const { context, page } of [ann, ben]) {
    await context.addInitScript(noteMotions);
    await page.reload();
    await playAsGuest(page);
  }
  await openTable(ann.page, '10S 9H 9D 8C');
  await sit(ann.page, 1);
  await enterTable(ben.page, await ann.name(), 'Join');
  await untilBanner(ben.page, `Waiting for ${await ann.name()} to deal`);
  await button(ann.page, 'Deal us in').click();
  await untilHeldForBets(ann.page);
  await bet(ann.page, 100);
  await act(ann.page, 'Stand');
  for (const { page } of [ann, ben]) await untilBanner(page, 'Round over');
  const motions = async ({ page }: typeof ann): Promise<string[]> => page.evaluate<string[]>('[...new Set(motions)]');
  expect(await motions(ann)).toContain('moves');
  expect(await motions(ben)).toEqual(['fades']);
  for (const { faults } of [ann, ben]) expect(faults()).toEqual([]);
});

/** Says of a page that nobody sees it, or that somebody does again. */
function seeTab(page: Page, isSeen: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isSeen);
}

/** Keeps every notice that the page would have the browser show, as if the person had allowed that. */
function keepNotices(): void {
  const notices: string[] = [];
  class KeptNotice {
    static readonly permission = 'granted';
    static requestPermission = async (): Promise<string> => 'granted';
    constructor(title: string, { body }: { body: string }) {
      notices.push(`${title} ${body}`);
    }
  }
  Object.assign(globalThis, { notices, Notification: KeptNotice });
}

test('a turn that comes in a hidden tab is in its title, and in a notice if one asked for that', async () => {
  const ann = await visit(house, { reducedMotion: 'reduce' });
  const ben = await visit(house, { reducedMotion: 'reduce' });
  await ben.context.addInitScript(keepNotices);
  await ben.page.reload();
  for (const { page } of [ann, ben]) await playAsGuest(page);
  await openTable(ann.page, '10S 10H 9H 9D 8C 8D  10D');
  await sit(ann.page, 1);
  await enterTable(ben.page, await ann.name(), 'Join');
  await sit(ben.page, 2);
  await button(ben.page, 'Settings').click();
  const settings = ben.page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('switch', { name: /turn/i }).click();
  await ben.page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  await button(ann.page, 'Deal us in').click();
  await untilHeldForBets(ann.page);
  for (const { page } of [ann, ben]) await bet(page, 50);
  await untilBanner(ben.page, `${await ann.name()} to act`);
  await seeTab(ben.page, false);
  const usual = await ben.page.title();
  expect(usual).toMatch(/ · Upcard$/);
  expect(await ben.page.evaluate<string[]>('notices')).toEqual([]);

  await act(ann.page, 'Stand');
  await untilBanner(ben.page, 'Your turn');
  const name = usual.replace(/ · Upcard$/, '');
  await ben.page.waitForFunction((title) => document.title === title, `● Your turn · ${name}`);
  expect(await ben.page.evaluate<string[]>('notices')).toEqual([`Your turn ${name}`]);
  await seeTab(ben.page, true);
  expect(await ben.page.title()).toBe(usual);
  for (const { faults } of [ann, ben]) expect(faults()).toEqual([]);
});
