import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilBanner } from './at-the-table.ts';
import { holdLine } from './held-line.ts';
import { type House, openHouse } from './house.ts';
import { beginWith, byHand, gatherFor, letDeal } from './standard-course.ts';
import { PATIENT, part } from './standard-sights.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** Notes from now on which properties anything on the page changes over time, and how long it is busy at once. */
function noteMotion(): void {
  const animated = new Set<string>();
  const busy: number[] = [];
  Object.assign(globalThis, { motion: () => ({ animated: [...animated].sort(), busy }) });
  const others = ['offset', 'computedOffset', 'easing', 'composite'];
  setInterval(() => {
    for (const { effect } of document.getAnimations()) {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      for (const name of frames.flatMap(Object.keys)) if (!others.includes(name)) animated.add(name);
    }
  }, 50);
  new PerformanceObserver((list) =>
    busy.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
  ).observe({
    type: 'longtask',
  });
}

/** The next hand waits until the page has drawn the one before: what is measured is the page, not how it shares the machine. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const EIGHT = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'] as const;

test('STD-143 eight people play four hands of five cards each on one open page, and nothing but places and opacity is animated', async () => {
  const twos = (count: number): string => '2 '.repeat(count);
  const game = await beginWith(house, EIGHT, {
    cards: `${twos(8)} 7 ${twos(8)} K ${twos(8 * 18)}`,
    settings: { minimumBet: 2 },
  });
  await byHand(game, EIGHT);
  const eve = await game.watch();
  await eve.page.evaluate(noteMotion);
  for (const name of EIGHT) await game.say(name, { type: 'skipRest' });
  for (const name of EIGHT) await game.say(name, { type: 'bet', amount: 2 });
  const hand = ['hit', 'hit', 'hit', 'stand'] as const;
  // Of equal bets the last one acts first.
  for (const name of EIGHT.toReversed())
    for (const action of ['split', 'split', 'split', ...hand, ...hand, ...hand, ...hand] as const)
      await game.say(name, { type: 'act', action }).then(() => (action === 'stand' ? drawn(eve.page) : null));
  await untilBanner(eve.page, 'Round over');
  const players = part(eve.page, 'Players');
  expect(await players.getByRole('group', { name: /, hand \d$/ }).count()).toBe(32);
  expect(await players.getByRole('img').count()).toBe(160);
  const { animated, busy } = await eve.page.evaluate<{ animated: string[]; busy: number[] }>('motion()');
  console.info(`long tasks of the open page, in milliseconds: ${busy.join(', ') || 'none'}`);
  expect(animated).toEqual(['opacity', 'transform']);
  expect(eve.faults()).toEqual([]);
  await Promise.all([eve.context.close(), game.close()]);
});

/** The Dealer's face-down cards that a page asks about, by name, with their buttons. */
const choices = (page: Page): Promise<string[]> =>
  part(page, 'Dealer')
    .getByRole('group', { name: / of / })
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('aria-label')?.split(' ')[0]}: ${one.querySelector('button')?.textContent}`),
    );

test('STD-089 STD-091 STD-109 the Dealer throws one of three cards away and shows one, which the others see no sooner', async () => {
  const game = await beginWith(house, ['Ann', 'Ben'], {
    cards: '5 10 A 9 K',
    settings: { dealersRule: 'free-will-3-2-1' },
  });
  await byHand(game, ['Ann', 'Ben']);
  const [ann, ben] = await Promise.all([game.show('Ann'), game.show('Ben')]);
  await letDeal(game, 0, ['Ben', 'Ann']);
  await game.say('Ann', { type: 'bet', amount: 100 });
  await untilBanner(ben.page, 'Throw one card away');
  expect(await choices(ben.page)).toEqual(['Five: Discard', 'Ace: Discard', 'King: Discard']);
  await untilBanner(ann.page, 'Ben throws a card away');
  expect(await ann.page.content()).not.toMatch(/(Five|Ace|King) of/);
  const line = await holdLine(ben.page);
  await ben.page.reload();
  await untilBanner(ben.page, 'Throw one card away');
  expect(await choices(ben.page)).toEqual(['Five: Discard', 'Ace: Discard', 'King: Discard']);
  await ben.page.getByRole('group', { name: /^Five/ }).getByRole('button').click();
  await untilBanner(ben.page, 'Choose the card to show');
  await untilBanner(ann.page, 'Ben shows a card');
  for (const { page } of [ann, ben]) {
    await part(page, 'Dealer').getByText('Discarded', { exact: true }).waitFor();
    await part(page, 'Dealer')
      .getByRole('img', { name: /^Five of/ })
      .waitFor();
  }
  expect(await ann.page.content()).not.toMatch(/(Ace|King) of/);
  await ben.context.setOffline(true);
  await line.cut();
  await untilBanner(ben.page, 'Reconnecting');
  await ben.context.setOffline(false);
  await untilBanner(ben.page, 'Choose the card to show');
  await expect.poll(() => choices(ben.page), PATIENT).toEqual(['Ace: Reveal', 'King: Reveal']);
  await ben.page.getByRole('group', { name: /^King/ }).getByRole('button').click();
  for (const { page } of [ann, ben]) {
    await untilBanner(page, 'Round over');
    expect(await page.getByRole('group', { name: "Dealer's total" }).textContent()).toBe('Blackjack');
    await part(page, 'Dealer')
      .getByRole('img', { name: /^Ace of/ })
      .waitFor();
    await part(page, 'Dealer').getByText('Discarded', { exact: true }).waitFor();
  }

  const other = await beginWith(house, ['Ann', 'Ben'], {
    cards: '10 9 8 7',
    settings: { dealersRule: 'free-will-2-1' },
  });
  await Promise.all([ann.page.goto(other.address), ben.page.goto(other.address)]);
  await letDeal(other, 0, ['Ben', 'Ann']);
  await other.say('Ann', { type: 'bet', amount: 100 });
  await untilBanner(ben.page, 'Choose the card to show');
  expect(await choices(ben.page)).toEqual(['Nine: Reveal', 'Seven: Reveal']);
  expect(await ann.page.content()).not.toMatch(/(Nine|Seven) of/);
  await ben.page
    .getByRole('group', { name: /^Seven/ })
    .getByRole('button')
    .click();
  await untilBanner(ann.page, 'Your turn');
  await part(ann.page, 'Dealer')
    .getByRole('img', { name: /^Seven of/ })
    .waitFor();
  expect(await ann.page.content()).not.toMatch(/Nine of/);
  for (const { faults } of [ann, ben])
    expect(faults().filter((fault) => !/INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
  await Promise.all([ann.context.close(), ben.context.close(), game.close(), other.close()]);
});

/** What has the focus is called so, for people who listen. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** Presses Tab until what has the focus is called like this. Throws after a walk through the whole page. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name} by Tab`);
}

