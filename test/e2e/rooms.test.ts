import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bet, button, sit, untilBanner } from './at-the-table.ts';
import { generatedTable, keepChanging, tell, tellLobby } from './generated-lobby.ts';
import { type HeldLine, holdLine } from './held-line.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable, playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { type Visitor, visit, wasSent } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

afterEach(() => house.clock.go());

/** How long the host of a waiting room is waited for, in milliseconds. */
const HOST_AWAITED = 60_000;

/** A busy machine takes its time. In milliseconds. */
const PATIENT = { timeout: 15_000 } as const;

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const STILL = { reducedMotion: 'reduce' } as const;

async function guest(options: Parameters<typeof visit>[1] = STILL): Promise<Visitor> {
  const visitor = await visit(house, options);
  await playAsGuest(visitor.page);
  return visitor;
}

/** Opens a table of which the host decides who comes in, or which opens with a passcode. */
async function openRoom(page: Page, joining: 'approval' | 'passcode', passcode = ''): Promise<void> {
  await page.getByRole('combobox', { name: 'Joining' }).selectOption(joining);
  if (passcode !== '') await page.getByRole('textbox', { name: 'Passcode, four digits' }).fill(passcode);
  await openTable(page, '');
}

/** The page of the room: who is in, who asks, what its host can do. */
async function openPeople(page: Page): Promise<Locator> {
  await button(page, /watching/).click();
  const dialog = page.getByRole('dialog', { name: 'At this table' });
  await dialog.waitFor();
  return dialog;
}

const member = (dialog: Locator, name: string): Locator => dialog.getByRole('listitem').filter({ hasText: name });

async function expectNoFaults(...people: readonly Visitor[]): Promise<void> {
  for (const { faults, context } of people) {
    expect(faults()).toEqual([]);
    await context.close();
  }
}

test('the host lets somebody in who asks, they sit down, get ready and are dealt in', async () => {
  const ann = await guest();
  const ben = await guest(PHONE);
  const [hostName, benName] = [await ann.name(), await ben.name()];
  await openRoom(ann.page, 'approval');
  const row = ben.page.getByRole('listitem').filter({ hasText: hostName });
  await row.getByText('Host approval').waitFor({ state: 'attached' });
  await lookAt(house, ben.page, 'lobby-approval');
  await enterTable(ben.page, hostName, 'Ask to join');
  await ben.page.getByText('Your request is with the host').waitFor();
  await lookAt(house, ben.page, 'room-asked');
  const request = ann.page.getByRole('region', { name: 'Request to join' });
  await request.getByRole('button', { name: `Let in ${benName}` }).waitFor();
  await lookAt(house, ann.page, 'room-request');
  await button(ann.page, `Let in ${benName}`).click();
  await request.waitFor({ state: 'detached' });
  await sit(ben.page, 2);
  await button(ben.page, 'I’m ready').click();
  await ben.page.getByRole('button', { name: 'Ready', pressed: true }).waitFor();
  await lookAt(house, ben.page, 'room-ready');
  await sit(ann.page, 1);
  await ann.page.getByText('1 of 1 other is ready').waitFor();
  const people = await openPeople(ann.page);
  await member(people, benName).getByText('Ready', { exact: true }).waitFor();
  await lookAt(house, ann.page, 'room-people-host');
  await ann.page.keyboard.press('Escape');
  await button(ann.page, 'Deal us in').click();
  await untilBanner(ben.page, '0 of 2 in');
  await expectNoFaults(ann, ben);
});

test('whoever is turned away watches, and may ask once more', async () => {
  const ann = await guest();
  const ben = await guest();
  await openRoom(ann.page, 'approval');
  await enterTable(ben.page, await ann.name(), 'Ask to join');
  await button(ann.page, `Turn away ${await ben.name()}`).click();
  await ben.page.getByText(`${await ann.name()} has not let you in`, { exact: true }).waitFor();
  expect(await button(ben.page, /Sit here/).count()).toBe(0);
  await lookAt(house, ben.page, 'room-turned-away');
  await button(ben.page, 'Ask again').click();
  await button(ann.page, `Let in ${await ben.name()}`).click();
  await sit(ben.page, 4);
  await ben.page
    .getByText(`${await ben.name()} you`)
    .first()
    .waitFor();
  await expectNoFaults(ann, ben);
});

