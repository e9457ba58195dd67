import { parseRanks } from '../injected-ranks.ts';
import type { Person } from '../table.ts';
import { type Answer, courseFrom, withEvents } from './course.ts';
import type { StandardState } from './state.ts';

/** Whether cards may be put in front now: before the start, and in a break. */
export function isCardTime({ phase }: StandardState): boolean {
  return phase.kind === 'waiting' || phase.kind === 'break';
}

/** Puts ranks in front of all cards to come, in the testing mode, for the host alone. Their suits are drawn. */
export function applyCards(state: StandardState, { id }: Person, cards: string): Answer {
  if (!state.takesCards) return 'illegal-action';
  if (id !== state.host.id) return 'not-host';
  if (!isCardTime(state)) return 'wrong-phase';
  const ranks = parseRanks(cards);
  return ranks === null ? 'bad-cards' : withEvents(courseFrom(state), { type: 'ranksApplied', ranks });
}
