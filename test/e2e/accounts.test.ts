import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { act, bet, button, sit, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable, playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { chooseInMenu, fill, logIn, PASSWORD, register, registerOnPage } from './people.ts';
import { type Visitor, visit } from './visitor.ts';

let house: House;
let zoe: Visitor;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

beforeEach(async () => {
  zoe = await visit(house);
  page = zoe.page;
});

afterEach(async () => {
  house.clock.go();
  await zoe.context.close();
});

const cards = (from: Page) => from.getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ });

/** The pictures of people on a page that show this animal. */
const pictures = (from: Page | Locator, avatar: string) => from.locator(`[style*="--avatar-${avatar})"]`);

/** Looks at the page; the clock of the house stands still afterwards, as before. */
async function look(name: string): Promise<void> {
  await lookAt(house, page, name);
  house.clock.stop();
}

/** Alone on seat 3 with a bet of 100 and her turn: 5 and 6 against a 9. No clock runs out on her any more. */
async function playToHerTurn(): Promise<void> {
  await openTable(page, '5S 9H 6D 8C 2H 8S');
  await sit(page, 3);
  await button(page, 'Deal us in').click();
  await bet(page, 100);
  await untilBanner(page, 'Your turn');
  house.clock.stop();
}

test('a guest registers in mid-round and keeps seat, chips, cards and turn', async () => {
  await playAsGuest(page);
  const guest = await zoe.name();
  await playToHerTurn();
  const ben = await visit(house, { reducedMotion: 'reduce' });
  await playAsGuest(ben.page);
  await enterTable(ben.page, guest, 'Watch');
  await ben.page.getByText(guest, { exact: true }).first().waitFor();
  await button(page, `You, ${guest}`).click();
  await button(page, 'Create account').waitFor();
  await look('you-guest-at-table');
  await button(page, 'Create account').click();
  await look('register-at-table');
  const codes = await register(page, 'zoe.at-the-table');
  expect(new Set(codes).size).toBe(10);
  await look('codes-at-table');
  await page.keyboard.press('Escape');
  await page.getByText('Save the codes first.').waitFor();
  await button(page, 'I have saved them').click();
  await untilBanner(page, 'Your turn');
  expect(await zoe.name()).toBe('zoe.at-the-table');
  await page.getByText('zoe.at-the-table you').first().waitFor();
  await page.getByText('400 chips').first().waitFor();
  expect(await cards(page).count()).toBe(3);
  await ben.page.getByText('zoe.at-the-table', { exact: true }).first().waitFor();
  expect(await ben.page.getByText(guest, { exact: true }).count()).toBe(0);
  await act(page, 'Hit');
  await page.getByText('13', { exact: true }).waitFor();
  expect(zoe.faults()).toEqual([]);
  await ben.context.close();
});

test('from a table one is led through the page and back to the seat', async () => {
  await playAsGuest(page);
  await playToHerTurn();
  const table = page.url();
  await page.goto(`${house.url}/register?from=${encodeURIComponent(new URL(table).pathname)}`);
  await register(page, 'zoe-the-way-back');
  await button(page, 'I have saved them').click();
  await page.waitForURL(table);
  await untilBanner(page, 'Your turn');
  await page.getByText('zoe-the-way-back you').first().waitFor();
});

test('log out, a wrong password, the right one, and the seat is there', async () => {
  await registerOnPage(page, house.url, 'zoe-comes-back');
  await playToHerTurn();
  await page.goto(`${house.url}/tables`);
  await chooseInMenu(page, 'Log out');
  await button(page, 'Play as guest').waitFor();
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, 'zoe-comes-back', 'not this one');
  await page.getByText('That name and password do not belong together.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('zoe-comes-back');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not this one');
  await look('login-wrong');
  await logIn(page, 'Zoe-Comes-Back', PASSWORD);
  await page.waitForURL('**/tables');
  await page.getByRole('link', { name: /^Return/ }).click();
  await untilBanner(page, 'Your turn');
  await page.getByText('400 chips').first().waitFor();
});

test('who logs in at the table as a guest brings the seat along', async () => {
  await registerOnPage(page, house.url, 'zoe-twice');
  const other = await visit(house);
  await playAsGuest(other.page);
  await openTable(other.page, '5S 9H 6D 8C 2H 8S');
  await sit(other.page, 2);
  await button(other.page, `You, ${await other.name()}`).click();
  await button(other.page, 'Log in').click();
  await logIn(other.page, 'zoe-twice', PASSWORD);
  await other.page.getByText('zoe-twice you').first().waitFor();
  await button(other.page, 'Deal us in').click();
  await untilBanner(other.page, 'Place your bets');
  expect(other.faults()).toEqual([]);
  await other.context.close();
});

