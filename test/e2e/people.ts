import type { Page } from 'playwright-core';
import { button } from './at-the-table.ts';

/** A password that nobody would guess. */
export const PASSWORD = 'ten green lanterns';

/** Fills a field by its label. */
export async function fill(page: Page, label: string | RegExp, value: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: typeof label === 'string' }).fill(value);
}

/** Fills in the form to register and sends it. Returns the recovery codes, which are on screen then. */
export async function register(page: Page, name: string): Promise<readonly string[]> {
  await fill(page, 'Username', name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await button(page, 'I have saved them').waitFor();
  return page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
}

/** Registers on the page for it and goes on from there. */
export async function registerOnPage(page: Page, url: string, name: string): Promise<readonly string[]> {
  await page.goto(`${url}/register`);
  const codes = await register(page, name);
  await button(page, 'I have saved them').click();
  await page.waitForURL('**/tables');
  return codes;
}

/** Opens the menu behind the person's picture and takes this way. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.locator('header button[popovertarget]').click();
  const menu = page.locator('[popover]:popover-open');
  await menu
    .getByRole('link', { name, exact: true })
    .or(menu.getByRole('button', { name, exact: true }))
    .click();
}

/** Sends the form to log in. */
export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await fill(page, 'Username', name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
}