test('of two who press the last seat at the same time one gets it, and the other is told', async () => {
  const ann = await guest();
  const ben = await guest();
  const cleo = await guest();
  await openTable(ann.page, '');
  for (const seat of [1, 2, 3, 4, 5]) await sit(ann.page, seat);
  await untilBanner(ann.page, '5 of 6 seats taken');
  const lines: HeldLine[] = [];
  for (const { page } of [ben, cleo]) {
    lines.push(await holdLine(page));
    await enterTable(page, await ann.name(), 'Join');
    await button(page, /Sit here/).waitFor();
  }
  // Neither hears of the other before both have pressed.
  for (const { hold } of lines) hold();
  await Promise.all([ben, cleo].map(({ page }) => sit(page, 6)));
  await untilBanner(ann.page, '6 of 6 seats taken');
  for (const { release } of lines) release();
  await ben.page.getByText('6 of 6 seats taken').first().waitFor();
  await cleo.page.getByText('6 of 6 seats taken').first().waitFor();
  const seated = await Promise.all(
    [ben, cleo].map(async ({ page, name }) => (await page.getByText(`${await name()} you`).count()) > 0),
  );
  expect(seated.filter((isSeated) => isSeated)).toHaveLength(1);
  for (const { page } of [ben, cleo]) expect(await button(page, /Sit here/).count()).toBe(0);
  const late = seated[0] === true ? cleo : ben;
  await late.page.getByText('Somebody else has that seat.').waitFor();
  await expectNoFaults(ann, ben, cleo);
});

test('somebody who comes in mid-round sees the public table, is counted and listed, and sees no hidden card', async () => {
  const ann = await guest();
  const ben = await guest();
  await openTable(ann.page, '10S 9H 8D 7C');
  await sit(ann.page, 1);
  await button(ann.page, 'Deal us in').click();
  await untilBanner(ann.page, 'Place your bets');
  // A busy machine may take longer over bets and turns than they last.
  house.clock.stop();
  await bet(ann.page, 100);
  await untilBanner(ann.page, 'Your turn');
  await enterTable(ben.page, await ann.name(), 'Watch');
  await untilBanner(ben.page, `${await ann.name()} to act`);
  await ben.page.getByText('You are watching').waitFor();
  expect(await ben.page.getByRole('img', { name: 'face-down card' }).count()).toBe(1);
  await ann.page.getByText('1 watching').waitFor();
  const people = await openPeople(ann.page);
  await people.getByText(await ben.name()).waitFor();
  expect(['10S', '7C'].map((card) => wasSent(ben, card))).toEqual([true, false]);
  await expectNoFaults(ann, ben);
});

test('whoever is taken out loses the seat, cannot come back in and may watch, until the host unblocks them', async () => {
  const ann = await guest();
  const ben = await guest();
  const benName = await ben.name();
  await openTable(ann.page, '');
  await sit(ann.page, 1);
  await enterTable(ben.page, await ann.name(), 'Join');
  await sit(ben.page, 2);
  await untilBanner(ann.page, '2 of 6 seats taken');
  const people = await openPeople(ann.page);
  await button(ann.page, `Remove ${benName}`).click();
  await lookAt(house, ann.page, 'room-remove');
  await button(ann.page, 'Remove and block').click();
  await member(people, benName).getByText('Ready').waitFor({ state: 'detached' });
  await ben.page.getByText('The host has taken you out').first().waitFor();
  expect(await button(ben.page, /Sit here/).count()).toBe(0);
  await lookAt(house, ben.page, 'room-blocked');
  await ben.page.reload();
  await ben.page.getByText('The host has taken you out').first().waitFor();
  await people.getByRole('heading', { name: 'Blocked, 1' }).waitFor();
  await lookAt(house, ann.page, 'room-blocked-list');
  await ann.page.keyboard.press('Escape');
  await untilBanner(ann.page, '1 of 6 seats taken');
  await openPeople(ann.page);
  await button(ann.page, `Unblock ${benName}`).click();
  await people.getByRole('heading', { name: /^Blocked/ }).waitFor({ state: 'detached' });
  await ann.page.keyboard.press('Escape');
  await ben.page.getByText('The host has unblocked you.', { exact: false }).first().waitFor({ state: 'attached' });
  await sit(ben.page, 2);
  await untilBanner(ann.page, '2 of 6 seats taken');
  await expectNoFaults(ann, ben);
});

test('when the host stays away another runs the room; a host can also hand it over or close it', async () => {
  const ann = await guest();
  const ben = await guest();
  const [annName, benName] = [await ann.name(), await ben.name()];
  await openTable(ann.page, '');
  await enterTable(ben.page, annName, 'Join');
  await sit(ben.page, 2);
  await untilBanner(ben.page, '1 of 6 seats taken');
  const address = ann.page.url();
  await ann.page.goto(`${house.url}/rules`);
  await button(ben.page, /0 watching|1 watching/).click();
  await ben.page.getByRole('dialog').getByText('Away').waitFor();
  house.clock.pass(HOST_AWAITED);
  const people = ben.page.getByRole('dialog', { name: 'At this table' });
  await member(people, benName).getByText('Host', { exact: true }).waitFor();
  await ann.page.goto(address);
  await member(people, annName).getByText('Away').waitFor({ state: 'detached' });
  await button(ben.page, `Make host ${annName}`).click();
  await member(people, annName).getByText('Host', { exact: true }).waitFor();
  await ben.page.keyboard.press('Escape');

  await button(ann.page, 'Leave').click();
  const leaving = ann.page.getByRole('dialog', { name: 'Leave your room' });
  await leaving.waitFor();
  await lookAt(house, ann.page, 'room-close');
  await leaving.getByRole('button', { name: 'Close the room' }).click();
  await ann.page.waitForURL('**/tables');
  await ben.page.getByRole('heading', { name: 'The host has closed the room' }).waitFor();
  await lookAt(house, ben.page, 'room-closed');
  await expectNoFaults(ann, ben);
});