test('a lost password is set anew by a recovery code, once', async () => {
  const [code = ''] = await registerOnPage(page, house.url, 'zoe-forgets');
  await chooseInMenu(page, 'Log out');
  await page.goto(`${house.url}/login`);
  await page.getByRole('link', { name: 'Lost your password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lost your password?' }).waitFor();
  await lookAt(house, page, 'recover');
  const recover = async (): Promise<void> => {
    await fill(page, 'Username', 'zoe-forgets');
    await fill(page, 'Recovery code', code.toLowerCase());
    await page.getByLabel('New password', { exact: true }).fill('eleven blue lanterns');
    await button(page, 'Set the password and log in').click();
  };
  await recover();
  await page.waitForURL('**/tables');
  expect(await zoe.name()).toBe('zoe-forgets');
  await chooseInMenu(page, 'Account');
  await page.getByText('9 codes are left.').waitFor();
  await chooseInMenu(page, 'Log out');
  await button(page, 'Play as guest').waitFor();
  await page.goto(`${house.url}/recover`);
  await recover();
  await page.getByText('That name and recovery code do not belong together').waitFor();
  await page.goto(`${house.url}/login`);
  await logIn(page, 'zoe-forgets', 'eleven blue lanterns');
  await page.waitForURL('**/tables');
});

test('another picture is seen at the table at once, by everybody', async () => {
  await registerOnPage(page, house.url, 'zoe-the-whale');
  await playToHerTurn();
  const ben = await visit(house, { reducedMotion: 'reduce' });
  await playAsGuest(ben.page);
  await enterTable(ben.page, 'zoe-the-whale', 'Watch');
  await ben.page.getByText('zoe-the-whale', { exact: true }).first().waitFor();
  await button(page, 'You, zoe-the-whale').click();
  const next = (await page.getByRole('radio', { name: 'whale' }).isChecked()) ? 'crab' : 'whale';
  await page.getByRole('radio', { name: next }).check();
  await page.getByText('Saved.').waitFor();
  await look('you-at-table');
  await button(page, 'Close').click();
  await pictures(ben.page, next).first().waitFor();
  await untilBanner(page, 'Your turn');
  await ben.page.goto(`${house.url}/tables`);
  await pictures(ben.page, next).first().waitFor();
  await ben.context.close();
});

test('a guest chooses a picture as well: it shows in the bar, in the list of tables and at the table', async () => {
  const [amy, ben] = [await visit(house, { reducedMotion: 'reduce' }), await visit(house, { reducedMotion: 'reduce' })];
  for (const guest of [amy, ben]) await playAsGuest(guest.page);
  await openTable(amy.page, '');
  await sit(amy.page, 1);
  const name = await amy.name();
  await enterTable(ben.page, name, /Join|Watch/);
  await button(amy.page, `You, ${name}`).click();
  const first = (await amy.page.getByRole('radio', { name: 'whale' }).isChecked()) ? 'crab' : 'whale';
  await amy.page.getByRole('radio', { name: first }).check();
  await amy.page.getByText('Saved.').waitFor();
  await lookAt(house, amy.page, 'you-at-table-guest');
  for (const each of [amy, ben]) await pictures(each.page, first).first().waitFor();
  await ben.page.goto(`${house.url}/tables`);
  await pictures(ben.page, first).first().waitFor();
  await amy.page.goto(`${house.url}/settings`);
  await amy.page.getByRole('radio', { name: 'owl' }).check();
  await pictures(amy.page.getByRole('banner'), 'owl').first().waitFor();
  await lookAt(house, amy.page, 'settings-guest');
  await pictures(ben.page, 'owl').first().waitFor();
  for (const guest of [amy, ben]) await guest.context.close();
});

test('an account is looked after: e-mail, password, codes, data', async () => {
  await registerOnPage(page, house.url, 'zoe-in-order');
  await chooseInMenu(page, 'Account');
  await page.getByRole('heading', { level: 1, name: 'zoe-in-order' }).waitFor();
  await lookAt(house, page, 'account');
  await fill(page, 'E-mail', 'no address');
  await button(page, 'Save address').click();
  await page.getByText('That is no e-mail address.').waitFor();
  await fill(page, 'E-mail', 'zoe@example.org');
  await button(page, 'Save address').click();
  await page.getByText('Saved.').waitFor();
  await page.getByLabel('Current password', { exact: true }).fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('twelve red lanterns');
  await button(page, 'Change password').click();
  await page.getByText('That is not your password.').waitFor();
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await button(page, 'Change password').click();
  await page.getByText('Your new password counts from now on.').waitFor();
  await page.getByLabel('Your password', { exact: true }).fill('twelve red lanterns');
  await button(page, 'Make new codes').click();
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toBe('upcard-recovery-codes-zoe-in-order.txt');
  await button(page, 'I have saved them').click();
  const answer = await zoe.context.request.get(`${house.url}/api/account/export`);
  expect(await answer.text()).toContain('zoe@example.org');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'zoe-in-order' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('zoe@example.org');
});

