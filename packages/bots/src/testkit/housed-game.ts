import { type Card, DECK, type RandomIndex, STRATEGIES } from '@upcard/core';
import { seededIndex } from '@upcard/core/testkit/seeded-index';
import type { StandardCommand, StandardState } from '@upcard/tables';
import { STANDARD_TABLE } from '@upcard/tables/standard/table';
import { newStandard, standardSettings } from '@upcard/tables/testkit/standard-game';
import { runStandard, type StandardRun } from '@upcard/tables/testkit/standard-run';
import { type StandardPolicy, standardPolicies } from '../standard/standard-policies.ts';
import type { Shown } from './standard-position.ts';

/** The house as it plays Standard games, by the table that comes with Upcard. */
export const HOUSE: readonly StandardPolicy[] = STRATEGIES.filter(({ name }) => name === 'Free will Blackjack').flatMap(
  ({ table }) => standardPolicies(table),
);

/** What somebody of the house is shown in a state. */
export function shownTo({ person }: Pick<StandardPolicy, 'person'>, state: StandardState): Shown {
  return { view: STANDARD_TABLE.view(state), overlay: STANDARD_TABLE.overlay(state, person.id) };
}

/** A game of Ann and Ben, with seeded cards, in which the house speaks for itself. */
export interface HousedGame {
  readonly run: StandardRun;
  /** What the house has said, in order. */
  readonly said: readonly { readonly by: string; readonly command: StandardCommand }[];
  /** Lets the house say all that it has to say now. Throws when something is refused. */
  readonly letSpeak: () => void;
}

/**
 * The game with these settings, begun, with `cards` in front of the others where there are any. `watch` hears of every position
 * before the house is asked about it.
 */
export function housedGame(
  settings: Readonly<Record<string, unknown>>,
  { seed, cards, watch }: { seed: number; cards: string; watch: (state: StandardState) => void },
): HousedGame {
  const randomIndex = seededIndex(seed);
  const card = (): Card => DECK[randomIndex(DECK.length)] ?? 'AS';
  const start = newStandard(standardSettings(settings), { takesCards: true });
  const run = runStandard(start, { card, index: randomIndex });
  const said: HousedGame['said'][number][] = [];

  function next(): boolean {
    const state = run.state();
    watch(state);
    for (const policy of HOUSE) {
      const { view, overlay } = shownTo(policy, state);
      const command = policy.answer(view, overlay);
      if (command === null) continue;
      const answer = run.say(policy.person.id, command);
      if (answer !== 'ok') throw new Error(`${policy.person.id} ${JSON.stringify(command)}: ${answer}`);
      said.push({ by: policy.person.id, command });
      return true;
    }
    return false;
  }

  run.hear({ type: 'gathered', ready: ['ann', 'ben'].map((id) => ({ id, name: id, avatar: 'fox' })) });
  if (cards !== '') run.say('ann', { type: 'applyCards', cards });
  run.say('ann', { type: 'start' });
  return {
    run,
    said,
    letSpeak: () => {
      while (next());
    },
  };
}

const other = (card: Card, randomIndex: RandomIndex): Card => {
  const rest = DECK.filter((one) => one !== card);
  return rest[randomIndex(rest.length)] ?? card;
};

/**
 * The same game with everything changed that `person` (an id) may not know: cards put in front, cards that lie face down and
 * are not shown to them, and sealed bids and bets of others.
 */
export function redrawn(state: StandardState, person: string, randomIndex: RandomIndex): StandardState {
  const { course, phase, injection } = state;
  const own = STANDARD_TABLE.overlay(state, person);
  const seen = new Set(own.faceDown.map(({ id }) => id));
  const table = course?.table;
  const isOthers = ({ by }: { readonly by: number }): boolean => by !== own.number;
  const resealed = <Sealed extends { readonly by: number; readonly amount: number }>(sealed: Sealed): Sealed =>
    isOthers(sealed) ? { ...sealed, amount: sealed.amount + 2 * (1 + randomIndex(50)) } : sealed;
  return {
    ...state,
    injection: { ...injection, cards: injection.cards.map((card) => other(card, randomIndex)) },
    phase:
      phase.kind === 'auction' && state.options.bidding === 'blind'
        ? { ...phase, auction: { ...phase.auction, bids: phase.auction.bids.map(resealed) } }
        : phase,
    course: course && {
      ...course,
      bets: phase.kind === 'bets' ? course.bets.map(resealed) : course.bets,
      table: table
        ? {
            ...table,
            dealer: table.dealer.map((dealt) =>
              dealt.kind === 'faceUp' || seen.has(dealt.id)
                ? dealt
                : { ...dealt, card: other(dealt.card, randomIndex) },
            ),
          }
        : null,
    },
  };
}
