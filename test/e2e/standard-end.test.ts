import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, untilBanner } from './at-the-table.ts';
import { holdLine } from './held-line.ts';
import { holdMotion, passMotion } from './held-motion.ts';
import { type House, openHouse } from './house.ts';
import { lookAt } from './page-checks.ts';
import { beginWith, byHand, letDeal, stand } from './standard-course.ts';
import { PATIENT, part, press, standing } from './standard-sights.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** The page waits longer before it opens the results: a slow machine must not miss the time before that. */
function waitLongForResults(): void {
  const wait = globalThis.setTimeout.bind(globalThis);
  Object.assign(globalThis, {
    setTimeout: (ring: () => void, after = 0) => wait(ring, after > 2_000 && after <= 3_000 ? 60_000 : after),
  });
}

test('STD-137 STD-161 STD-162 STD-163 STD-164 STD-165 STD-188 STD-192 STD-195 STD-214 STD-215 STD-216 STD-217 STD-220 two resign in the last round, and the game ends on the podium', async () => {
  const game = await beginWith(house, ['Ann', 'Ben', 'Cleo'], {
    cards: '9  10 10 10  8  8 7 10  10',
    settings: { includeBot: true, rounds: 1, dealersRule: 'free-will-3-2-1' },
  });
  const still = { reducedMotion: 'reduce' } as const;
  const [ann, ben, cleo] = await Promise.all([
    game.show('Ann', still),
    game.show('Ben', still),
    game.show('Cleo', still),
  ]);
  await letDeal(game, 50, ['Ben', 'Ann', 'Cleo']);
  await game.say('Ann', { type: 'bet', amount: 200 });
  await game.say('Cleo', { type: 'bet', amount: 300 });
  await game.until('Ben', ({ overlay }) => overlay.choice === 'discard');
  await game.say('Ben', { type: 'discard', index: 1 });
  await game.say('Ben', { type: 'reveal', index: 0 });
  await untilBanner(ann.page, 'Your turn');

  // The Dealer resigns and stays to watch; a Player resigns and goes.
  await button(ben.page, 'Resign').click();
  const asked = ben.page.getByRole('dialog', { name: 'Resign this game' });
  await asked.getByRole('button', { name: 'Resign & Exit' }).waitFor();
  await asked.getByRole('button', { name: 'Resign', exact: true }).click();
  await asked.waitFor({ state: 'detached' });
  await part(ben.page, 'Dealer').getByText('Ben paid 50 to deal and resigned. The Banker took over.').waitFor();
  expect.soft(await standing(ben.page, 'Ben')).toEqual(['0', '-']);
  await button(ann.page, 'Resign').click();
  await ann.page
    .getByRole('dialog', { name: 'Resign this game' })
    .getByRole('button', { name: 'Resign & Exit' })
    .click();
  await ann.page.waitForURL('**/tables');
  const forfeited = ben.page.getByRole('group', { name: 'Ann, hand 1', exact: true });
  await forfeited.getByText('Forfeited', { exact: true }).waitFor();
  expect.soft(await forfeited.getByRole('img', { name: /, decided$/ }).count()).toBe(2);

  await ben.page.evaluate(waitLongForResults);
  await untilBanner(cleo.page, 'Your turn');
  await press(cleo.page, 'Stand');
  const end = part(ben.page, 'End of the game');
  await end.getByRole('button', { name: /Podium/ }).waitFor();
  // What lies under a dialog has no role.
  const info = ben.page.locator('[role="status"][aria-label="Info"]');
  await info.getByText('Final results').waitFor();
  expect.soft(await info.textContent()).toMatch(/in [0-3]\.\d s/);
  expect.soft(await ben.page.getByRole('dialog').count()).toBe(0);
  await end.getByRole('button', { name: /Podium/ }).click();
  const results = ben.page.getByRole('dialog', { name: 'Final results' });
  await results.waitFor();
  await expect.poll(() => info.textContent(), PATIENT).toBe('');

  const table = results.getByRole('table', { name: 'Final results' });
  expect
    .soft(await table.getByRole('columnheader').allTextContents())
    .toEqual(['Ranking', 'Participant', 'Status', 'Capital', 'Money share', 'ELO change', 'New ELO']);
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)));
  expect
    .soft(rows.map(([, name, status]) => `${name} ${status}`))
    .toEqual(['Cleo Active', 'Bot Active', 'Ann Resigned', 'Benyou Resigned']);
  for (const [, , , capital, money] of rows) {
    expect.soft(capital).toMatch(/^[\d,]+$/);
    expect.soft(money).toMatch(/^\d+\.\d %$/);
  }
  expect.soft(rows[0]?.slice(5)).toEqual([expect.stringMatching(/^\+\d+\.\d$/), expect.stringMatching(/^15\d\d\.\d$/)]);
  expect.soft(rows[1]?.slice(5)).toEqual(['0.0', '1500.0']);
  expect.soft(rows[3]?.slice(5)).toEqual([expect.stringMatching(/^−\d+\.\d$/), expect.stringMatching(/^14\d\d\.\d$/)]);
  expect.soft(await coloursOf(table)).toEqual(['green', 'white', 'red', 'red']);

  // Close keeps the room, where everything is still to be seen.
  await results
    .getByRole('contentinfo')
    .or(results.locator('footer'))
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await results.waitFor({ state: 'detached' });
  await end.waitFor();
  for (const gone of ['Dealer', 'Players', 'Hand bets']) expect.soft(await part(ben.page, gone).count()).toBe(0);
  expect
    .soft(await end.evaluate(({ children }) => [...children].map(({ tagName }) => tagName)))
    .toEqual(['BUTTON', 'FIGURE']);
  const chart = end.getByRole('figure', { name: 'Total capital by round index' });
  await chart.getByText('Total capital', { exact: true }).waitFor();
  await chart.getByText('Round index', { exact: true }).first().waitFor();
  expect.soft(await chart.locator('polyline').count()).toBe(4);
  const byRound = await chart
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((all) => all.map(({ children }) => [...children].map(({ textContent }) => textContent)));
  expect.soft(byRound).toEqual([
    ['0', '1,000', '1,000', '1,000', '1,000'],
    ['1', '0', '0', rows[0]?.[3], rows[1]?.[3]],
  ]);
  await lookAt(house, ben.page, 'standard-table-end');

  await press(ben.page, 'Review last round');
  const review = ben.page.getByRole('dialog', { name: 'Round 1' });
  await review.getByText('Ben won the dealer position and resigned. The Banker took over.').waitFor();
  await review
    .getByRole('list', { name: 'Discarded card' })
    .getByRole('img', { name: /^Eight of/ })
    .waitFor();
  expect.soft(await review.getByRole('region', { name: 'Ann' }).textContent()).toContain('Forfeited');
  for (const name of ['Bot', 'Cleo', 'Dealer']) expect.soft(await review.getByRole('region', { name }).count()).toBe(1);

  await ben.page.keyboard.press('Escape');
  await review.waitFor({ state: 'detached' });
  const dealers = part(ben.page, 'Dealer results');
  await dealers.getByText('Chart', { exact: true }).click();
  const legend = dealers.getByRole('list', { name: 'Legend' }).getByRole('listitem');
  await legend.first().waitFor();
  expect.soft(await legend.allTextContents()).toEqual(['Ann', 'Ben', 'Cleo', 'Bot', 'Banker']);
  const slate = legend.nth(3).locator('[data-kind]');
  expect.soft(await slate.evaluate((mark) => getComputedStyle(mark).backgroundColor)).toBe('rgb(130, 150, 184)');

  // By itself it opens as well, and Exit leads to the lobby.
  const other = cleo.page.getByRole('dialog', { name: 'Final results' });
  await other.waitFor();
  await other.getByRole('button', { name: 'Exit' }).click();
  await cleo.page.waitForURL('**/tables');
  for (const { faults, context } of [ann, ben, cleo]) {
    expect(faults()).toEqual([]);
    await context.close();
  }
  await game.close();
});

