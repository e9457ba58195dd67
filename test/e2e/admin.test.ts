import { administer } from '@upcard/server';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, bet, button, sit, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { chooseInMenu, fill, logIn, PASSWORD, registerOnPage } from './people.ts';
import { type Visitor, visit } from './visitor.ts';

let house: House;
let warden: Visitor;

/** As long as names can be, and written from right to left. */
const LONG_NAME = 'אבגדהוזחטיכלמנסעפצקר';

beforeAll(async () => {
  house = await openHouse();
  warden = await visit(house);
  await registerOnPage(warden.page, house.url, 'warden');
});

afterAll(() => house.close());

/** Somebody with an account, at the list of tables. */
async function player(name: string): Promise<Visitor> {
  const visitor = await visit(house, { reducedMotion: 'reduce' });
  await registerOnPage(visitor.page, house.url, name);
  return visitor;
}

/** Goes to a page of administration by its navigation. */
async function goTo(page: Page, section: 'People' | 'Reports' | 'Tables' | 'Audit'): Promise<void> {
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: section }).click();
  await page.getByRole('heading', { level: 1, name: section }).waitFor();
}

/** The line of a list that names this. */
function line(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name });
}

/** Gives the reason that is asked for, and confirms. */
async function confirm(page: Page, reason: string, label: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /Reason|What was done/ }).fill(reason);
  await sheet.getByRole('button', { name: label, exact: true }).click();
}

/** Waits until the page says that something is done. */
async function done(page: Page, words: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: words }).waitFor();
}

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement);
}

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Say something' });
  if (!(await field.isVisible())) await button(page, /^Chat/).first().click();
  await field.fill(text);
  await field.press('Enter');
  await page.getByRole('region', { name: 'Chat' }).getByText(text, { exact: true }).waitFor();
}

test('there is no such page for anybody but an administrator', async () => {
  const guest = await visit(house);
  for (const page of [guest.page, warden.page]) {
    await page.goto(`${house.url}/admin`);
    await page.getByRole('heading', { level: 1, name: 'There is no page here' }).waitFor();
  }
  const answer = await administer(house.folder, { act: 'grant', name: 'warden' });
  expect(answer).toEqual({ ok: true, text: 'warden is an administrator now.' });
  await warden.page.reload();
  await warden.page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  await warden.page.goto(`${house.url}/admin/nothing`);
  await warden.page.getByRole('heading', { level: 1, name: 'There is no page here' }).waitFor();
});