test('one comes back to an own table from the top of the list', async () => {
  const ann = await guest();
  const ben = await guest();
  await openTable(ben.page, '');
  await openTable(ann.page, '');
  await sit(ann.page, 5);
  await ann.page.goto(`${house.url}/tables`);
  const own = ann.page.getByRole('list', { name: 'Your tables' });
  await own.getByText('You are in').waitFor();
  await ann.page
    .getByRole('list', { name: 'Other tables' })
    .getByText(await ben.name())
    .first()
    .waitFor();
  await lookAt(house, ann.page, 'lobby-own');
  await own.getByRole('link', { name: 'Return' }).click();
  await untilBanner(ann.page, '1 of 6 seats taken');
  await expectNoFaults(ann, ben);
});

test('the joining setting is there again for the next table, its passcode is not', async () => {
  const ann = await guest();
  await openRoom(ann.page, 'passcode', '4711');
  await ann.page.goto(`${house.url}/tables`);
  const joining = ann.page.getByRole('combobox', { name: 'Joining' });
  await expect.poll(() => joining.inputValue(), PATIENT).toBe('passcode');
  const passcode = ann.page.getByRole('textbox', { name: 'Passcode, four digits' });
  expect(await passcode.inputValue()).toBe('');
  await lookAt(house, ann.page, 'lobby-passcode');
  await button(ann.page, 'Create House table').click();
  await ann.page.getByText('Four digits', { exact: true }).waitFor();
  await expectNoFaults(ann);
});

const MANY = Array.from({ length: 500 }, (_, index) => generatedTable(index + 1));

async function manyTables(): Promise<Visitor> {
  const ann = await visit(house, { reducedMotion: 'reduce' });
  await tellLobby(ann.page);
  await ann.page.goto(`${house.url}/tables`);
  await ann.page.getByRole('heading', { level: 1, name: 'Tables' }).waitFor();
  await tell(ann.page, 'tables', MANY);
  await ann.page.getByText('Live list, 500 open').waitFor();
  return ann;
}

test('a list of 500 tables, changing twenty times a second, is narrowed by name, person and free seats', async () => {
  const ann = await manyTables();
  const rows = ann.page.getByRole('list', { name: 'All tables' }).getByRole('listitem');
  await lookAt(house, ann.page, 'lobby-many');
  await keepChanging(ann.page, MANY, 20);
  const search = ann.page.getByRole('searchbox', { name: 'Search by table or person' });
  await search.fill('table 137');
  await expect.poll(() => rows.allTextContents(), PATIENT).toEqual([expect.stringContaining('Table 137')]);
  await search.fill('player 2480');
  await expect.poll(() => rows.allTextContents(), PATIENT).toEqual([expect.stringContaining('Table 248')]);
  await search.fill('nobody of that name');
  await ann.page.getByText('No table fits what you look for').waitFor();
  await button(ann.page, 'Show all tables').click();
  await ann.page.getByRole('switch', { name: 'Free seats only' }).click();
  const free = MANY.filter(({ canJoin }) => canJoin).length;
  await expect.poll(() => rows.count(), PATIENT).toBeLessThan(free / 2);
  const drawn = await rows.count();
  await button(ann.page, /^Show more of/).scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count(), PATIENT).toBeGreaterThan(drawn);
  await expectNoFaults(ann);
});

test('of many tables only the line that changed is drawn anew', async () => {
  const ann = await manyTables();
  const row = ann.page.getByRole('listitem').filter({ has: ann.page.getByText('Table 2', { exact: true }) });
  await row.waitFor();
  await ann.page.evaluate(() => {
    const touched = new Set<string>();
    const list = document.querySelector('ul[aria-label="All tables"]');
    if (list === null) throw new Error('there is no list');
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.add(element?.closest('li')?.querySelector('h3 bdi')?.textContent ?? 'the list itself');
      }
      document.body.dataset.touched = [...touched].join(', ');
    }).observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await tell(ann.page, 'changes', { changed: [{ ...generatedTable(2), watching: 77 }], gone: [] });
  await row.getByText('77').waitFor();
  await expect.poll(() => ann.page.evaluate(() => document.body.dataset.touched), PATIENT).toBe('Table 2');
  await expectNoFaults(ann);
});
