import type { GameCommand, ViewMessageOf } from '@upcard/protocol';
import type { RoomCommand, Settings } from '@upcard/tables';
import type { BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { button } from './at-the-table.ts';
import type { House } from './house.ts';
import { PASSWORD } from './people.ts';
import { type Visitor, visit } from './visitor.ts';
import { joinAs, type WirePlayer } from './wire-player.ts';

/** A table as one of its people is told of it. */
type Told = ViewMessageOf<'standard'>;

/** A Standard room of registered people. Each of them has a line to it from the start; a screen only when the story opens one. */
export interface StandardGame {
  /** Where its page is. */
  readonly address: string;
  /** Says something for somebody; throws when it is refused. */
  readonly say: (name: string, command: GameCommand<'standard'> | RoomCommand) => Promise<void>;
  /** What somebody is told, as soon as it is as wanted. */
  readonly until: (name: string, fits: (told: Told) => boolean) => Promise<Told>;
  /** Opens the page of somebody of the game. */
  readonly show: (name: string, options?: BrowserContextOptions) => Promise<Visitor>;
  /** A guest opens the page and looks on. */
  readonly watch: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Ends the lines. Pages are closed by whoever looks at them. */
  readonly close: () => Promise<void>;
}

/** Cookies of people who have registered at a house, by name. */
const accounts = new WeakMap<House, Map<string, string>>();

async function post({ url }: House, path: string, { cookie = '', body }: { cookie?: string; body: unknown }) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
  return response;
}

/** The session of somebody with an account, who registers when nobody has this name yet. Names have 3 to 20 characters. */
async function accountOf(house: House, name: string): Promise<string> {
  const known = accounts.get(house) ?? new Map<string, string>();
  accounts.set(house, known);
  const session = known.get(name);
  if (session !== undefined) return session;
  const response = await post(house, '/api/account/register', { body: { username: name, password: PASSWORD } });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  known.set(name, cookie);
  return cookie;
}

/** Somebody with an account comes in with their own browser. */
export async function visitAs(house: House, name: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const [key = '', value = ''] = (await accountOf(house, name)).split('=');
  const kept = { domain: '127.0.0.1', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' } as const;
  const storageState = { cookies: [{ name: key, value, ...kept }], origins: [] };
  return visit(house, { ...options, storageState });
}

/** Opens a rated room of the first of these people, where the others join and all are ready. Settings left out have their initial values. */
export async function gatherStandard(
  house: House,
  names: readonly string[],
  settings: Settings = {},
): Promise<StandardGame> {
  const cookies: string[] = [];
  for (const name of names) cookies.push(await accountOf(house, name));
  const response = await post(house, '/api/tables', {
    cookie: cookies[0] ?? '',
    body: { kind: 'standard', settings },
  });
  const { id }: { id: string } = JSON.parse(await response.text());
  const players = new Map<string, WirePlayer<'standard'>>();
  const playerOf = (name: string): WirePlayer<'standard'> => {
    const player = players.get(name);
    if (player === undefined) throw new Error(`${name} is not in this game`);
    return player;
  };
  const say: StandardGame['say'] = async (name, command) => {
    const answer = await playerOf(name).say(command);
    if (!answer.ok) throw new Error(`${command.type} of ${name} was refused: ${answer.code}`);
  };
  for (const [place, name] of names.entries()) {
    players.set(name, await joinAs<'standard'>(house, cookies[place] ?? '', id));
    if (place > 0) await say(name, { type: 'join' });
    await say(name, { type: 'ready', isReady: true });
  }
  const address = `${house.url}/tables/${id}`;
  const open = async (visitor: Visitor): Promise<Visitor> => {
    await visitor.page.goto(address);
    await visitor.page.getByRole('main', { name: 'Table' }).waitFor();
    return visitor;
  };
  return {
    address,
    say,
    until: (name, fits) => playerOf(name).until(fits),
    show: async (name, options) => open(await visitAs(house, name, options)),
    watch: async (options) => {
      const visitor = await visit(house, options);
      await button(visitor.page, 'Play as guest').click();
      await visitor.page.waitForURL('**/tables');
      return open(visitor);
    },
    close: async () => {
      for (const player of players.values()) await player.leave();
    },
  };
}

/** The same, begun by its host: the first auction is open. */
export async function beginStandard(
  house: House,
  names: readonly string[],
  settings: Settings = {},
): Promise<StandardGame> {
  const game = await gatherStandard(house, names, settings);
  const [host = ''] = names;
  await game.say(host, { type: 'start' });
  await game.until(host, ({ view }) => view.phase === 'auction');
  return game;
}

/** Nothing has gone wrong in the pages of these people, which are closed then. */
export async function expectNoFaults(...people: readonly Visitor[]): Promise<void> {
  for (const { faults, context } of people) {
    expect(faults()).toEqual([]);
    await context.close();
  }
}
