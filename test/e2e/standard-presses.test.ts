import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { expectNoFaults } from './standard.ts';
import { beginWith, letDeal } from './standard-course.ts';
import { PATIENT, part, placeOf } from './standard-sights.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** From now on whatever answers a new question stays as it is in its first moment, until `wake`. */
async function holdAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const waking = (): Animation[] =>
      document.getAnimations().filter((one) => one instanceof CSSAnimation && one.animationName.includes('wake'));
    Object.assign(globalThis, { wake: () => waking().forEach((one) => void one.finish()) });
    new MutationObserver(() => waking().forEach((one) => void one.pause())).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });
}

const wake = (page: Page): Promise<void> => page.evaluate('wake()');

/** Presses where something is, whatever takes the press. */
async function pressPlaceOf(page: Page, what: Locator): Promise<void> {
  const { left, right, top, bottom } = await placeOf(what);
  await page.mouse.click((left + right) / 2, (top + bottom) / 2);
}

test('STD-037 STD-220 the second half of a double press answers nothing of what the first half asks', async () => {
  const game = await beginWith(house, ['Ann', 'Ben'], { cards: '9' });
  house.clock.stop();
  const ann = await game.show('Ann', { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  const { page } = ann;
  await part(page, 'Dealer position auction').waitFor();
  await holdAnswers(page);

  await button(page, 'Skip').click();
  const skip = page.getByRole('dialog', { name: 'Skip' });
  for (const name of ['Skip opening bid', 'Skip rest of auction']) {
    await pressPlaceOf(page, skip.getByRole('button', { name }));
    expect(await skip.count()).toBe(1);
  }
  await wake(page);
  await skip.getByRole('button', { name: 'Back to bidding' }).click();
  await skip.waitFor({ state: 'detached' });

  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Resign' }).click();
  const resign = page.getByRole('dialog', { name: 'Resign this game' });
  for (const name of ['Resign', 'Resign & Exit']) {
    await pressPlaceOf(page, resign.getByRole('button', { name, exact: true }));
    expect(await resign.count()).toBe(1);
  }
  await wake(page);
  await resign.getByRole('button', { name: 'Play on' }).click();
  await resign.waitFor({ state: 'detached' });

  // Whoever had answered anything could not bid any more.
  await button(page, 'Raise to 0').click();
  await untilBanner(page, 'You lead with 0');
  house.clock.go();
  await game.close();
  await expectNoFaults(ann);
});

test('STD-034 STD-038 digits come in where the caret is, and a double press bids once, though the bot answers at once', async () => {
  const game = await beginWith(house, ['Ann'], { cards: '9', settings: { includeBot: true } });
  const ann = await game.show('Ann', { reducedMotion: 'reduce' });
  const { page } = ann;
  await untilBanner(page, 'Bot leads with 0');
  // What may not stand in the field leaves the caret where it is.
  const field = page.getByRole('textbox', { name: 'Amount', exact: true });
  await field.fill('234');
  await field.press('Home');
  for (const key of ['ArrowRight', 'x', '-', '5']) await field.press(key);
  expect(await field.inputValue()).toBe('2534');
  await field.fill('1');
  await button(page, 'Raise to 1').click();
  await untilBanner(page, 'Bot leads with 2');
  await button(page, 'Raise to 3').hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await game.say('Ann', { type: 'skipRest' });
  await part(page, 'Dealer').getByText('Bot paid 2 to deal.').waitFor();
  await game.close();
  await expectNoFaults(ann);
});

test('STD-091 a double press throws one card away and shows none', async () => {
  const game = await beginWith(house, ['Ann', 'Ben'], {
    cards: '5 10 7 9 8',
    settings: { dealersRule: 'free-will-3-2-1' },
  });
  const ben = await game.show('Ben', { reducedMotion: 'reduce' });
  const { page } = ben;
  await letDeal(game, 0, ['Ben', 'Ann']);
  await game.say('Ann', { type: 'bet', amount: 100 });
  const card = (name: RegExp): Locator => part(page, 'Dealer').getByRole('group', { name });
  await card(/^Seven/)
    .getByRole('button', { name: 'Discard' })
    .hover();
  await holdAnswers(page);
  await card(/^Seven/)
    .getByRole('button', { name: 'Discard' })
    .click();
  await untilBanner(page, 'Choose the card to show');
  for (const name of [/^Five/, /^Eight/]) await pressPlaceOf(page, card(name).getByRole('button', { name: 'Reveal' }));
  await wake(page);
  await card(/^Eight/)
    .getByRole('button', { name: 'Reveal' })
    .click();
  const { view } = await game.until('Ann', ({ overlay }) => overlay.actions !== null);
  expect(view.table?.dealer.cards.filter(({ kind }) => kind === 'faceUp')).toMatchObject([
    { card: expect.stringMatching(/^8/) },
  ]);
  await game.close();
  await expectNoFaults(ben);
});

test('STD-117 Enter takes one card, however long it is held, and so does a double press', async () => {
  const game = await beginWith(house, ['Ann', 'Ben'], { cards: '2 10 3 10 2 2 2 2 2' });
  const ann = await game.show('Ann', { reducedMotion: 'reduce' });
  const { page } = ann;
  await letDeal(game, 0, ['Ben', 'Ann']);
  await game.say('Ann', { type: 'bet', amount: 100 });
  await untilBanner(page, 'Your turn');
  const cards = page.getByRole('list', { name: 'Ann, hand 1, cards' }).getByRole('img');
  await button(page, 'Hit').focus();
  await page.keyboard.down('Enter');
  await expect.poll(() => cards.count(), PATIENT).toBe(3);
  for (let times = 0; times < 3; times++) {
    await button(page, 'Hit').and(page.locator('[aria-disabled="false"]')).waitFor();
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  await button(page, 'Hit').and(page.locator('[aria-disabled="false"]')).dblclick({ delay: 40 });
  await expect.poll(() => cards.count(), PATIENT).toBe(4);
  await button(page, 'Stand').and(page.locator('[aria-disabled="false"]')).click();
  await untilBanner(page, "Dealer's turn");
  expect(await cards.count()).toBe(4);
  await game.close();
  await expectNoFaults(ann);
});
