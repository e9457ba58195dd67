import { Client } from '@colyseus/sdk';
import type {
  AnswerMessage,
  ChatMessage,
  ClosingMessage,
  HelloMessage,
  PeopleMessage,
  ViewMessage,
} from '@upcard/protocol';
import { requestJson } from './http.ts';
import type { JoinRoom } from './room-port.ts';

interface OpenedTable {
  readonly id: string;
  readonly room: string;
}

/**
 * Opens a table on whichever process has it and joins its room. The library's own reconnection is off: it gives up after a
 * while, and opening the table again also finds one that has moved.
 */
export const joinColyseusRoom: JoinRoom = async (table, handlers) => {
  const opened = await requestJson<OpenedTable>(`/api/tables/${encodeURIComponent(table)}/open`, {});
  if (!opened.ok) return opened;
  try {
    const room = await new Client(globalThis.location.origin).joinById(opened.value.room);
    room.reconnection.enabled = false;
    room.onMessage<HelloMessage>('hello', handlers.hello);
    room.onMessage<ViewMessage>('view', handlers.view);
    room.onMessage<PeopleMessage>('people', handlers.people);
    room.onMessage<ChatMessage>('chat', handlers.chat);
    room.onMessage<AnswerMessage>('answer', handlers.answer);
    room.onMessage<ClosingMessage>('closing', handlers.closing);
    room.onLeave(handlers.dropped);
    return {
      ok: true,
      value: {
        send: (message) => room.send('command', message),
        say: (message) => room.send('say', message),
        // A browser complains about words on a line that is already closing.
        leave: () => {
          if (room.connection.isOpen) void room.leave();
        },
      },
    };
  } catch {
    return { ok: false, failure: { code: 'offline', text: 'The table cannot be reached just now.' } };
  }
};
