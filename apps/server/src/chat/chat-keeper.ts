import type { Keeper } from '../auth/ownership.ts';
import type { Chat } from './chat.ts';
import type { ChatStore } from './chat-store.ts';

/** Keeps what people have said, and where they are silenced. */
export function chatKeeper(store: ChatStore, chat: Chat): Keeper {
  return {
    name: 'chat',
    move: async (from, to) => {
      await chat.movePerson(from, to);
      return true;
    },
    exportOf: async (person) => (await store.saidBy(person)).map(({ at, table, text }) => ({ at, table, text })),
  };
}
