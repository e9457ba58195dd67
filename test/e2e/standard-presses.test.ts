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

/** From now on the answers of whatever opens stay as they are in its first moment, until `wake`. */
async function holdAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const foot of document.querySelectorAll('[role="dialog"] footer'))
        for (const animation of foot.getAnimations()) animation.pause();
    }).observe(document.body, { subtree: true, childList: true });
  });
}

const wake = (dialog: Locator): Promise<void> =>
  dialog.locator('footer').evaluate((foot) => {
    for (const animation of foot.getAnimations()) animation.finish();
  });

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
  await wake(skip);
  await skip.getByRole('button', { name: 'Back to bidding' }).click();
  await skip.waitFor({ state: 'detached' });

  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Resign' }).click();
  const resign = page.getByRole('dialog', { name: 'Resign this game' });
  for (const name of ['Resign', 'Resign & Exit']) {
    await pressPlaceOf(page, resign.getByRole('button', { name, exact: true }));
    expect(await resign.count()).toBe(1);
  }
  await wake(resign);
  await resign.getByRole('button', { name: 'Play on' }).click();
  await resign.waitFor({ state: 'detached' });

  // Whoever had answered anything could not bid any more.
  await button(page, 'Raise to 0').click();
  await untilBanner(page, 'You lead with 0');
  house.clock.go();
  await game.close();
  await expectNoFaults(ann);
});

test('STD-117 Enter takes one card, however long it is held', async () => {
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
  await button(page, 'Stand').and(page.locator('[aria-disabled="false"]')).click();
  await untilBanner(page, "Dealer's turn");
  expect(await cards.count()).toBe(3);
  await game.close();
  await expectNoFaults(ann);
});
