import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, banner, bet, button, sit, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable, playAsGuest } from './lobby.ts';
import { actionPlaces, lookAt } from './page-checks.ts';
import { visit, wasSent } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const cardOnScreen = (page: Page, name: RegExp) => page.getByRole('img', { name });

const SPLIT_DOUBLE_AND_BUST = '8S 10H 6D 8H 6C KC  3S 10D  10C  QH  9D';
const NATURAL_AND_PUSH = 'AS 10H JD KS 9C 9S';
const BANK_BREAKS = '6S 10H 5D 5H 9C QC  9D  10S';

test('HSE-039 HSE-042 two people break the bank and a third watches, all by what is on screen', async () => {
  const [ann, ben, eve] = await Promise.all([visit(house), visit(house), visit(house)]);
  const all = [ann, ben, eve];
  for (const { page } of all) await playAsGuest(page);
  const [annName, benName] = await Promise.all([ann.name(), ben.name()]);
  await openTable(ann.page, `${SPLIT_DOUBLE_AND_BUST} ${NATURAL_AND_PUSH} ${BANK_BREAKS}`);
  await sit(ann.page, 2);
  await enterTable(ben.page, annName, 'Join');
  await sit(ben.page, 5);
  await enterTable(eve.page, annName, /Join|Watch/);
  await untilBanner(ann.page, '2 of 6 seats taken');
  await ann.page.getByText('1 watching').waitFor();
  await untilBanner(eve.page, `Waiting for ${annName} to deal`);
  await lookAt(house, ann.page, 'table-waiting');
  await button(ann.page, 'Deal us in').click();

  for (const { page } of all) await untilBanner(page, 'Place your bets');
  await button(ann.page, '100 chip').click();
  await ann.page.getByText('100 placed').first().waitFor();
  await lookAt(house, ann.page, 'table-bets');
  await bet(ann.page, 100);
  await untilBanner(ben.page, '1 of 2 in');
  await bet(ben.page, 100);
  await act(ann.page, 'Split');
  await untilBanner(ben.page, `${annName} to act`);
  await act(ann.page, 'Double');
  await untilBanner(ann.page, 'Second hand');
  const places = await actionPlaces(ann.page);
  expect(places).toHaveLength(4);
  await lookAt(house, ann.page, 'table-your-turn');
  for (const visitor of all) {
    expect(wasSent(visitor, 'KC')).toBe(false);
    expect(await visitor.page.content()).not.toMatch(/king of clubs/i);
    expect(wasSent(visitor, 'QH')).toBe(false);
  }
  await act(ann.page, 'Stand');
  await untilBanner(eve.page, `${benName} to act`);
  expect(await actionPlaces(ann.page)).toEqual(places);
  await lookAt(house, ann.page, 'table-turn-of-another');
  await lookAt(house, eve.page, 'table-watching');
  await act(ben.page, 'Hit');
  for (const visitor of all) {
    await untilBanner(visitor.page, 'Round over');
    await cardOnScreen(visitor.page, /^king of clubs$/i).waitFor();
    expect(wasSent(visitor, 'KC')).toBe(true);
    await visitor.page.getByText('Dealer busts with 25').waitFor();
    await visitor.page.getByText('Bust 26').waitFor();
    await visitor.page.getByText('Win 21').waitFor();
    await visitor.page.getByText('Win 18').waitFor();
    await visitor.page.getByText('1,800').first().waitFor();
  }
  await untilBanner(ann.page, 'You won 300 chips');
  await untilBanner(ben.page, 'You lost 100 chips');
  await lookAt(house, ann.page, 'table-round-over');

  await button(ben.page, 'Next hand').click();
  for (const { page } of all) await untilBanner(page, 'Place your bets');
  await bet(ann.page, 500);
  await bet(ben.page, 100);
  await act(ben.page, 'Stand');
  for (const { page } of all) await untilBanner(page, 'Round over');
  await untilBanner(ann.page, 'You won 750 chips');
  await untilBanner(ben.page, 'You came out even');
  await eve.page.getByText('Push 19').waitFor();
  await eve.page.getByText('Blackjack', { exact: true }).waitFor();
  await eve.page.getByText('1,050').first().waitFor();

  await button(ann.page, 'Next hand').click();
  await bet(ann.page, 500);
  await bet(ben.page, 50);
  await act(ann.page, 'Double');
  await act(ben.page, 'Stand');
  for (const { page } of all) {
    await untilBanner(page, 'Session over');
    const end = page.getByRole('region', { name: 'End of the session' });
    await end.getByRole('heading', { name: 'The bank is broken' }).waitFor();
    await end.getByText(/^2,550 chips/).waitFor();
    await end.getByText(/^450 chips/).waitFor();
    expect(await end.getByText('wins').count()).toBe(2);
  }
  await ben.page.getByText('You share the win').waitFor();
  await lookAt(house, ann.page, 'table-session-over');
  expect(await banner(eve.page).textContent()).toContain('The bank is broken');
  for (const { faults } of all) expect(faults()).toEqual([]);
});
