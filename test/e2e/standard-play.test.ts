import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdFloats, lookAtFloats } from './amounts.ts';
import { button, untilBanner } from './at-the-table.ts';
import { holdMotion, passMotion } from './held-motion.ts';
import { type House, openHouse } from './house.ts';
import { lookAt } from './page-checks.ts';
import { beginWith, byHand, letDeal, stand } from './standard-course.ts';
import { PATIENT, part, placeOf, press, standing, untilStanding } from './standard-sights.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const handOf = (page: Page, owner: string, hand = 1): Locator =>
  page.getByRole('group', { name: `${owner}, hand ${hand}`, exact: true });

const cardsOf = (page: Page, owner: string, hand = 1): Locator =>
  page.getByRole('list', { name: `${owner}, hand ${hand}, cards`, exact: true }).getByRole('img');

const cardNames = (cards: Locator): Promise<(string | null)[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));

/** The seats of the Players from above, with the line between the two groups. */
const seatsInOrder = (page: Page): Promise<string[]> =>
  part(page, 'Players').evaluate((players) =>
    [...players.querySelectorAll(':scope > ul > li')].map(
      (place) => place.querySelector('fieldset')?.getAttribute('aria-label') ?? `- ${place.textContent} -`,
    ),
  );

/** Notes from now on which cards come flying, which glide over from another place, and which turn over. */
function noteCards(): void {
  const arrived: string[] = [];
  const glided: string[] = [];
  const turned: string[] = [];
  Object.assign(globalThis, { arrived, glided, turned });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: Element, frames, options) {
    const name = this.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
    if (this.matches('[data-face]')) arrived.push(name);
    if (this.querySelector(':scope > [data-face]') !== null) glided.push(`${name} ${JSON.stringify(frames)}`);
    return animate.call(this, frames, options);
  };
  addEventListener('transitionrun', ({ target, propertyName }) => {
    if (target instanceof Element && target.matches('[data-face] > [role="img"]'))
      turned.push(`${propertyName} ${target.getAttribute('aria-label')}`);
  });
}

const noted = (page: Page): Promise<{ arrived: string[]; glided: string[]; turned: string[] }> =>
  page.evaluate('({ arrived, glided, turned })');

/** Each in two words: `top-left`, `bottom-right`. */
async function cornerOf(what: Locator, inside: Locator): Promise<string> {
  const [at, around] = [await placeOf(what), await placeOf(inside)];
  const isTop = (at.top + at.bottom) / 2 < (around.top + around.bottom) / 2;
  const isLeft = (at.left + at.right) / 2 < (around.left + around.right) / 2;
  return `${isTop ? 'top' : 'bottom'}-${isLeft ? 'left' : 'right'}`;
}

/** Buttons of a group by rows, each from left to right. */
async function buttonRows(group: Locator): Promise<string[][]> {
  const buttons = await group.getByRole('button').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return { name: one.textContent, x: Math.round(x), y: Math.round(y) };
    }),
  );
  const rows = Map.groupBy(buttons, ({ y }) => y);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x).map(({ name }) => name));
}

/** Takes an action of the hand that is asked, once the banner says that it is this one. */
async function actOn(page: Page, hand: string, action: string): Promise<void> {
  await untilBanner(page, 'Your turn');
  await untilBanner(page, hand);
  await press(page, action);
}

/** How the hands of Ann lie in her seat and the seat among the others. */
async function layOfHands(page: Page): Promise<{ rows: number; gap: number; isWhole: boolean }> {
  return part(page, 'Players').evaluate((players) => {
    const seat = players.querySelector('fieldset[aria-label^="Ann"]');
    const hands = [...(seat?.querySelectorAll('fieldset') ?? [])].map((hand) => hand.getBoundingClientRect());
    const around = seat?.getBoundingClientRect();
    const { width } = players.getBoundingClientRect();
    return {
      rows: new Set(hands.map(({ top }) => Math.round(top))).size,
      gap: (around?.right ?? 0) - Math.max(...hands.map(({ right }) => right)),
      isWhole: Math.abs((around?.width ?? 0) - width) <= 2,
    };
  });
}

