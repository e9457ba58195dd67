import { FIRST_RATING } from '../elo.ts';
import type { Person } from '../table.ts';

/** The automatic participant. No person has an id like this: theirs are made by the server. */
export const BOT: Person = { id: 'bot', name: 'Bot', avatar: 'whale' };

/** The house as Dealer: no participant, and it holds nothing; the Bank collects and pays for it. */
export const BANKER: Person = { id: 'banker', name: 'Banker', avatar: 'bear' };

/** The bot's rating in every game, in tenths. */
export const BOT_RATING = FIRST_RATING;
