import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bet, button, sit, untilBanner } from './at-the-table.ts';
import { type House, openHouse } from './house.ts';
import { enterTable, openTable, playAsGuest } from './lobby.ts';
import { lookAt } from './page-checks.ts';
import { registerOnPage } from './people.ts';
import { beginStandard } from './standard.ts';
import { type Visitor, visit } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

afterEach(() => house.clock.go());

/** A busy machine takes its time. In milliseconds. */
const PATIENT = { timeout: 15_000 } as const;

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

async function registered(
  name: string,
  options: Parameters<typeof visit>[1] = { reducedMotion: 'reduce' },
): Promise<Visitor> {
  const visitor = await visit(house, options);
  await registerOnPage(visitor.page, house.url, name);
  return visitor;
}

/** Unfolds the chat by its one button: in the bar, or on a wide screen in the corner. */
async function openChat(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Chat/ }).click();
  const chat = page.getByRole('region', { name: 'Chat' });
  await chat.waitFor();
  return chat;
}

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Say something' });
  await field.fill(text);
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue(), PATIENT).toBe('');
}

/** The line of a chat with this text. */
const line = (chat: Locator, text: string): Locator => chat.getByRole('listitem').filter({ hasText: text });

async function expectNoFaults(...people: readonly Visitor[]): Promise<void> {
  for (const { faults, context } of people) {
    expect(faults()).toEqual([]);
    await context.close();
  }
}

/** What people have tried elsewhere: markup, writing direction by force, one word without end, towers of marks. */
const HOSTILE = [
  '<img src=x onerror="document.title=\'taken over\'"><script>document.title="taken over"</script>',
  '[press here](javascript:alert(1)) https://example.com/prize',
  '\u202Emoc.elpmaxe\u202C is a mirror',
  'مرحبا بالجميع على الطاولة',
  'W'.repeat(300),
  `o${'\u0301'.repeat(200)}h`,
] as const;

test('what people say harms nothing: markup, links, writing from the right and endless words are plain text', async () => {
  const ann = await registered('chat.ann');
  const ben = await registered('chat.ben', PHONE);
  await openTable(ann.page, '');
  await sit(ann.page, 1);
  await enterTable(ben.page, 'chat.ann', 'Join');
  await sit(ben.page, 2);
  await untilBanner(ann.page, '2 of 6 seats taken');
  await button(ann.page, 'Deal us in').click();
  await openChat(ann.page);
  await say(ann.page, 'Hello Ben');
  await button(ben.page, 'Chat, 1 new').waitFor();
  const chat = await openChat(ben.page);
  await line(chat, 'Hello Ben').waitFor();
  await button(ben.page, 'Chat').waitFor();
  for (const text of HOSTILE) await say(ann.page, text);
  await line(chat, 'document.title="taken over"').waitFor();
  await line(chat, 'مرحبا').waitFor();
  await line(chat, 'WWWW').waitFor();
  for (const { page } of [ann, ben]) {
    const talk = page.getByRole('region', { name: 'Chat' });
    expect(await talk.locator('a:not([href^="/people/"]), p a[href*="example"], img, script').count()).toBe(0);
    expect(await page.title()).not.toContain('taken over');
  }
  expect(await chat.getByText('\u202E').count()).toBe(0);
  await lookAt(house, ben.page, 'chat-hostile');
  await lookAt(house, ann.page, 'chat');
  await expectNoFaults(ann, ben);
});

test('a name in the chat, in the room and among those who watch leads to the profile, and the table stays', async () => {
  const ann = await registered('chat.known');
  const ben = await registered('chat.curious');
  await openTable(ann.page, '');
  await sit(ann.page, 1);
  await enterTable(ben.page, 'chat.known', 'Join');
  await openChat(ann.page);
  await say(ann.page, 'Who am I?');
  const chat = await openChat(ben.page);
  const table = ben.page.url();
  await ben.page.getByRole('textbox', { name: 'Say something' }).fill('half a thought');
  const opened = ben.context.waitForEvent('page');
  await line(chat, 'Who am I?')
    .getByRole('link', { name: /^chat\.known/ })
    .focus();
  await ben.page.keyboard.press('Enter');
  const profile = await opened;
  await profile.getByRole('heading', { name: 'chat.known' }).waitFor();
  expect(ben.page.url()).toBe(table);
  expect(await ben.page.getByRole('textbox', { name: 'Say something' }).inputValue()).toBe('half a thought');
  await profile.close();
  await button(ann.page, /watching/).click();
  const people = ann.page.getByRole('dialog', { name: 'At this table' });
  for (const name of [/^chat\.known/, /^chat\.curious/])
    expect(await people.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/people\/[^/]+$/);
  await expectNoFaults(ann, ben);
});

