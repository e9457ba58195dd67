import type { ViewMessageOf } from '@upcard/protocol';
import type { RoomCommand, Settings, StandardCommand } from '@upcard/tables';
import { openTable, type TestGuest, type TestServer } from './test-server.ts';
import { joinKind, type TestTab } from './test-tab.ts';

/** A connection to a Standard game. */
export type StandardTab = TestTab<'standard'>;

/** Opens a Standard room with these settings and gives its id. */
export function openStandard(
  server: TestServer,
  host: TestGuest,
  settings: Settings = {},
  more: object = {},
): Promise<string> {
  return openTable(server, host, { kind: 'standard', settings, ...more });
}

/** Opens a tab on a Standard game. */
export function watch(server: TestServer, who: TestGuest, table: string): Promise<StandardTab> {
  return joinKind<'standard'>(server, who, table);
}

/** The people of one game, each with a tab, in the order in which they came. */
export interface Party {
  readonly tab: (place: number) => StandardTab;
  /** What whoever is at this place sees when everything that was said so far is taken. */
  readonly seen: (place: number) => Promise<ViewMessageOf<'standard'>>;
  /** Says something and resolves with what is seen then. Throws when it is refused. */
  readonly say: (place: number, command: StandardCommand | RoomCommand) => Promise<ViewMessageOf<'standard'>>;
}

/** Seats people at a table, one after another. */
export async function gather(server: TestServer, people: readonly TestGuest[], table: string): Promise<Party> {
  const tabs: StandardTab[] = [];
  for (const person of people) {
    tabs.push(await watch(server, person, table));
    await server.settled();
  }
  const tab = (place: number): StandardTab => {
    const found = tabs[place];
    if (found === undefined) throw new Error(`nobody is at place ${place}`);
    return found;
  };
  const seen: Party['seen'] = async (place) => {
    await server.settled();
    return tab(place).view();
  };
  const say: Party['say'] = async (place, command) => {
    const answer = await tab(place).say(command);
    if (!answer.ok) throw new Error(`${command.type} was refused: ${answer.code}`);
    return seen(place);
  };
  return { tab, seen, say };
}

/** The same, all of them ready and the game begun by the first. */
export async function begin(server: TestServer, people: readonly TestGuest[], table: string): Promise<Party> {
  const party = await gather(server, people, table);
  for (const place of people.keys()) {
    if (place > 0) await party.say(place, { type: 'join' });
    await party.say(place, { type: 'ready', isReady: true });
  }
  await party.say(0, { type: 'start' });
  return party;
}