/** Lets somebody in again without a pointer; the focus comes back to the button, which is another one then. */
async function restoreByKeyboard(page: Page): Promise<void> {
  await button(page, 'Restore rude.person').focus();
  await page.keyboard.press('Enter');
  const reason = page.getByRole('dialog').getByRole('textbox', { name: /Reason/ });
  await reason.waitFor();
  for (let steps = 0; steps < 4 && !(await isFocused(reason)); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Said sorry');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const again = button(page, 'Suspend rude.person');
  await again.waitFor();
  expect(await isFocused(again)).toBe(true);
}

test('somebody who is suspended is told and is out until they are let in again', async () => {
  const { page } = warden;
  const rude = await player('rude.person');
  await openTable(rude.page, '');
  await sit(rude.page, 1);
  await player(LONG_NAME);
  await page.goto(`${house.url}/tables`);
  await chooseInMenu(page, 'Administration');
  await line(page, LONG_NAME).waitFor();
  await lookAt(house, page, 'admin-people');
  const search = page.getByRole('searchbox', { name: /Search people/ });
  await search.fill('nobody of that name');
  await page.getByText('Nobody’s name begins like this').waitFor();
  await lookAt(house, page, 'admin-people-none');
  await search.fill('RUDE');
  await line(page, 'rude.person').getByText('Active').waitFor();
  expect(new URL(page.url()).search).toBe('?query=RUDE');
  await button(page, 'Suspend rude.person').click();
  await button(page, 'Suspend').click();
  await page.getByText('Write a few words; they are kept with what is done.').waitFor();
  await page.getByRole('combobox', { name: 'For how long' }).selectOption('Until a time…');
  await lookAt(house, page, 'admin-suspend');
  await page.getByRole('combobox', { name: 'For how long' }).selectOption('For a week');
  await confirm(page, 'Threw the cards about', 'Suspend');
  await done(page, 'is suspended');
  await line(page, 'rude.person').getByText('Suspended until').waitFor();
  await line(page, 'rude.person').getByText('Threw the cards about').waitFor();
  await lookAt(house, page, 'admin-suspended');
  const told = rude.page.getByRole('heading', { name: 'Your account is suspended' });
  await told.waitFor();
  await rude.page.getByText(/The reason given: Threw the cards about/).waitFor();
  await lookAt(house, rude.page, 'suspended');
  await rude.page.reload();
  await told.waitFor();
  await rude.page.goto(`${house.url}/account`);
  await told.waitFor();
  await rude.page.goBack();
  await rude.page.getByRole('link', { name: 'Log in as somebody else' }).click();
  await logIn(rude.page, 'rude.person', PASSWORD);
  await rude.page.getByText(/This account is suspended.*The reason given: Threw the cards about/).waitFor();
  expect(await rude.name()).toBe('nobody');

  await restoreByKeyboard(page);
  await done(page, 'may come in again');
  await line(page, 'rude.person').getByText('Active').waitFor();
  await logIn(rude.page, 'rude.person', PASSWORD);
  await rude.page.waitForURL('**/tables/*');
  expect(await rude.name()).toBe('rude.person');
});

test('a recovery code is shown once and sets a new password', async () => {
  const { page } = warden;
  const lost = await player('lost.person');
  await page.goto(`${house.url}/admin/people?query=lost`);
  await button(page, 'Recovery code for lost.person').click();
  await confirm(page, 'Asked for it by letter', 'Make the code');
  const sheet = page.getByRole('dialog');
  const code = await sheet.locator('p').nth(1).textContent();
  await lookAt(house, page, 'admin-code');
  await button(page, 'I have passed it on').click();
  expect(await page.content()).not.toContain(code ?? '');
  await lost.context.clearCookies();
  await lost.page.goto(`${house.url}/recover`);
  await fill(lost.page, 'Username', 'lost.person');
  await fill(lost.page, /[Cc]ode/, code ?? '');
  await lost.page.getByLabel('New password', { exact: true }).fill('four brass kettles');
  await lost.page.locator('form').getByRole('button').last().click();
  await lost.page.waitForURL((url) => url.pathname !== '/recover');
  expect(await lost.name()).toBe('lost.person');
});

test('a line that somebody reports is hidden for everybody, and the report is closed', async () => {
  const { page } = warden;
  const [loud, calm] = [await player('loud.person'), await player('calm.person')];
  await openTable(loud.page, '');
  await sit(loud.page, 1);
  await enterTable(calm.page, 'loud.person', /Join|Watch/);
  await say(loud.page, 'You all play like <b>cards</b>');
  await button(calm.page, /^Chat/).first().click();
  await button(calm.page, 'About this line of loud.person').click();
  await button(calm.page, 'Report').click();
  await button(calm.page, 'Report').click();
  await calm.page.getByText('Reported. An administrator will read it.').waitFor();

  await page.goto(`${house.url}/admin`);
  await goTo(page, 'Reports');
  const report = line(page, 'Reported by calm.person');
  await report.getByText('You all play like <b>cards</b>').waitFor();
  await lookAt(house, page, 'admin-reports');
  await report.getByRole('button', { name: 'Hide line' }).click();
  await confirm(page, 'An insult', 'Hide the line');
  await done(page, 'is hidden');
  for (const each of [loud, calm]) await each.page.getByText('An administrator has hidden this line.').waitFor();
  expect(await calm.page.content()).not.toContain('You all play like');
  await page.reload();
  await report.getByText('Hidden', { exact: true }).waitFor();
  expect(await report.getByRole('button', { name: 'Hide line' }).getAttribute('aria-disabled')).toBe('true');
  await report.getByRole('button', { name: 'Close report' }).click();
  await confirm(page, 'The line is hidden', 'Close the report');
  await done(page, 'is closed');
  await page.getByText('Nothing waits for you').waitFor();
  expect(await isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
  await report.getByText('The line is hidden').waitFor();
  await lookAt(house, page, 'admin-reports-closed');
});

test('a round is paused and voided: everybody sees it and has their bets back', async () => {
  const { page } = warden;
  const [ann, ben] = [await player('ann.plays'), await player('ben.plays')];
  await openTable(ann.page, '10S 9H 8D 7C 6S 7D');
  await sit(ann.page, 1);
  await enterTable(ben.page, 'ann.plays', 'Join');
  await sit(ben.page, 2);
  await untilBanner(ann.page, '2 of 6 seats taken');
  await button(ann.page, 'Deal us in').click();
  await bet(ann.page, 100);
  await bet(ben.page, 100);
  await act(ann.page, 'Stand');
  for (const each of [ann, ben])
    await each.page
      .getByText(/^400 chips/)
      .first()
      .waitFor();

  await goTo(page, 'Tables');
  const table = line(page, 'ann.plays');
  await table.getByText('Round 1').waitFor();
  await table.getByRole('button', { name: /^Pause/ }).click();
  await confirm(page, 'Somebody called for help', 'Pause the table');
  await table.getByText('Paused').waitFor();
  for (const each of [ann, ben]) await untilBanner(each.page, 'The table is paused');
  await lookAt(house, page, 'admin-tables-paused');
  await table.getByRole('button', { name: /^Void round/ }).click();
  await page.getByText('Every bet of it goes back to whoever made it.').waitFor();
  await lookAt(house, page, 'admin-void');
  await confirm(page, 'The cards were seen', 'Void the round');
  await done(page, 'the round is void');
  for (const each of [ann, ben]) {
    await each.page
      .getByText(/^500 chips/)
      .first()
      .waitFor();
    expect(await each.page.getByText(/^400 chips/).count()).toBe(0);
    await each.page.getByText('An administrator has called off the round.').first().waitFor();
  }
  await lookAt(house, ann.page, 'table-called-off');
  await table.getByRole('button', { name: /^Resume/ }).click();
  await confirm(page, 'All is well', 'Resume the table');
  await table.getByText('Paused').waitFor({ state: 'detached' });
  for (const each of [ann, ben]) await untilBanner(each.page, 'Place your bets');
  await table.getByRole('button', { name: /^Close/ }).click();
  await confirm(page, 'The evening is over', 'Close the table');
  await table.waitFor({ state: 'detached' });
  for (const each of [ann, ben])
    await each.page.getByRole('heading', { name: 'An administrator has closed the table' }).waitFor();
  await lookAt(house, ben.page, 'table-closed-by-administrator');
});

const ACTS = [
  /warden closed .*The evening is over/,
  /warden resumed .*All is well/,
  /warden voided the round of .*The cards were seen/,
  /warden paused .*Somebody called for help/,
  /warden closed a report about loud\.person.*The line is hidden/,
  /warden hid a line of loud\.person.*An insult/,
  /warden made a recovery code for lost\.person.*Asked for it by letter/,
  /warden let rude\.person in again.*Said sorry/,
  /warden suspended rude\.person.*Threw the cards about/,
  /The command line made warden an administrator/,
];

test('the log has every act, newest first, and whose it was', async () => {
  const { page } = warden;
  await goTo(page, 'Audit');
  const acts = page.getByRole('list', { name: 'Acts, newest first' }).getByRole('listitem');
  await acts.last().waitFor();
  const written = await acts.allTextContents();
  expect(written).toHaveLength(ACTS.length);
  for (const [index, act] of ACTS.entries()) expect(written[index]).toMatch(act);
  await lookAt(house, page, 'admin-audit');
  expect(warden.faults()).toEqual([]);
});

test('a list that does not come says so and is asked for again', async () => {
  const { page } = warden;
  await page.route('**/api/admin/reports*', (route) => route.abort());
  await goTo(page, 'Reports');
  await page.getByText('The list did not come').waitFor();
  await lookAt(house, page, 'admin-failed');
  await page.unroute('**/api/admin/reports*');
  await button(page, 'Try again').click();
  await page.getByRole('heading', { level: 2, name: 'Closed' }).waitFor();
});

/** An act with whatever people can have typed: mark-up, a word that never ends, writing from right to left. */
function oddEntry(id: string, name: string): object {
  const actor = { kind: 'person', id: 'odd', name: '<img src=x onerror=alert(1)>' };
  return {
    id,
    at: 0,
    actor,
    act: 'restore',
    subject: { kind: 'person', id, name },
    reason: `${LONG_NAME}${'w'.repeat(480)}`,
  };
}

test('a long list has pages, and whatever people have typed stays in its place', async () => {
  const { page } = warden;
  await page.route('**/api/admin/audit*', (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('page') === '0';
    return route.fulfill({
      json: { entries: [isFirst ? oddEntry('2', 'new.act') : oddEntry('1', 'old.act')], hasMore: isFirst },
    });
  });
  await page.goto(`${house.url}/admin/audit`);
  await page.getByText('<img src=x onerror=alert(1)> let new.act in again').waitFor();
  await lookAt(house, page, 'admin-audit-odd');
  await button(page, 'Next').click();
  await page.getByText('old.act').waitFor();
  await page.getByText('Page 2').waitFor();
  expect(await button(page, 'Next').getAttribute('aria-disabled')).toBe('true');
  await page.reload();
  await page.getByText('old.act').waitFor();
  await button(page, 'Previous').click();
  await page.getByText('new.act').waitFor();
  await page.goBack();
  await page.getByText('old.act').waitFor();
});