test('STD-164 STD-170 the last round is seen to its end before the podium takes its place', async () => {
  const game = await beginWith(house, ['Ann', 'Ben'], { cards: '10 6 9 10 10', settings: { rounds: 1 } });
  const ann = await game.show('Ann');
  const { page } = ann;
  await letDeal(game, 0, ['Ben', 'Ann']);
  await part(page, 'Hand bets').waitFor();
  await holdMotion(page);
  await game.say('Ann', { type: 'bet', amount: 100 });
  const dealers = page.getByRole('list', { name: "Dealer's cards" }).getByRole('img');
  const untilDealt = (count: number, after: number): Promise<void> =>
    expect
      .poll(async () => {
        await passMotion(page, after);
        return dealers.count();
      }, PATIENT)
      .toBe(count);
  await untilDealt(2, 3_000);
  await stand(game, 'Ann');
  await untilBanner(page, "Dealer's turn");
  await game.say('Ben', { type: 'act', action: 'hit' });
  // It comes when the one before it has turned over.
  await untilDealt(3, 360);
  await game.until('Ann', ({ view }) => view.phase === 'finished');
  const end = part(page, 'End of the game');
  const hand = page.getByRole('group', { name: 'Ann, hand 1', exact: true });
  expect.soft(await hand.textContent()).not.toContain('Win');

  await passMotion(page, 360 + 380);
  await hand.getByText('Win').waitFor();
  await untilBanner(page, 'Round over');
  expect.soft(await end.count()).toBe(0);
  await passMotion(page, 360 + 380 + 240 + 1_200);
  await end.getByRole('button', { name: /Podium/ }).waitFor();
  expect.soft(await hand.count()).toBe(0);
  const figures = part(page, 'The game in figures').getByRole('definition');
  expect.soft(await figures.last().textContent()).toBe('–');
  const info = page.getByRole('status', { name: 'Info' });
  await info.getByText('in 3.0 s').waitFor();
  expect.soft(await page.getByRole('dialog').count()).toBe(0);
  await passMotion(page, 3_000);
  await page.getByRole('dialog', { name: 'Final results' }).waitFor();
  expect(ann.faults()).toEqual([]);
  await Promise.all([ann.context.close(), game.close()]);
});