test('logged out everywhere, another device says so at its table and leads back there', async () => {
  await registerOnPage(page, house.url, 'zoe-elsewhere');
  await playToHerTurn();
  const table = page.url();
  const phone = await visit(house, { viewport: { width: 390, height: 844 } });
  await phone.page.goto(`${house.url}/login`);
  await logIn(phone.page, 'zoe-elsewhere', PASSWORD);
  await phone.page.waitForURL('**/tables');
  await phone.page.goto(`${house.url}/account`);
  await button(phone.page, 'Log out everywhere').click();
  await phone.page.waitForURL('**/login');
  await page.getByRole('heading', { name: 'You are logged out' }).waitFor();
  await look('logged-out-elsewhere');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, 'zoe-elsewhere', PASSWORD);
  await page.waitForURL(table);
  await untilBanner(page, 'Your turn');
  await phone.context.close();
});

test('a deleted account is gone: nobody logs in, no name is left', async () => {
  await registerOnPage(page, house.url, 'zoe-leaves');
  await chooseInMenu(page, 'Profile');
  await page.getByText('This is you.').waitFor();
  expect(await page.title()).toBe('\u2068zoe-leaves\u2069 · Upcard');
  const profile = page.url();
  await lookAt(house, page, 'profile');
  await chooseInMenu(page, 'Account');
  await button(page, 'Delete account…').click();
  await fill(page, /Type your username/, 'zoe-stays');
  await button(page, 'Delete my account for good').click();
  await page.getByText('Type zoe-leaves, exactly so.').waitFor();
  await fill(page, /Type your username/, 'zoe-leaves');
  await page
    .getByRole('region', { name: 'Delete account' })
    .getByLabel('Your password', { exact: true })
    .fill(PASSWORD);
  await button(page, 'Delete my account for good').click();
  await page.getByRole('heading', { level: 1, name: 'Your account is gone' }).waitFor();
  await lookAt(house, page, 'account-deleted');
  expect(await zoe.name()).toBe('nobody');
  await page.goto(`${house.url}/login`);
  await logIn(page, 'zoe-leaves', PASSWORD);
  await page.getByText('That name and password do not belong together.').waitFor();
  await page.goto(profile);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('zoe-leaves').count()).toBe(0);
});

test('what the server says against a name or password stands beside its field, and nothing typed is lost', async () => {
  await registerOnPage(page, house.url, 'zoe-was-first');
  const ben = await visit(house);
  await ben.page.goto(`${house.url}/register`);
  await fill(ben.page, 'Username', 'ZOE-was-first');
  await ben.page.getByLabel('Password', { exact: true }).fill('short');
  await fill(ben.page, /^E-mail/, 'ben@example.org');
  await button(ben.page, 'Create account').click();
  await ben.page.getByText('Take at least 8 characters; these are 5.').waitFor();
  await ben.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(ben.page, 'Create account').click();
  await ben.page.getByText('Somebody already has that name').waitFor();
  const name = ben.page.getByRole('textbox', { name: 'Username' });
  expect(await name.evaluate((field) => document.activeElement === field)).toBe(true);
  await lookAt(house, ben.page, 'register-taken');
  await name.fill('ben');
  await ben.page.getByLabel('Password', { exact: true }).fill('password1');
  await button(ben.page, 'Create account').click();
  await ben.page.getByText('That password is too easy to guess').waitFor();
  expect(await ben.page.getByRole('textbox', { name: /^E-mail/ }).inputValue()).toBe('ben@example.org');
  await button(ben.page, 'Show password').click();
  expect(await ben.page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('password1');
  await ben.context.close();
});

test('by keyboard alone: menu, form, codes, and out again', async () => {
  await playAsGuest(page);
  const tabTo = async (name: string | RegExp): Promise<void> => {
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      const said = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused instanceof HTMLInputElement ? focused.name : (focused?.textContent ?? '');
      });
      if (typeof name === 'string' ? said === name : name.test(said)) return;
    }
    expect.unreachable(`no way to ${name}`);
  };
  await tabTo(/^You are /);
  await page.keyboard.press('Enter');
  await lookAt(house, page, 'guest-menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await tabTo('Create account');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor();
  await tabTo('username');
  await page.keyboard.type('zoe-by-key');
  await tabTo('password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Welcome, zoe-by-key' }).waitFor();
  await tabTo('I have saved them');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tables');
  await tabTo(/^You are /);
  await page.keyboard.press('Enter');
  await tabTo('Log out');
  await page.keyboard.press('Enter');
  await button(page, 'Play as guest').waitFor();
  expect(zoe.faults()).toEqual([]);
});

test.each([
  ['/account', 'you-nobody', 'You'],
  ['/settings', 'settings', 'Settings'],
  ['/people/nobody-at-all', 'profile-gone', 'Nobody of that name'],
])('the page %s reads well at every width', async (path, name, heading) => {
  await page.goto(`${house.url}${path}`);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await lookAt(house, page, name);
});
