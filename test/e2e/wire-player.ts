import { Client } from '@colyseus/sdk';
import { type AnswerMessage, PROTOCOL_VERSION } from '@upcard/protocol';
import type { HouseCommand } from '@upcard/tables';
import type { House } from './house.ts';
import type { Visitor } from './visitor.ts';

/** The same person once more, without a screen: for rounds that only have to be over, and for what no button says. */
export interface WirePlayer {
  readonly say: (command: HouseCommand) => Promise<AnswerMessage>;
  readonly leave: () => Promise<void>;
}

/** Joins the table that the visitor's page shows. */
export async function joinByWire({ url }: House, { page, context }: Visitor): Promise<WirePlayer> {
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const room = await new Client(url, { headers: { cookie } }).joinById(table);
  room.reconnection.enabled = false;
  const waiting = new Map<string, (answer: AnswerMessage) => void>();
  for (const type of ['hello', 'view', 'people', 'closing']) room.onMessage(type, () => undefined);
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
    leave: async () => {
      await room.leave();
    },
  };
}
