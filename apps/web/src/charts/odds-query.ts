import { RANKS, type Rank } from '@upcard/core';
import type { Situation } from '@upcard/solver';
import type { ChartRules } from './chart-rules.ts';
import { addressOf, type Read, readRules, ruleKeys, short, strayFaults, writeRules } from './rules-query.ts';

/** What the odds page shows: rules and a situation, of which parts may still be missing. */
export interface OddsQuery {
  readonly chart: ChartRules;
  readonly hand: readonly Rank[];
  readonly up: Rank | null;
  readonly removed: readonly Rank[];
}

/** More cards of one kind than any shoe has; what is too many for a shoe is told beside the field. */
export const MOST_OF_A_KIND = 199;
/** More cards than any hand of eight decks has. */
export const MOST_IN_HAND = 21;
const KNOWN = ['game', 'hand', 'up', 'out', ...ruleKeys('')];

/** The hand that the page opens with: 10 and 6 against a 10. */
export const ODDS_START: Omit<OddsQuery, 'chart'> = { hand: ['10', '6'], up: '10', removed: [] };

const rankOfWord = (word: string): Rank | null => RANKS.find((rank) => rank === word) ?? null;

function readRanks(key: string, words: string): Read<readonly Rank[]> {
  const ranks = words.split(',').filter((word) => word !== '');
  const known = ranks.map(rankOfWord).filter((rank) => rank !== null);
  if (known.length !== ranks.length) return { value: [], faults: [`${key}=${short(words)} is not a list of cards.`] };
  if (known.length > MOST_IN_HAND) return { value: [], faults: [`${key} has more than ${MOST_IN_HAND} cards.`] };
  return { value: known, faults: [] };
}

/** Cards out of the shoe: `10x3,5` are three tens and a five. */
function readRemoved(words: string): Read<readonly Rank[]> {
  const parts = words.split(',').filter((word) => word !== '');
  const removed = parts.map((part) => {
    const [, word = '', times = '1'] = /^([^x]*)(?:x(\d{1,3}))?$/.exec(part) ?? [];
    const rank = rankOfWord(word);
    const count = Number(times);
    return rank === null || count < 1 ? null : Array<Rank>(count).fill(rank);
  });
  const known = removed.filter((ranks) => ranks !== null).flat();
  if (removed.includes(null)) return { value: [], faults: [`out=${short(words)} is not a list of cards.`] };
  const counts = countRanks(known);
  const most = RANKS.find((rank) => counts[rank] > MOST_OF_A_KIND);
  if (most !== undefined) return { value: [], faults: [`out has more than ${MOST_OF_A_KIND} cards of ${most}.`] };
  return { value: known, faults: [] };
}

/** Reads what follows the `?` of the page. What is wrong is told and left out. */
export function readOddsQuery(search: string): Read<OddsQuery> {
  const query = new URLSearchParams(search);
  const chart = readRules(query);
  const isNew = !query.has('hand') && !query.has('up') && !query.has('out');
  if (isNew)
    return { value: { chart: chart.value, ...ODDS_START }, faults: [...chart.faults, ...strayFaults(query, KNOWN)] };
  const hand = readRanks('hand', query.get('hand') ?? '');
  const word = query.get('up') ?? '';
  const up = rankOfWord(word);
  const upFaults = up === null && word !== '' ? [`up=${short(word)} is not a card.`] : [];
  const removed = readRemoved(query.get('out') ?? '');
  return {
    value: { chart: chart.value, hand: hand.value, up, removed: removed.value },
    faults: [...chart.faults, ...hand.faults, ...upFaults, ...removed.faults, ...strayFaults(query, KNOWN)],
  };
}

/** How many cards of each kind are in a list. */
export function countRanks(cards: readonly Rank[]): Readonly<Record<Rank, number>> {
  const counts = Object.fromEntries(RANKS.map((rank) => [rank, 0])) as Record<Rank, number>;
  for (const rank of cards) counts[rank] += 1;
  return counts;
}

/** The address that shows the same again. */
export function oddsAddress({ chart, hand, up, removed }: OddsQuery): string {
  const query = new URLSearchParams();
  writeRules(query, chart);
  query.set('hand', hand.join(','));
  query.set('up', up ?? '');
  const counts = countRanks(removed);
  const out = RANKS.filter((rank) => counts[rank] > 0).map((rank) =>
    counts[rank] === 1 ? rank : `${rank}x${counts[rank]}`,
  );
  if (out.length > 0) query.set('out', out.join(','));
  return addressOf('/odds', query);
}

/** The situation to value, or null while cards are missing. */
export function situationOf({ hand, up, removed }: OddsQuery): Situation | null {
  return up === null || hand.length < 2 ? null : { hand, up, removed };
}
