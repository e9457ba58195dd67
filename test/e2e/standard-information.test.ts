import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { lookAt } from './page-checks.ts';
import type { StandardGame } from './standard.ts';
import { beginWith, byHand, letDeal, stand } from './standard-course.ts';
import { figure, PATIENT, part, placeOf, press, ranked, untilStanding } from './standard-sights.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const widthOf = async (what: Locator): Promise<number> => {
  const { left, right } = await placeOf(what);
  return right - left;
};

test('STD-156 STD-157 STD-158 STD-166 STD-167 STD-169 STD-170 STD-172 STD-173 STD-178 STD-203 the information column, and a break on a wide screen and on a narrow one', async () => {
  const names = ['Ann', 'Ben', 'Cleo'] as const;
  const game = await beginWith(house, names, { cards: '10 10 7  9 8 10', settings: { roundBreak: 5 } });
  house.clock.stop();
  const [ann, eve] = await Promise.all([game.show('Ann', { reducedMotion: 'reduce' }), game.watch()]);
  const { page } = ann;

  const column = page.getByRole('complementary', { name: 'Information' });
  expect.soft(await widthOf(page.getByRole('main'))).toBeCloseTo(2 * (await widthOf(column.locator('..'))), 0);
  const strip = column.locator('section').first();
  expect
    .soft(await strip.locator('dt').allTextContents())
    .toEqual(['Round', 'Time', 'Bank', 'Generated', 'Auto continue']);
  expect.soft(await strip.locator('dd').first().textContent()).toBe('1 of 2');
  expect.soft(await figure(page, 'Time').textContent()).toMatch(/^\d+ s$/);

  // On for everybody; watchers count, participants switch.
  const auto = page.getByRole('switch', { name: 'Auto continue' });
  await auto.and(page.locator('[aria-checked="true"]')).waitFor();
  expect.soft(await figure(eve.page, 'Auto').textContent()).toBe('3/3');
  await auto.click();
  await figure(page, 'Auto').getByText('Off', { exact: true }).waitFor();
  await figure(eve.page, 'Auto').getByText('2/3', { exact: true }).waitFor();
  expect.soft(await eve.page.getByRole('switch', { name: 'Auto continue' }).count()).toBe(0);
  await byHand(game, ['Ben', 'Cleo']);
  await figure(eve.page, 'Auto').getByText('0/3', { exact: true }).waitFor();

  const standings = part(page, 'Capital standings');
  expect
    .soft(await standings.getByRole('columnheader').allTextContents())
    .toEqual(['Participant', 'Available', 'In play']);
  for (const row of await standings.getByRole('rowheader').all()) {
    expect.soft(await row.textContent()).toMatch(/^(Annyou|Ben|Cleo)ELO 1500$/);
    expect.soft(await row.locator('svg').count()).toBe(1);
  }

  // With what is in play Ann has as much as Ben, and both have more than the Dealer.
  await letDeal(game, 90, ['Cleo', 'Ann', 'Ben']);
  await game.say('Ann', { type: 'bet', amount: 500 });
  await game.say('Ben', { type: 'bet', amount: 100 });
  await untilStanding(page, 'Ann', ['530', '500']);
  await untilStanding(page, 'Ben', ['930', '100']);
  await untilStanding(page, 'Cleo', ['940', 'Dealer']);
  expect.soft(await ranked(page)).toEqual(['Ann', 'Ben', 'Cleo']);
  await stand(game, 'Ben', 'Ann');
  // The page has gone on while the server stood still.
  house.clock.pass(20_000);
  await stand(game, 'Cleo');
  await untilBanner(page, 'Round over');
  await untilStanding(page, 'Ann', ['1,530', '-']);
  expect.soft(await ranked(page)).toEqual(['Ann', 'Ben', 'Cleo']);

  // Five seconds of a break, while the server waits.
  await expect.poll(() => figure(page, 'Time').textContent(), PATIENT).toMatch(/^[0-4]\.\d s$/);
  const [cards, agreement, dealer] = [part(page, 'Cards for testing'), part(page, 'Next round'), part(page, 'Dealer')];
  const wide = [await placeOf(dealer), await placeOf(cards), await placeOf(agreement)] as const;
  expect.soft(wide[1].left - wide[0].right).toBeGreaterThanOrEqual(0);
  expect.soft(wide[1].left - wide[0].right).toBeLessThan(24);
  expect.soft(wide[2].left).toBe(wide[1].left);
  expect.soft(wide[2].top).toBeGreaterThanOrEqual(wide[1].bottom);
  await lookAt(house, page, 'standard-table-break');
  house.clock.stop();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => (await placeOf(cards)).top - (await placeOf(dealer)).bottom, PATIENT)
    .toBeGreaterThanOrEqual(0);
  expect.soft((await placeOf(agreement)).top).toBeGreaterThanOrEqual((await placeOf(cards)).bottom);
  await page.setViewportSize({ width: 1_280, height: 800 });

  await page.getByRole('textbox', { name: 'Next cards' }).fill('a10 k7');
  await press(page, 'Apply cards');
  const info = page.getByRole('status', { name: 'Info' });
  await info.getByText('4 cards were added to the stack', { exact: true }).waitFor();
  await info.getByText('4 cards').waitFor({ state: 'detached' });
  expect.soft(await eve.page.getByText('Next cards').count()).toBe(0);

  await expect.poll(() => figure(page, 'Time').textContent(), PATIENT).toBe('0.0 s');
  await button(page, 'Agree to next round').waitFor();
  await agreement.getByText('0 of 3 have agreed').waitFor();
  await game.say('Ben', { type: 'agree' });
  await agreement.getByText('1 of 3 have agreed').waitFor();
  house.clock.pass(4_000);
  await auto.click();
  await agreement.getByText('You agreed to the next round').waitFor();
  await agreement.getByText('2 of 3 have agreed').waitFor();
  await game.say('Cleo', { type: 'agree' });
  await untilBanner(page, 'Dealer auction');
  expect.soft(await strip.locator('dd').first().textContent()).toBe('2 of 2');
  house.clock.go();
  for (const { faults } of [ann, eve]) expect(faults()).toEqual([]);
  await Promise.all([ann.context.close(), eve.context.close(), game.close()]);
});

