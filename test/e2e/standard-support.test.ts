import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { expectNoFaults } from './standard.ts';
import { beginWith, byHand, letDeal, stand } from './standard-course.ts';
import { figure, PATIENT, part, placeOf, press, ranked, untilStanding } from './standard-sights.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const PARTY = ['Ann', 'Ben', 'Cleo', 'Dora'] as const;

// Dora and Cleo have 18, Ann a blackjack, Ben deals 17. Then Ann has 17, and Cleo deals 19.
const TWO_ROUNDS = '10 10 A 10  8 8 K 7   10 10 7 9';

/** Every text that the Time has from now on. */
async function noteTimes(page: Page): Promise<void> {
  await figure(page, 'Time').evaluate((time) => {
    const times: (string | null)[] = [];
    Object.assign(globalThis, { times });
    new MutationObserver(() => times.push(time.textContent)).observe(time, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** The Dealer results from above, as their cells say it. */
const results = (page: Page): Promise<string[]> =>
  page
    .getByRole('table', { name: 'Dealer results by round' })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map(({ children }) => [...children].map(({ textContent }) => textContent).join(' ')));

const BROKE = '1 Ben 31 1,206 −1,709';
const LATER = '2 Cleo 5 200 +200';

/** Each heading sorts, and the other way when it is pressed again. */
async function sortsByAll(page: Page): Promise<void> {
  for (const [heading, once] of [
    ['Dealer', [BROKE, LATER]],
    ['Auction paid', [BROKE, LATER]],
    ['Player wagers', [BROKE, LATER]],
    ['Earnings', [LATER, BROKE]],
    ['Round', [LATER, BROKE]],
  ] as const) {
    for (const wanted of [once, once.toReversed()]) {
      await part(page, 'Dealer results').getByRole('button', { name: heading, exact: true }).click();
      expect.soft(await results(page), heading).toEqual(wanted);
    }
  }
}

/** The nodes of the chart from the left: how high above the line of no earnings each lies, as a part of the way to the line of this tick. */
async function heights(chart: Locator, tick: string): Promise<number[]> {
  return chart.evaluate((svg, label) => {
    const middle = (element: Element | undefined): number => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN };
      return (top + bottom) / 2;
    };
    const lineOf = (text: string) =>
      middle([...svg.querySelectorAll('g text')].find(({ textContent }) => textContent === text));
    const zero = lineOf('0');
    return [...svg.querySelectorAll(':scope > svg')]
      .map((node) => ({ x: node.getBoundingClientRect().left, y: middle(node) }))
      .sort((a, b) => a.x - b.x)
      .map(({ y }) => (zero - y) / Math.abs(zero - lineOf(label)));
  }, tick);
}

/** The colour of somebody's avatar in the standings. */
const avatarOf = (page: Page, name: string): Promise<string> =>
  part(page, 'Capital standings')
    .getByRole('row')
    .filter({ hasText: name })
    .locator('[data-kind="person"]')
    .evaluate((avatar) => getComputedStyle(avatar).backgroundColor);

test('STD-029 STD-060 STD-076 STD-150 STD-151 STD-172 STD-178 STD-180 STD-182 STD-186 STD-187 STD-188 STD-193 STD-194 STD-196 STD-197 a Dealer who cannot pay is helped, and what they earned stays what they lost', async () => {
  const game = await beginWith(house, PARTY, { cards: TWO_ROUNDS, settings: { rounds: 3, roundBreak: 10 } });
  await byHand(game, PARTY);
  const [ann, eve] = await Promise.all([game.show('Ann', { reducedMotion: 'reduce' }), game.watch()]);
  const { page } = ann;

  // All-in is all that is even, whatever the slider says.
  await letDeal(game, 31, ['Ben', 'Ann', 'Cleo', 'Dora']);
  for (const name of ['Cleo', 'Dora']) await game.say(name, { type: 'bet', amount: 100 });
  await button(page, '+100').click();
  await press(page, /^All-in/);
  await untilStanding(page, 'Ann', ['1', '1,006']);
  expect.soft(await ranked(page)).toEqual(['Ann', 'Cleo', 'Dora', 'Ben']);
  await stand(game, 'Dora', 'Cleo');
  await game.until('Ben', ({ overlay }) => overlay.dealerActions.length > 0);
  house.clock.stop();
  await stand(game, 'Ben');
  await untilBanner(page, 'Round over');

  // Ben paid 976, the Bank its 3, and the rest was made.
  await untilStanding(page, 'Ann', ['2,516', '-']);
  await untilStanding(page, 'Ben', ['0', '-']);
  await part(page, 'Capital standings').getByRole('row').filter({ hasText: 'Ben' }).getByText('Eliminated').waitFor();
  expect.soft(await ranked(page)).toEqual(['Ann', 'Cleo', 'Dora', 'Ben']);
  expect.soft(await figure(page, 'Bank').textContent()).toBe('0');
  expect.soft(await figure(page, 'Generated').textContent()).toBe('730');
  expect.soft(await results(page)).toEqual([BROKE]);
  await button(page, 'View auction bids').click();
  await page.getByRole('dialog', { name: 'Auction bids' }).getByText('Open bidding').waitFor();
  await page.keyboard.press('Escape');

  // The server stands still with 6.5 s left, while the page counts on to tenths.
  await noteTimes(page);
  house.clock.pass(3_500);
  await game.say('Cleo', { type: 'autoContinue', isOn: true });
  await expect.poll(() => figure(page, 'Time').textContent(), PATIENT).toMatch(/^[0-4]\.\d s$/);
  const times = await page.evaluate<string[]>('times');
  expect.soft(times.filter((time) => !/^(\d\d|[6-9]) s$|^(5\.0|[0-4]\.\d) s$/.test(time))).toEqual([]);
  house.clock.go();
  for (const name of ['Ann', 'Dora']) await game.say(name, { type: 'agree' });

  // An opening that was let pass is asked about again as soon as somebody opens.
  await part(page, 'Dealer position auction').waitFor();
  await button(page, 'Skip').click();
  await page.getByRole('dialog', { name: 'Skip' }).getByRole('button', { name: 'Skip opening bid' }).click();
  const own = part(page, 'Dealer position auction').getByRole('listitem').filter({ hasText: 'Ann' });
  await own.getByText('Skips', { exact: true }).waitFor();
  await game.say('Cleo', { type: 'bid', amount: 5 });
  await own.getByText('To answer').waitFor();
  for (const name of ['Ann', 'Dora']) await game.say(name, { type: 'skipRest' });
  await part(page, 'Hand bets').waitFor();
  await game.say('Dora', { type: 'bet', amount: 100 });
  await game.say('Dora', { type: 'resign' });
  await button(page, '+100').click();
  await press(page, /^Min-bet/);
  await untilBanner(page, 'Your turn');
  await untilStanding(page, 'Ann', ['2,417', '100']);
  await stand(game, 'Ann', 'Cleo');
  await untilBanner(page, 'Round over');

  // What was given up before the deal counts as well, and is told from what was played.
  expect.soft(await results(page)).toEqual([LATER, BROKE]);
  await sortsByAll(page);
  await press(page, 'Review last round');
  const review = page.getByRole('dialog', { name: 'Round 2' });
  expect
    .soft(await review.getByRole('region', { name: 'Dora' }).textContent())
    .toBe('DoraHand 1ForfeitedGiven up before cards were dealt.Bet100Net−100');
  expect.soft(await review.getByRole('region', { name: 'Ann' }).textContent()).toMatch(/Lose.*Bet100Total17Net−100$/);
  expect.soft(await review.textContent()).not.toContain('Ben');
  await page.keyboard.press('Escape');
  await review.waitFor({ state: 'detached' });

  // Everybody chooses between table and chart for themselves, who only watches too.
  const [dealers, watched] = [part(page, 'Dealer results'), part(eve.page, 'Dealer results')];
  await dealers.getByText('Chart', { exact: true }).click();
  const [switched, reviewed] = [
    await placeOf(dealers.getByRole('group', { name: 'Dealer results as' })),
    await placeOf(dealers.getByRole('button', { name: 'Review last round' })),
  ];
  expect.soft(reviewed.left - switched.right).toBeGreaterThanOrEqual(0);
  expect.soft(reviewed.left - switched.right).toBeLessThan(24);
  expect.soft(Math.abs(reviewed.top + reviewed.bottom - switched.top - switched.bottom)).toBeLessThan(8);
  const chart = dealers.getByRole('img', { name: /Chart of 2 settled rounds/ });
  const [gained = 0, lost = 0] = await heights(chart, '−1,000');
  expect.soft(gained).toBeCloseTo(0.2, 1);
  expect.soft(lost).toBeCloseTo(-1.7, 1);
  const marks = dealers.getByRole('list', { name: 'Legend' }).locator('[data-kind="participant"]');
  for (const [index, name] of PARTY.entries())
    expect
      .soft(await marks.nth(index).evaluate((mark) => getComputedStyle(mark).backgroundColor), name)
      .toBe(await avatarOf(page, name));
  expect.soft(await results(eve.page)).toEqual([LATER, BROKE]);
  await watched.getByText('Chart', { exact: true }).click();
  await watched.getByRole('list', { name: 'Legend' }).waitFor();
  await watched.getByRole('button', { name: 'Review last round' }).click();
  await eve.page.getByRole('dialog', { name: 'Round 2' }).getByText('Cleo won the dealer position.').waitFor();
  await game.close();
  await expectNoFaults(ann, eve);
});