async function goTo(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Asks by a key, and waits until a live region answers with these words. */
async function hear(page: Page, key: string, words: RegExp): Promise<void> {
  await page.keyboard.press(key);
  await page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
}

// Ann deals 6 and 9 and draws a 2 to the Bot's 20; then she splits 8 8 against 7 and 10, doubles one and stands on the other.
const TWO_ROUNDS = '10 6 10 9 2  8 7 8 10 3 10 10';

test('a whole game by the keyboard alone, which is told in words as well', async () => {
  const game = await gatherFor(house, ['Ann'], { cards: TWO_ROUNDS, settings: { includeBot: true } });
  const ann = await game.show('Ann', { reducedMotion: 'reduce' });
  const { page } = ann;
  const words = part(page, 'The table in words');
  await goTo(page, /^Settings$/);
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await goTo(page, /^Text mode/, 'Space');
  await page.keyboard.press('Escape');
  await words.waitFor();
  await goTo(page, /^Start the game/);

  await untilBanner(page, 'Bot leads with 0');
  await hear(page, 'g', /Bot leads with 0\. The next bid is at least 1\./);
  await hear(page, 'k', /\d+ seconds left\./);
  await words.getByText('Bot leads with 0.', { exact: true }).waitFor();
  await goTo(page, /^Auto continue$/, 'Space');
  await page.getByRole('switch', { name: 'Auto continue', checked: false }).waitFor();
  await tabTo(page, /^Amount$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');

  // The Bot gives up at that price, bets the least and stands.
  await page.getByRole('group', { name: "Dealer's actions" }).waitFor();
  await words.getByText('Ann paid 50 coins to deal.', { exact: true }).waitFor();
  await words.getByText(/^Bot has: ten of \w+ and ten of \w+, total 20, stands, 100 coins bet\.$/).waitFor();
  await hear(page, 'b', /You have 975 coins and deals?\./);
  await page.keyboard.press('h');
  await page.getByRole('list', { name: "Dealer's cards" }).getByRole('img').nth(2).waitFor();
  await page.keyboard.press('s');
  await untilBanner(page, 'Round over');
  await goTo(page, /^Agree to next round$/);

  await untilBanner(page, 'Dealer auction');
  await goTo(page, /^Skip/);
  await page.getByRole('dialog', { name: 'Skip' }).waitFor();
  await goTo(page, /^Skip rest of auction$/);
  await untilBanner(page, 'Place your bets');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tabTo(page, /^Hand bet$/);
  await page.keyboard.press('ArrowRight');
  await goTo(page, /^Bet 102$/);
  await untilBanner(page, 'Your turn');
  await hear(page, 'c', /You have: eight of \w+ and eight of \w+, total 16, 102 coins bet\./);
  await hear(page, 't', /Your total: 16\./);
  await page.keyboard.press('p');
  await untilBanner(page, 'Hand 1 of 2');
  await page.keyboard.press('d');
  await untilBanner(page, 'Hand 2 of 2');
  await page.keyboard.press('s');
  await untilBanner(page, 'Game over');
  await page.getByRole('dialog', { name: 'Final results' }).waitFor();
  await goTo(page, /^Exit$/);
  await page.waitForURL('**/tables');
  expect(ann.faults()).toEqual([]);
  await Promise.all([ann.context.close(), game.close()]);
});
