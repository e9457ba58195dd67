import { afterAll, beforeAll, expect, test } from 'vitest';
import { sit } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { openTable, playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { type Visitor, visit } from './visitor.ts';

// A house with the usual limits: wrong passcodes lead to a wait. A process holds one house, so it has a file to itself.
let house: House;

beforeAll(async () => {
  house = await openHouse(1);
});

afterAll(() => house.close());

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const STILL = { reducedMotion: 'reduce' } as const;

/** A busy machine takes its time. In milliseconds. */
const PATIENT = { timeout: 15_000 } as const;

async function guest(at: House, options: Parameters<typeof visit>[1]): Promise<Visitor> {
  const visitor = await visit(at, options);
  await playAsGuest(visitor.page);
  return visitor;
}

async function expectNoFaults(...people: readonly Visitor[]): Promise<void> {
  for (const { faults, context } of people) {
    expect(faults()).toEqual([]);
    await context.close();
  }
}

test('a passcode opens a room, and wrong ones lead to a wait that is told', async () => {
  const ann = await guest(house, STILL);
  const ben = await guest(house, STILL);
  const cleo = await guest(house, PHONE);
  const hostName = await ann.name();
  await ann.page.getByRole('combobox', { name: 'Joining' }).selectOption('passcode');
  await ann.page.getByRole('textbox', { name: 'Passcode, four digits' }).fill('4711');
  await openTable(ann.page, '');
  const row = ben.page.getByRole('listitem').filter({ hasText: hostName });
  await row.getByRole('button', { name: 'Passcode' }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Passcode' });
  const field = dialog.getByRole('textbox', { name: 'Passcode, four digits' });
  const held = Promise.withResolvers<void>();
  await ben.page.route('**/join', (route) => held.promise.then(() => route.continue()), { times: 1 });
  await field.fill('0000');
  await ben.page.keyboard.press('Enter');
  await ben.page.keyboard.type('98');
  expect(await field.inputValue()).toBe('98');
  held.resolve();
  await dialog.getByText('That passcode does not open this table.').waitFor();
  expect(await field.inputValue()).toBe('98');
  for (const wrong of ['1111', '2222', '3333', '4444']) {
    await field.fill(wrong);
    await ben.page.keyboard.press('Enter');
    await dialog.getByText('That passcode does not open this table.').waitFor();
    await expect.poll(() => field.inputValue(), PATIENT).toBe('');
  }
  await field.fill('4711');
  await ben.page.keyboard.press('Enter');
  await dialog
    .getByText(/Wait (1 minute|\d+ seconds)/)
    .first()
    .waitFor();
  await lookAt(house, ben.page, 'passcode-wait');
  expect(new URL(ben.page.url()).pathname).toBe('/tables');

  const other = cleo.page.getByRole('listitem').filter({ hasText: hostName });
  await other.getByRole('button', { name: 'Passcode' }).click();
  await cleo.page.getByRole('dialog', { name: 'Passcode' }).waitFor();
  await lookAt(house, cleo.page, 'passcode');
  await cleo.page.getByRole('textbox', { name: 'Passcode, four digits' }).fill('4711');
  await cleo.page.keyboard.press('Enter');
  await cleo.page.waitForURL('**/tables/*');
  await sit(cleo.page, 3);
  await cleo.page.getByText('I’m ready').waitFor();
  // What was refused is in the log of the browser too, by its nature.
  expect(ben.faults().filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
  await expectNoFaults(ann, cleo);
});
