import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { act, bet, button, sit, untilBanner } from './at-the-table.ts';
import { holdLine } from './held-line.ts';
import { type House, openHouse } from './house.ts';
import { openTable, playAsGuest } from './lobby.ts';
import { type Visitor, visit } from './visitor.ts';

let house: House;
let ann: Visitor;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

beforeEach(async () => {
  ann = await visit(house, { reducedMotion: 'reduce' });
  page = ann.page;
  await playAsGuest(page);
});

afterEach(async () => {
  expect(ann.faults()).toEqual([]);
  await ann.context.close();
});

const notice = (from: Page) => from.getByRole('status').or(from.getByRole('alert'));

test('of presses in two tabs at once the first counts, the other is told, and both show the same', async () => {
  await openTable(page, '5S 9H 6D 8C 2H');
  await sit(page, 1);
  await button(page, 'Deal us in').click();
  await bet(page, 100);
  await untilBanner(page, 'Your turn');
  const tab = await ann.context.newPage();
  const line = await holdLine(tab);
  await tab.goto(page.url());
  await untilBanner(tab, 'Your turn');
  line.hold();
  await act(page, 'Hit');
  await page.getByText('13', { exact: true }).waitFor();
  await button(tab, 'Stand').click();
  line.release();
  await notice(tab).filter({ hasText: 'Your answer is already in.' }).first().waitFor();
  await tab.getByText('13', { exact: true }).waitFor();
  for (const each of [page, tab]) await untilBanner(each, 'Your turn');
});

test('a press after the clock is refused in words', async () => {
  const line = await holdLine(page);
  await openTable(page, '5S 9H 6D 8C');
  await sit(page, 1);
  await button(page, 'Deal us in').click();
  await bet(page, 100);
  await untilBanner(page, 'Your turn');
  line.hold();
  house.clock.pass(20_000);
  await button(page, 'Hit').click();
  line.release();
  await notice(page).filter({ hasText: 'The clock ran out first and answered for you.' }).first().waitFor();
  await untilBanner(page, 'Round over');
});

test('HSE-043 when the last chips are lost the house wins', async () => {
  await openTable(page, '10S 10H 8D 9C');
  await sit(page, 1);
  await button(page, 'Deal us in').click();
  await bet(page, 500);
  await act(page, 'Stand');
  await untilBanner(page, 'Session over');
  const end = page.getByRole('region', { name: 'End of the session' });
  await end.getByRole('heading', { name: 'The house wins' }).waitFor();
  await end.getByText('0 chips').waitFor();
});

test('a page of an older version is told to reload', async () => {
  await openTable(page, '');
  const version = Buffer.from([0xa1, 0x76]);
  const tab = await ann.context.newPage();
  await holdLine(tab, (frame) => {
    if (typeof frame === 'string') return frame;
    const at = frame.indexOf(version);
    if (at < 0 || !frame.includes('hello')) return frame;
    const newer = Buffer.from(frame);
    newer[at + version.length] = 99;
    return newer;
  });
  await tab.goto(page.url());
  await button(tab, /Reload/).waitFor();
});