/** Ten rounds of the Banker: all win nothing but the ninth, where all come out even. Then one of each. */
const ELEVEN_ROUNDS = [...Array(8).fill('10 10 10 7 7 8'), '10 10 10 7 7 7', '10 10 7 8', '10 10 9 8'].join(' ');

/** A round that nobody wants to deal: the Banker stands. */
async function playBanker(game: StandardGame): Promise<void> {
  for (const name of ['Ann', 'Ben']) await game.say(name, { type: 'skipRest' });
  for (const name of ['Ann', 'Ben']) await game.say(name, { type: 'bet', amount: 100 });
  await stand(game, 'Ben', 'Ann');
}

async function playDealt(
  game: StandardGame,
  [dealer, player]: readonly [string, string],
  [paid, bet]: readonly [number, number],
) {
  await letDeal(game, paid, [dealer, player]);
  await game.say(player, { type: 'bet', amount: bet });
  await stand(game, player, dealer);
}

async function agree(game: StandardGame): Promise<void> {
  for (const name of ['Ann', 'Ben']) await game.say(name, { type: 'agree' });
  await game.until('Ann', ({ view }) => view.phase === 'auction');
}

/** One column of the Dealer results from above. */
const resultsBy = (page: Page, column: number): Promise<string[]> =>
  page
    .getByRole('table', { name: 'Dealer results by round' })
    .locator('tbody tr')
    .evaluateAll((rows, at) => rows.map((row) => row.children[at]?.textContent ?? ''), column);