/** Of each line, what colour its ELO change is printed in. */
function coloursOf(table: Locator): Promise<string[]> {
  return table.locator('[data-label="ELO change"]').evaluateAll((all) =>
    all.map((cell) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(cell).color.match(/[\d.]+/g) ?? []).map(Number);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return 'white';
      return green > red ? 'green' : 'red';
    }),
  );
}

/** What a part of the page says, but for the clock and what floats by; a dialog over it takes nothing away. */
const wordsOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const copy = document.createElement('div');
    copy.innerHTML = element.innerHTML;
    for (const passing of copy.querySelectorAll('[role="timer"], [data-way]')) passing.remove();
    return copy.textContent;
  });

const standingsOf = (page: Page): Promise<string> => wordsOf(page.locator('section[aria-label="Capital standings"]'));

const feltOf = (page: Page): Promise<string> => wordsOf(page.locator('main'));

test('a reload and a lost connection put everything back, in every phase', async () => {
  const game = await beginWith(house, ['Ann', 'Ben'], { cards: '10 6 7 10 3' });
  await byHand(game, ['Ann', 'Ben']);
  house.clock.stop();
  const ann = await game.show('Ann', { reducedMotion: 'reduce' });
  const { page } = ann;
  const line = await holdLine(page);

  const comesBack = async (): Promise<void> => {
    const [felt, standings] = [await feltOf(page), await standingsOf(page)];
    await page.reload();
    await expect.poll(() => feltOf(page), PATIENT).toBe(felt);
    expect(await standingsOf(page)).toBe(standings);
    await ann.context.setOffline(true);
    await line.cut();
    await untilBanner(page, 'Reconnecting');
    await ann.context.setOffline(false);
    await expect.poll(() => feltOf(page), PATIENT).toBe(felt);
    expect(await standingsOf(page)).toBe(standings);
  };

  await game.say('Ben', { type: 'bid', amount: 20 });
  await untilBanner(page, 'Ben leads with 20');
  await comesBack();
  await press(page, 'Skip');
  await press(page, 'Skip rest of auction');
  await untilBanner(page, 'Place your bets');
  await comesBack();
  await press(page, /^Min-bet/);
  await untilBanner(page, 'Your turn');
  await comesBack();
  await press(page, 'Hit');
  await press(page, 'Stand');
  await untilBanner(page, "Dealer's turn");
  await comesBack();
  await stand(game, 'Ben');
  await untilBanner(page, 'Round over');
  await page.getByRole('textbox', { name: 'Next cards' }).waitFor();
  await comesBack();
  await game.say('Ben', { type: 'resign' });
  await untilBanner(page, 'Game over');
  await page.getByRole('dialog', { name: 'Final results' }).waitFor();
  await page.keyboard.press('Escape');
  const end = await feltOf(page);
  await page.reload();
  await expect.poll(() => feltOf(page), PATIENT).toBe(end);
  // What is over stays as it was, with a line to it or without.
  await ann.context.setOffline(true);
  await line.cut();
  await expect.poll(() => page.evaluate('navigator.onLine'), PATIENT).toBe(false);
  expect(await feltOf(page)).toBe(end);
  house.clock.go();
  await Promise.all([ann.context.close(), game.close()]);
});
