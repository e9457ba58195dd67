import type { Kysely } from 'kysely';
import { reportKeeper } from '../admin/reports.ts';
import type { Chat } from '../chat/chat.ts';
import { chatKeeper } from '../chat/chat-keeper.ts';
import type { ChatStore } from '../chat/chat-store.ts';
import type { Hall } from '../hall/hall.ts';
import { hallKeeper, tableNameKeeper } from '../hall/hall-keeper.ts';
import { ratingKeeper } from '../ratings/rating-keeper.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { GamesOfPeople } from './games-of-people.ts';
import type { Keeper } from './ownership.ts';

/** The parts of the house that keep something of people's. */
export interface KeptParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly hall: Hall;
  readonly games: GamesOfPeople;
  readonly chatLines: ChatStore;
  readonly chat: Chat;
}

/** Every keeper of the house, in the order in which they must be asked. */
export function keepersOf({ db, hall, games, chatLines, chat }: KeptParts): readonly Keeper[] {
  return [
    hallKeeper(hall, games),
    games,
    tableNameKeeper(hall, games),
    ratingKeeper(db),
    chatKeeper(chatLines, chat),
    reportKeeper(db),
  ];
}