test('STD-180 STD-181 STD-182 STD-183 STD-185 STD-187 STD-188 STD-189 STD-190 STD-192 STD-193 STD-195 eleven rounds in the Dealer results, as a table, as a chart, and the last one in full', async () => {
  const game = await beginWith(house, ['Ann', 'Ben'], {
    cards: ELEVEN_ROUNDS,
    settings: { rounds: 12, startingCapital: 5_000 },
  });
  await byHand(game, ['Ann', 'Ben']);
  const ann = await game.show('Ann', { reducedMotion: 'reduce' });
  const { page } = ann;
  const results = part(page, 'Dealer results');
  await results
    .getByRole('button', { name: 'Review last round' })
    .and(page.locator('[aria-disabled="true"]'))
    .waitFor();
  for (let round = 1; round <= 9; round++) {
    await playBanker(game);
    await agree(game);
  }
  await playDealt(game, ['Ann', 'Ben'], [40, 100]);
  await agree(game);
  await playDealt(game, ['Ben', 'Ann'], [60, 200]);
  await agree(game);

  await results.getByText('1–10 of 11 rounds').waitFor();
  // However long the column is, its chat stays whole at its foot, and the results end above it.
  const column = page.getByRole('complementary', { name: 'Information' });
  const foot = page.viewportSize()?.height ?? 0;
  const chat = part(page, 'Chat');
  await column.getByRole('button', { name: /^Chat/ }).click();
  await chat.waitFor();
  expect.soft((await placeOf(chat)).bottom).toBeLessThanOrEqual(foot);
  await results.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
  expect.soft((await placeOf(results)).bottom).toBeLessThanOrEqual((await placeOf(chat)).top);
  await button(page, 'Fold the chat away').click();
  expect.soft((await placeOf(column.getByRole('button', { name: /^Chat/ }))).bottom).toBeLessThanOrEqual(foot);
  const headings = results.getByRole('columnheader');
  expect
    .soft(await headings.allTextContents())
    .toEqual(['Round', 'Dealer', 'Auction paid', 'Player wagers', 'Earnings']);
  expect.soft(await resultsBy(page, 0)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  expect.soft(await resultsBy(page, 1)).toEqual(['Ben', 'Ann', ...Array(8).fill('Banker')]);
  expect.soft(await resultsBy(page, 2)).toEqual(['60', '40', ...Array(8).fill('0')]);
  expect.soft(await resultsBy(page, 3)).toEqual(['200', '100', ...Array(8).fill('200')]);
  expect.soft(await resultsBy(page, 4)).toEqual(['−200', '+100', '0', ...Array(7).fill('+200')]);
  await press(page, 'Next');
  await results.getByText('11 of 11 rounds').waitFor();
  expect.soft(await resultsBy(page, 0)).toEqual(['1']);
  await results.getByRole('button', { name: 'Earnings' }).click();
  await results.getByText('1–10 of 11 rounds').waitFor();
  expect.soft(await resultsBy(page, 4)).toEqual([...Array(8).fill('+200'), '+100', '0']);
  await results.getByRole('button', { name: 'Earnings' }).click();
  await results.getByRole('columnheader', { name: 'Earnings' }).and(page.locator('[aria-sort="ascending"]')).waitFor();
  expect.soft((await resultsBy(page, 4)).slice(0, 3)).toEqual(['−200', '0', '+100']);
  await press(page, 'Next');
  await press(page, 'Previous');
  await results.getByText('1–10 of 11 rounds').waitFor();

  await results.getByText('Chart', { exact: true }).click();
  await results.getByRole('img', { name: /Chart of 11 settled rounds/ }).waitFor();
  expect
    .soft(await results.getByRole('list', { name: 'Legend' }).getByRole('listitem').allTextContents())
    .toEqual(['Ann', 'Ben', 'Banker']);
  // Gold diamonds of the Banker, round each other where they lie at one place; else dots in the colours of the legend.
  const gold = { x: 0, shapes: ['path'], isConcentric: true, colours: ['rgb(226, 189, 108)'] };
  const marks = await marksOf(results);
  const dot = { rounds: 1, x: expect.any(Number), shapes: ['circle'], isConcentric: true };
  expect.soft(await nodesOf(results)).toEqual([
    { ...gold, rounds: 8 },
    { ...gold, rounds: 1 },
    { ...dot, colours: [marks[0]] },
    { ...dot, colours: [marks[1]] },
  ]);
  expect.soft(marks[2]).toBe('rgb(226, 189, 108)');

  await press(page, 'Review last round');
  const review = page.getByRole('dialog', { name: 'Round 11' });
  await review.getByText('Ben won the dealer position.').waitFor();
  expect
    .soft(await review.locator('dl').first().textContent())
    .toBe('Auction paid60Player wagers200Dealer earnings−200');
  expect.soft(await review.getByRole('list', { name: 'Dealer’s cards' }).getByRole('img').count()).toBe(2);
  const player = review.getByRole('region', { name: 'Ann' });
  expect.soft(await player.textContent()).toMatch(/P1.*Hand 1Win.*Bet200Total19Net\+200/);
  expect.soft(await player.getByRole('img', { name: / of / }).count()).toBe(2);
  await page.keyboard.press('Escape');
  await review.waitFor({ state: 'detached' });
  expect(ann.faults()).toEqual([]);
  await Promise.all([ann.context.close(), game.close()]);
});

/** The colours of a legend. */
const marksOf = (results: Locator): Promise<string[]> =>
  results
    .getByRole('list', { name: 'Legend' })
    .locator('[data-kind]')
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor));

/** The nodes of the chart from the left: how many rounds lie there, in which shapes and colours. */
function nodesOf(results: Locator): Promise<unknown[]> {
  return results.locator('svg[role="img"] > svg').evaluateAll((nodes) =>
    nodes
      .map((node) => {
        const rings = [...node.querySelectorAll('path, circle:not([fill="transparent"])')];
        const middles = rings.map((ring) => {
          const { left, right, top, bottom } = ring.getBoundingClientRect();
          return `${Math.round(left + right)} ${Math.round(top + bottom)}`;
        });
        const paints = rings.map((ring) => getComputedStyle(ring)).map(({ fill, stroke }) => [fill, stroke]);
        return {
          rounds: rings.length,
          x: Number.parseFloat(node.getAttribute('x') ?? ''),
          shapes: [...new Set(rings.map(({ tagName }) => tagName))],
          isConcentric: new Set(middles).size === 1,
          colours: [...new Set(paints.flat())].filter((paint) => paint !== 'none'),
        };
      })
      .sort((a, b) => a.x - b.x || b.rounds - a.rounds),
  );
}