/** Rows in which the cards of a hand lie: how many different heights they have. */
const cardRows = (page: Page, owner: string, hand: number): Promise<number> =>
  cardsOf(page, owner, hand).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size);

// Ann has bet least and acts first: 8 8, split to four hands. Cleo: blackjack. Dora: 16. Ben deals 6 and 10.
const FOUR_HANDS = '8 A 10 6 8 K 6 10  8 2  3  8 4  A A A A A  5 10  3';
const PARTY = ['Ann', 'Ben', 'Cleo', 'Dora'] as const;

test('STD-069 STD-072 STD-108 STD-115 STD-116 STD-129 STD-130 STD-131 STD-132 STD-133 STD-134 STD-135 STD-136 STD-137 STD-138 STD-139 STD-140 STD-141 STD-142 STD-143 a round on the felt, as a Player and the Dealer see it', async () => {
  const game = await beginWith(house, PARTY, { cards: FOUR_HANDS });
  await byHand(game, PARTY);
  const [ann, ben] = await Promise.all([game.show('Ann'), game.show('Ben')]);
  const { page } = ann;
  await page.evaluate(noteCards);

  // Auction and bets: no seats, and nothing that tells a sealed bet.
  await part(page, 'Dealer position auction').waitFor();
  expect.soft(await part(page, 'Players').count()).toBe(0);
  await letDeal(game, 0, ['Ben', 'Ann', 'Cleo', 'Dora']);
  await part(page, 'Hand bets').waitFor();
  await game.say('Cleo', { type: 'bet', amount: 200 });
  await game.say('Dora', { type: 'bet', amount: 300 });
  await untilBanner(page, '2 of 3 in');
  expect.soft(await part(page, 'Players').count()).toBe(0);
  await untilStanding(page, 'Cleo', ['1,000', '-']);
  await untilStanding(page, 'Ben', ['1,000', 'Dealer']);
  await press(page, /^Min-bet/);

  await part(page, 'Players').waitFor();
  await untilBanner(page, 'Your turn');
  await untilStanding(page, 'Cleo', ['800', '200']);
  expect.soft(await part(page, 'Hand bets').count()).toBe(0);

  // Cleo has a blackjack and so has finished: she is below the line, with her own place in the order.
  expect.soft(await seatsInOrder(page)).toEqual(['Ann, you, P1', 'Dora, P3', '- Finished -', 'Cleo, P2']);
  const own = page.getByRole('group', { name: 'Ann, you, P1' });
  expect.soft(await own.evaluate((seat) => seat.firstElementChild?.textContent)).toBe('AnnP1');
  expect.soft(await own.textContent()).not.toMatch(/1,000|900/);
  const other = page.getByRole('group', { name: 'Dora, P3' });
  expect.soft((await placeOf(own)).top).toBe((await placeOf(other)).top);
  const cleo = handOf(page, 'Cleo');
  expect.soft(await cornerOf(cleo.getByText('Hand 1', { exact: true }), cleo)).toBe('top-left');
  expect.soft(await cornerOf(cleo.getByText('Blackjack', { exact: true }), cleo)).toBe('top-right');
  expect.soft(await cornerOf(cleo.getByText('Bet 200', { exact: true }), cleo)).toBe('bottom-left');
  expect
    .soft(await cardNames(cardsOf(page, 'Cleo')))
    .toEqual([expect.stringMatching(/^Ace of \w+, decided$/), expect.stringMatching(/^King of \w+, decided$/)]);
  expect.soft(await ticksOf(page, 'Cleo')).toEqual(['over its card', 'over its card']);
  expect.soft(await ticksOf(page, 'Ann')).toEqual([]);

  // Each card comes flying once, and news of the room brings none of them again.
  await expect.poll(async () => (await noted(page)).arrived.length, PATIENT).toBe(8);
  await game.say('Cleo', { type: 'autoContinue', isOn: true });
  await untilBanner(page, 'Your turn');
  expect.soft(await noted(page)).toMatchObject({ arrived: { length: 8 }, turned: [] });

  expect.soft(await buttonRows(page.getByRole('group', { name: 'Your actions' }))).toEqual([
    ['Hit', 'Double', 'Surrender'],
    ['Stand', 'Split'],
  ]);
  await press(page, 'Split');
  await actOn(page, 'Hand 1 of 2', 'Split');
  await actOn(page, 'Hand 1 of 3', 'Stand');
  await actOn(page, 'Hand 2 of 3', 'Stand');
  await actOn(page, 'Hand 3 of 3', 'Split');
  await untilBanner(page, 'Hand 3 of 4');
  for (const count of [3, 4, 5, 6, 7]) {
    await press(page, 'Hit');
    await expect.poll(() => cardsOf(page, 'Ann', 3).count(), PATIENT).toBe(count);
  }
  expect.soft(await part(page, 'Players').textContent()).not.toContain('Total');
  expect.soft(await seatsInOrder(page)).toEqual(['Ann, you, P1', 'Dora, P3', '- Finished -', 'Cleo, P2']);
  await lookAt(house, page, 'standard-table-play');

  await page.setViewportSize({ width: 1_920, height: 1_080 });
  await expect.poll(() => layOfHands(page), PATIENT).toMatchObject({ rows: 1, isWhole: true });
  await page.setViewportSize({ width: 1_120, height: 900 });
  await expect.poll(() => layOfHands(page), PATIENT).toMatchObject({ rows: 2, isWhole: false });
  expect.soft((await layOfHands(page)).gap).toBeLessThan(14);
  expect.soft(await cardRows(page, 'Ann', 3)).toBe(1);
  await page.setViewportSize({ width: 320, height: 640 });
  const row = page.getByRole('region', { name: 'Ann, hand 3, cards, all in one row' });
  await row.waitFor();
  expect.soft(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  const [inside, around] = [await placeOf(row), await placeOf(handOf(page, 'Ann', 3))];
  expect.soft(inside.right).toBeLessThanOrEqual(around.right);
  // The newest card is seen, also after the window has had another width or somebody has looked at the first one.
  const hidden = async (): Promise<number> =>
    (await placeOf(row.getByRole('listitem').last())).right - (await placeOf(row)).right;
  await expect.poll(hidden, PATIENT).toBeLessThan(2);
  await row.evaluate((element) => element.scrollTo({ left: 0 }));
  expect.soft(await hidden()).toBeGreaterThan(20);
  await page.setViewportSize({ width: 340, height: 640 });
  await expect.poll(hidden, PATIENT).toBeLessThan(2);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(hidden, PATIENT).toBeLessThan(2);
  expect.soft(await cardRows(page, 'Ann', 3)).toBe(1);
  await page.setViewportSize({ width: 1_280, height: 800 });

  await actOn(page, 'Hand 3 of 4', 'Stand');
  await actOn(page, 'Hand 4 of 4', 'Hit');
  await handOf(page, 'Ann', 4).getByText('Bust', { exact: true }).waitFor();
  expect.soft(await seatsInOrder(page)).toEqual(['Dora, P3', '- Finished -', 'Ann, you, P1', 'Cleo, P2']);
  expect.soft(await ticksOf(page, 'Ann', 4)).toEqual(Array(3).fill('over its card'));
  expect.soft(await part(page, 'Players').textContent()).not.toContain('Total');
  await game.say('Dora', { type: 'act', action: 'surrender' });

  // The Dealer's turn: the card that lay face down turns over, and nobody counts for the others.
  const dealers = ben.page.getByRole('group', { name: "Dealer's actions" });
  await dealers.waitFor();
  expect.soft(await buttonRows(dealers)).toEqual([['Hit'], ['Stand']]);
  const [seat, column] = [await placeOf(part(ben.page, 'Dealer')), await placeOf(dealers)];
  expect.soft(column.left - seat.right).toBeGreaterThanOrEqual(0);
  expect.soft(column.left - seat.right).toBeLessThan(24);
  expect.soft(column.right - column.left).toBeLessThan((seat.right - seat.left) / 2);
  expect.soft(await seatsInOrder(page)).toEqual(['Ann, you, P1', 'Cleo, P2', 'Dora, P3']);
  await expect.poll(async () => (await noted(page)).turned, PATIENT).toEqual([expect.stringMatching(/^transform Ten/)]);
  for (const each of [page, ben.page])
    expect.soft(await each.getByRole('group', { name: "Dealer's total" }).textContent()).toBe('');
  await press(ben.page, 'Hit');
  await expect.poll(() => page.getByRole('list', { name: "Dealer's cards" }).getByRole('img').count(), PATIENT).toBe(3);
  expect.soft(await page.getByRole('group', { name: "Dealer's total" }).textContent()).toBe('');
  await press(ben.page, 'Stand');

  await untilBanner(page, 'Round over');
  expect.soft(await page.getByRole('group', { name: "Dealer's total" }).textContent()).toBe('Total 19');
  const first = handOf(page, 'Ann', 1);
  expect.soft(await cornerOf(first.getByText('Total 10', { exact: true }), first)).toBe('bottom-right');
  expect.soft(await cornerOf(first.getByText('Lose'), first)).toBe('top-right');
  expect.soft(await handOf(page, 'Ann', 4).textContent()).toContain('Total 23');
  for (const [owner, state] of [
    ['Cleo', 'Blackjack'],
    ['Dora', 'Surrendered'],
  ] as const) {
    expect.soft(await handOf(page, owner).textContent()).toContain(state);
    expect.soft(await handOf(page, owner).textContent()).not.toContain('Total');
    expect.soft(await ticksOf(page, owner)).toEqual(Array(2).fill('over its card'));
  }
  const { arrived, glided, turned } = await noted(page);
  expect.soft([arrived.length, turned.length]).toEqual([8 + 6 + 5 + 1 + 1, 1]);
  // Each split takes an eight over to a hand of its own.
  const fromElsewhere = /^Eight of \w+ \[\{"transform":"translate\((?!0px, 0px).*"none"\}\]$/;
  expect.soft(glided).toEqual(Array(3).fill(expect.stringMatching(fromElsewhere)));
  for (const { faults } of [ann, ben]) expect(faults()).toEqual([]);
  await Promise.all([ann.context.close(), ben.context.close(), game.close()]);
});

/** What people who listen were told last. */
const told = async (page: Page): Promise<string> => (await page.getByRole('status').allTextContents()).join(' ');

/** Waits until so many cards lie on the felt of a page whose motion is held, letting come what comes within so many milliseconds. */
const untilCards = (page: Page, count: number, within: number): Promise<void> =>
  expect
    .poll(async () => {
      await passMotion(page, within);
      return page.getByRole('main').locator('[data-face]').count();
    }, PATIENT)
    .toBe(count);

test('STD-143 STD-175 cards come one by one, and what the round comes to when the last one has landed', async () => {
  const names = ['Ann', 'Ben', 'Cleo'];
  // Ann 19 and Cleo 17 stand; Ben has 16 and draws a ten.
  const game = await beginWith(house, names, { cards: '10 10 6 9 7 10 10' });
  await byHand(game, names);
  const [ann, ben] = await Promise.all([game.show('Ann'), game.show('Ben', { reducedMotion: 'reduce' })]);
  const { page } = ann;
  await letDeal(game, 0, ['Ben', 'Ann', 'Cleo']);
  await part(page, 'Hand bets').waitFor();
  await Promise.all([holdMotion(page), holdFloats(page), holdFloats(ben.page)]);
  await game.say('Ann', { type: 'bet', amount: 100 });
  await game.say('Cleo', { type: 'bet', amount: 200 });

  await part(page, 'Players').waitFor();
  await untilCards(page, 1, 0);
  await untilBanner(page, 'Dealing');
  const down = { moved: 'down', colour: 'red', shown: [0, 1, 0] };
  const bets = ['−100', '−200'];
  expect.soft(await lookAtFloats(page, 2)).toEqual(bets.map((words) => ({ ...down, words })));
  expect.soft(await lookAtFloats(ben.page, 2)).toEqual(bets.map((words) => ({ ...down, moved: 'not', words })));
  await untilCards(page, 2, 140);
  expect.soft(await button(page, 'Hit').getAttribute('aria-disabled')).toBe('true');
  await untilCards(page, 6, 700);
  await passMotion(page, 1_080);
  await untilBanner(page, 'Your turn');
  await button(page, 'Hit').and(page.locator('[aria-disabled="false"]')).waitFor();

  await stand(game, 'Ann', 'Cleo');
  await untilBanner(page, "Dealer's turn");
  await game.say('Ben', { type: 'act', action: 'hit' });
  // It comes when the one before it has turned over.
  await untilCards(page, 7, 360);
  await untilBanner(ben.page, 'Round over');
  // On the screen of Ann the last card is still on its way.
  await untilBanner(page, "Dealer's turn");
  expect.soft(await page.getByRole('group', { name: "Dealer's total" }).textContent()).toBe('');
  expect.soft(await part(page, 'Players').textContent()).not.toMatch(/Win|Total/);
  expect.soft(await standing(page, 'Ann')).toEqual(['900', '100']);
  expect.soft(await standing(page, 'Ben')).toEqual(['1,000', 'Dealer']);
  expect.soft(await part(page, 'Dealer results').getByRole('row').count()).toBe(0);
  expect.soft(await part(page, 'Next round').count()).toBe(0);
  expect.soft(await told(page)).not.toContain('bust with 26');

  await passMotion(page, 360 + 380);
  await untilBanner(page, 'Round over');
  await untilStanding(page, 'Ann', ['1,100', '-']);
  await untilStanding(page, 'Ben', ['700', '-']);
  expect.soft(await page.getByRole('group', { name: "Dealer's total" }).textContent()).toBe('Total 26');
  await handOf(page, 'Ann').getByText('Win').waitFor();
  await part(page, 'Dealer results').getByRole('row').nth(1).waitFor();
  await part(page, 'Next round').waitFor();
  await expect.poll(() => told(page), PATIENT).toContain('bust with 26');
  const results = [
    { words: '+400', moved: 'up', colour: 'green', shown: [0, 1, 0] },
    { words: '+200', moved: 'up', colour: 'green', shown: [0, 1, 0] },
    { ...down, words: '−300' },
  ];
  expect.soft(await lookAtFloats(page, 3)).toEqual(results);
  expect.soft(await lookAtFloats(ben.page, 3)).toEqual(results.map((float) => ({ ...float, moved: 'not' })));
  for (const { faults } of [ann, ben]) expect(faults()).toEqual([]);
  await Promise.all([ann.context.close(), ben.context.close(), game.close()]);
});

test('STD-143 the bot acts at once, and is seen to act after the deal, card by card', async () => {
  // The Bot draws from 2 3 to 19 before anybody could look.
  const game = await beginWith(house, ['Ann'], { cards: '2 10 3 10 2 3 9', settings: { includeBot: true } });
  const { page, context, faults } = await game.show('Ann');
  await part(page, 'Dealer position auction').waitFor();
  await holdMotion(page);
  await game.say('Ann', { type: 'bid', amount: 50 });
  await game.until('Ann', ({ overlay }) => overlay.dealerActions.length > 0);
  await part(page, 'Players').waitFor();
  await untilCards(page, 1, 0);
  await untilCards(page, 4, 420);
  for (const [index, at] of [800, 1_180, 1_560].entries()) await untilCards(page, 5 + index, at);
  await passMotion(page, 3_000);
  await untilBanner(page, 'You deal');
  expect(faults()).toEqual([]);
  await Promise.all([context.close(), game.close()]);
});

/** Where the amber ticks of a hand are. */
function ticksOf(page: Page, owner: string, hand = 1): Promise<string[]> {
  return handOf(page, owner, hand).evaluate((box) =>
    [...box.querySelectorAll('[data-face]')].flatMap((card) => {
      const tick = card.querySelector(':scope > svg');
      if (tick === null) return [];
      const [over, under] = [tick.getBoundingClientRect(), card.getBoundingClientRect()];
      const isOver = Math.abs(over.width - under.width) < 2 && Math.abs(over.height - under.height) < 2;
      const [red = 0, green = 0, blue = 0, opacity = 1] = (
        getComputedStyle(tick.querySelector('path') ?? tick).stroke.match(/[\d.]+/g) ?? []
      ).map(Number);
      const isAmber = red > green && green > blue && opacity < 1;
      return [isOver && isAmber ? 'over its card' : `${red} ${green} ${blue} ${opacity}`];
    }),
  );
}
