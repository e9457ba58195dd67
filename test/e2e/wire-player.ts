import { Client, type Room } from '@colyseus/sdk';
import {
  type AnswerMessage,
  type GameCommand,
  type GameKind,
  PROTOCOL_VERSION,
  type ViewMessageOf,
} from '@upcard/protocol';
import type { RoomCommand } from '@upcard/tables';
import type { House } from './house.ts';
import type { Visitor } from './visitor.ts';

/** Somebody at a table without a screen: for rounds that only have to be over, and for what no button says. */
export interface WirePlayer<Kind extends GameKind = 'house'> {
  readonly say: (command: GameCommand<Kind> | RoomCommand) => Promise<AnswerMessage>;
  /** The table as it was told last, or as soon as it is as wanted. */
  readonly until: (fits: (told: ViewMessageOf<Kind>) => boolean) => Promise<ViewMessageOf<Kind>>;
  readonly leave: () => Promise<void>;
}

interface Waiting<Kind extends GameKind> {
  readonly fits: (told: ViewMessageOf<Kind>) => boolean;
  readonly resolve: (told: ViewMessageOf<Kind>) => void;
}

/** Keeps the newest view that comes, and hands it to whoever waits for one like it. */
function followView<Kind extends GameKind>(room: Room): WirePlayer<Kind>['until'] {
  let newest: ViewMessageOf<Kind> | null = null;
  const waiting = new Set<Waiting<Kind>>();
  room.onMessage<ViewMessageOf<Kind>>('view', (told) => {
    newest = told;
    for (const one of waiting) {
      if (!one.fits(told)) continue;
      waiting.delete(one);
      one.resolve(told);
    }
  });
  return (fits) =>
    newest !== null && fits(newest)
      ? Promise.resolve(newest)
      : new Promise((resolve) => waiting.add({ fits, resolve }));
}

/** Joins a table with the session that a `cookie` header carries. */
export async function joinAs<Kind extends GameKind>(
  { url }: House,
  cookie: string,
  table: string,
): Promise<WirePlayer<Kind>> {
  const room = await new Client(url, { headers: { cookie } }).joinById(table);
  room.reconnection.enabled = false;
  const waiting = new Map<string, (answer: AnswerMessage) => void>();
  for (const type of ['hello', 'people', 'closing', 'chat', 'chatChange']) room.onMessage(type, () => undefined);
  room.onMessage<AnswerMessage>('answer', (answer) => waiting.get(answer.id ?? '')?.(answer));
  let said = 0;
  return {
    say: (command) => {
      said += 1;
      const id = `by-wire-${said}`;
      const answered = new Promise<AnswerMessage>((resolve) => waiting.set(id, resolve));
      room.send('command', { v: PROTOCOL_VERSION, id, command });
      return answered;
    },
    until: followView<Kind>(room),
    leave: async () => {
      await room.leave();
    },
  };
}

/** The same person once more, at the table that the visitor's page shows. */
export async function joinByWire(house: House, { page, context }: Visitor): Promise<WirePlayer> {
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return joinAs(house, cookie, new URL(page.url()).pathname.split('/').at(-1) ?? '');
}
