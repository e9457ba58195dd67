import type { LobbyTable } from '@upcard/protocol';
import type { Page } from 'playwright-core';

const AVATARS = ['fox', 'owl', 'cat', 'hare', 'bear', 'whale'] as const;
const JOININGS = ['open', 'approval', 'passcode', 'nobody'] as const;

function person(number: number): LobbyTable['host'] {
  return { id: `person-${number}`, name: `Player ${number}`, avatar: AVATARS[number % AVATARS.length] ?? 'fox' };
}

/** The line of table number `number`, from 1, after so many changes. */
export function generatedTable(number: number, changes = 0): LobbyTable {
  const taken = (number + changes) % 7;
  const people = Array.from({ length: taken }, (_, seat) => person(number * 10 + seat));
  const isWaiting = number % 3 !== 0;
  return {
    id: `table-${number}`,
    kind: 'house',
    name: `Table ${number}`,
    summary: '5 decks, bets 50 to 500, bank 3,650',
    state: isWaiting ? 'waiting' : 'running',
    stateText: isWaiting ? 'Waiting for players' : `Round ${number + changes}`,
    stateNote: isWaiting ? 'Not started' : 'Playing',
    seated: people,
    seats: 6,
    canJoin: isWaiting && taken < 6,
    host: person(number * 10),
    joining: JOININGS[number % JOININGS.length] ?? 'open',
    members: people.length === 0 ? [person(number * 10)] : people,
    ready: 0,
    isPaused: false,
    watching: (number + changes) % 5,
  };
}

/** The stream of the lobby, told by the story instead of the server: `tell` sends an event with its data. */
function replaceFeed(): void {
  class ToldSource extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = 1;
    onerror: null = null;
    constructor() {
      super();
      Object.assign(globalThis, {
        tell: (type: string, data: unknown) =>
          this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })),
      });
    }
    close(): void {
      Object.assign(globalThis, { tell: () => undefined });
    }
  }
  Object.assign(globalThis, { EventSource: ToldSource });
}

/** The page hears of the lobby from the story alone, from its next load on. */
export async function tellLobby(page: Page): Promise<void> {
  await page.addInitScript(replaceFeed);
}

/** Tells an event of the lobby's stream. */
export async function tell(page: Page, type: 'tables' | 'changes', data: unknown): Promise<void> {
  await page.evaluate(`tell(${JSON.stringify(type)}, ${JSON.stringify(data)})`);
}

/** From now on a line changes so many times a second, one after the other, for as long as the page is open. */
export async function keepChanging(page: Page, tables: readonly LobbyTable[], perSecond: number): Promise<void> {
  await page.evaluate(`{
    const tables = ${JSON.stringify(tables)};
    let count = 0;
    setInterval(() => {
      const table = tables[(count * 7) % tables.length];
      count += 1;
      tell('changes', { changed: [{ ...table, watching: count % 90 }], gone: [] });
    }, ${1_000 / perSecond});
  }`);
}
