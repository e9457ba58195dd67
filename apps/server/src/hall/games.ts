import { inRoom, standardPolicies } from '@upcard/bots';
import { STRATEGIES, type StrategyTable } from '@upcard/core';
import { replacementSource, shoeSource } from '@upcard/host';
import { commandMessageOf, type GameKind } from '@upcard/protocol';
import { HOUSE_ROOM, PLAIN_TERMS, STANDARD_ROOM, type TableKind, type TableTerms } from '@upcard/tables';
import { cryptoRandomIndex } from '../cards/crypto-random.ts';
import { type Game, game } from './game.ts';

const HOUSE = game({
  table: HOUSE_ROOM,
  cards: () => shoeSource(cryptoRandomIndex()),
  policies: () => [],
  thinkingTime: () => 0,
  messages: commandMessageOf('house'),
  message: (shown) => shown,
  grants: () => ({ terms: PLAIN_TERMS, fixed: {} }),
  isForTesting: () => false,
  needsRatings: () => false,
  players: ({ seats }) => seats.map(({ person }) => person.id),
});

/** The strategy that Standard's bot goes by. */
const BOTS_STRATEGY = 'Free will Blackjack';

function strategyNamed(wanted: string): StrategyTable {
  const strategy = STRATEGIES.find(({ name }) => name === wanted);
  if (strategy === undefined) throw new Error(`there is no strategy named ${wanted}`);
  return strategy.table;
}

function botsTable({ strategy }: TableTerms): StrategyTable {
  if (strategy === null) throw new Error('a Standard table was opened without a strategy for its bot');
  return strategy;
}

const STANDARD = game({
  table: STANDARD_ROOM,
  cards: () => replacementSource(cryptoRandomIndex()),
  policies: (terms) => standardPolicies(botsTable(terms)).map(inRoom),
  // The bot and the Banker act at once; the screen alone takes a beat.
  thinkingTime: () => 0,
  messages: commandMessageOf('standard'),
  message: (shown) => shown,
  grants: ({ isGuest, isTesting }) => ({
    terms: { isRated: !isGuest, takesCards: isTesting, isPaced: true, strategy: strategyNamed(BOTS_STRATEGY) },
    fixed: isGuest ? { includeBot: true } : {},
  }),
  isForTesting: ({ type }) => type === 'applyCards',
  needsRatings: ({ type }, { isRated }, { startOff }) => type === 'start' && isRated && startOff === null,
  players: ({ participants }) => participants.flatMap(({ kind, person }) => (kind === 'human' ? [person.id] : [])),
});

/** Every kind of game that the server can run. */
const GAMES: Readonly<Record<GameKind, Game>> = { standard: STANDARD, house: HOUSE };

/** The kinds of tables that people may open. */
export const OPEN_KINDS = ['standard', 'house'] as const satisfies readonly GameKind[];

/** The game of this kind that can be played here. Throws for a kind that can't be. */
export function gameOf(kind: TableKind): Game {
  const known = new Map<string, Game>(Object.entries(GAMES)).get(kind);
  if (known === undefined) throw new Error(`no ${kind} game can be played here`);
  return known;
}