test('a wide screen has one button for the chat, and beside its column no name of six is cut', async () => {
  const ann = await registered('chat.wide');
  await openTable(ann.page, '');
  for (const seat of [1, 2, 3, 4]) await sit(ann.page, seat);
  for (const seat of [5, 6]) {
    const guest = await visit(house, { reducedMotion: 'reduce' });
    await playAsGuest(guest.page);
    await enterTable(guest.page, 'chat.wide', 'Join');
    await sit(guest.page, seat);
    await untilBanner(ann.page, `${seat} of 6 seats taken`);
  }
  expect(await button(ann.page, /^Chat/).count()).toBe(1);
  await openChat(ann.page);
  await lookAt(house, ann.page, 'chat-six-seats');
  const cut = await ann.page.locator('[data-form="plate"]').evaluateAll((plates) =>
    plates
      .flatMap((plate) => [plate, ...plate.querySelectorAll('span')])
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2),
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('a phone at a Standard table has one way to the chat: its tab, which tells what is new', async () => {
  const game = await beginStandard(house, ['chat.tabs', 'chat.other'], { includeBot: false, actionTime: 60 });
  house.clock.stop();
  const [ann, ben] = [await game.show('chat.tabs', PHONE), await game.show('chat.other', { reducedMotion: 'reduce' })];
  expect(await button(ann.page, /^Chat/).count()).toBe(1);
  await openChat(ben.page);
  await say(ben.page, 'Are you there?');
  const tabs = ann.page.getByRole('navigation', { name: 'Parts of the table' });
  await tabs.getByRole('button', { name: 'Chat, 1 new', exact: true }).waitFor();
  const chat = await openChat(ann.page);
  await line(chat, 'Are you there?').waitFor();
  await tabs.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  await tabs.getByRole('button', { name: 'Table', exact: true }).click();
  await chat.waitFor({ state: 'detached' });
  await button(ann.page, /^Raise/).waitFor();
  await game.close();
  await expectNoFaults(ann, ben);
});

test('typing never plays the game, and the line counts its characters', async () => {
  const ann = await registered('chat.typist');
  await openTable(ann.page, '5S 9H 6D 8C 10H');
  await sit(ann.page, 1);
  await button(ann.page, 'Deal us in').click();
  await untilBanner(ann.page, 'Place your bets');
  // A busy machine may take longer over bets and turns than they last.
  house.clock.stop();
  await bet(ann.page, 100);
  await untilBanner(ann.page, 'Your turn');
  const chat = await openChat(ann.page);
  const field = chat.getByRole('textbox', { name: 'Say something' });
  await field.pressSequentially('hsdp');
  await untilBanner(ann.page, 'Your turn');
  expect(await ann.page.getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ }).count()).toBe(3);
  expect(await chat.getByText(/of 300/).count()).toBe(0);
  await field.fill('a'.repeat(250));
  await chat.getByText('250 of 300').waitFor();
  await field.fill('a'.repeat(312));
  await chat.getByText('312 of 300, 12 too many').waitFor();
  await chat.getByRole('button', { name: 'Say it' }).and(ann.page.locator('[aria-disabled="true"]')).waitFor();
  await lookAt(house, ann.page, 'chat-too-long');
  house.clock.stop();
  await button(ann.page, 'Fold the chat away').click();
  await ann.page.keyboard.press('h');
  await ann.page.getByText('You get', { exact: false }).first().waitFor({ state: 'attached' });
  await openChat(ann.page);
  expect((await field.inputValue()).length).toBe(312);
  await expectNoFaults(ann);
});

test('guests read along and are offered an account', async () => {
  const ann = await registered('chat.host');
  const ben = await visit(house, PHONE);
  await playAsGuest(ben.page);
  await openTable(ann.page, '');
  await openChat(ann.page);
  await say(ann.page, 'Sit down, there is room');
  await enterTable(ben.page, 'chat.host', 'Join');
  await sit(ben.page, 3);
  await button(ben.page, 'Deal us in').click();
  const chat = await openChat(ben.page);
  await line(chat, 'Sit down, there is room').waitFor();
  await chat.getByText('Guests can read along.').waitFor();
  expect(await chat.getByRole('textbox').count()).toBe(0);
  await lookAt(house, ben.page, 'chat-guest');
  await chat.getByRole('button', { name: 'Register' }).click();
  await button(ben.page, 'Create account').waitFor();
  await expectNoFaults(ann, ben);
});

test('a person is muted for oneself, reported, and silenced by the host', async () => {
  const ann = await registered('chat.keeper');
  const ben = await registered('chat.loud');
  await openTable(ann.page, '');
  await sit(ann.page, 1);
  await button(ann.page, 'Deal us in').click();
  await enterTable(ben.page, 'chat.keeper', 'Watch');
  const heard = await openChat(ann.page);
  const own = await openChat(ben.page);
  await say(ben.page, 'You all play badly');
  await line(heard, 'You all play badly')
    .getByRole('button', { name: /About this line/ })
    .click();
  await lookAt(house, ann.page, 'chat-tools');
  await button(ann.page, 'Silence in this room').click();
  await own.getByText('The host of this room has silenced you.').waitFor();
  await button(ann.page, 'Let talk again').click();
  await own.getByRole('textbox', { name: 'Say something' }).waitFor();
  await button(ann.page, 'Report').click();
  await ann.page.getByRole('combobox', { name: 'What is wrong with it' }).selectOption('Hate against a group');
  await heard.getByRole('button', { name: 'Report', exact: true }).click();
  await heard.getByText('Reported. An administrator will read it.').waitFor();
  await say(ben.page, 'And slowly');
  await line(heard, 'And slowly')
    .getByRole('button', { name: /About this line/ })
    .click();
  await heard.getByRole('button', { name: 'Mute for me' }).click();
  await line(heard, 'And slowly').waitFor({ state: 'detached' });
  expect(await line(heard, 'You all play badly').count()).toBe(0);
  await say(ben.page, 'Anybody there?');
  await ann.page.reload();
  const again = await openChat(ann.page);
  await again.getByText('1 person is muted').click();
  expect(await line(again, 'Anybody there?').count()).toBe(0);
  await again.getByRole('button', { name: 'Unmute' }).click();
  await line(again, 'Anybody there?').waitFor();
  await expectNoFaults(ann, ben);
});

test('whoever reads further up stays there, and new lines wait under a button', async () => {
  const ann = await registered('chat.reader');
  const ben = await registered('chat.talker');
  await openTable(ann.page, '');
  await enterTable(ben.page, 'chat.reader', 'Join');
  const chat = await openChat(ann.page);
  await openChat(ben.page);
  for (let count = 1; count <= 14; count += 1)
    await say(ben.page, `Line ${count} of a long story that takes more than one row`);
  await line(chat, 'Line 14 ').waitFor();
  const lines = chat.getByRole('region', { name: 'Lines' });
  await lines.evaluate((element) => element.scrollTo(0, 60));
  await say(ben.page, 'The end');
  await chat.getByRole('button', { name: '1 new line' }).waitFor();
  expect(await lines.evaluate((element) => element.scrollTop)).toBe(60);
  await button(ann.page, 'Fold the chat away').click();
  await openChat(ann.page);
  expect(await lines.evaluate((element) => element.scrollTop)).toBe(60);
  await lines.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await line(chat, 'The end').waitFor();
  await chat.getByRole('button', { name: '1 new line' }).waitFor({ state: 'detached' });
  await expectNoFaults(ann, ben);
});
