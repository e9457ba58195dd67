import type { GameRules } from '@upcard/core';
import { afterDraw, BACKWARD, BUST, CHANCES, pairState, STATES, totalOf } from '../draws.ts';
import { OUTCOMES, outcomeHand } from '../free-will/split-outcomes.ts';
import { type PairRules, pairRules } from '../splits.ts';

/** What is known when the next split hand gets its second card: outcomes of finished hands in rising order. */
interface Spot {
  readonly finished: readonly number[];
  readonly open: number;
}

const OUTCOME_OF_STATE = [1, 2].map((wager) =>
  Array.from({ length: STATES }, (_, state) => {
    if (state === BUST) return 0;
    const total = Math.max(11, totalOf(state));
    return Array.from({ length: OUTCOMES }, (_, at) => at).findIndex((at) => {
      const hand = outcomeHand(at);
      return hand?.total === total && hand.wager === wager;
    });
  }),
);

/** The number of rising outcomes read as digits. Outcome 0 in front, a bust or missing hand, does not change it. */
const codeOf = (outcomes: readonly number[]): number =>
  outcomes.reduce((code, outcome) => code * OUTCOMES + outcome, 0);

/** The places of all rising rows of four outcomes in the joint values, by their number. */
const PLACES = new Int32Array(OUTCOMES ** 4);
let places = 0;
for (let code = 0; code < PLACES.length; code += 1) {
  const digits = [OUTCOMES ** 3, OUTCOMES ** 2, OUTCOMES, 1].map((unit) => Math.floor(code / unit) % OUTCOMES);
  if (digits.some((digit, at) => digit < (digits[at - 1] ?? 0))) continue;
  PLACES[code] = places;
  places += 1;
}

function withOutcome(finished: readonly number[], outcome: number): number[] {
  const place = finished.filter((other) => other <= outcome).length;
  return [...finished.slice(0, place), outcome, ...finished.slice(place)];
}

/** What the next split hand is worth in a state with two cards that is kept, from what each outcome of it is worth. */
function keptWorth({ doubles, hits }: PairRules, outcomeWorth: readonly number[]): (state: number) => number {
  const [single, double] = OUTCOME_OF_STATE.map((outcomes, at) =>
    Float64Array.from(outcomes, (outcome) => (outcomeWorth[outcome] ?? 0) - (outcome === 0 ? at + 1 : 0)),
  );
  if (!single || !double) return () => Number.NaN;
  const best = single.slice();
  for (const state of BACKWARD) {
    if (totalOf(state) < 21) best[state] = Math.max(single[state] ?? 0, afterDraw(best, state));
  }
  return (state) => {
    if (!hits || totalOf(state) === 21) return single[state] ?? 0;
    return doubles ? Math.max(best[state] ?? 0, afterDraw(double, state)) : (best[state] ?? 0);
  };
}

/**
 * What splitting a pair is worth at best to a player who heeds how the split hands before ended, and who splits again only when
 * that is better. `values`: the joint values of the up-card.
 */
export function heedfulSplit(rules: GameRules, values: Float64Array, card: number): number {
  const pair = pairRules(rules, card);
  const known = new Map<number, number>();
  const worthOf = (spot: Spot): number => {
    if (spot.open === 0) return values[PLACES[codeOf(spot.finished)] ?? 0] ?? Number.NaN;
    const key = codeOf(spot.finished) * 25 + spot.open * 5 + spot.finished.length;
    const before = known.get(key) ?? playNext(spot);
    known.set(key, before);
    return before;
  };
  const playNext = ({ finished, open }: Spot): number => {
    const kept = keptWorth(
      pair,
      Array.from({ length: OUTCOMES }, (_, outcome) =>
        worthOf({ finished: withOutcome(finished, outcome), open: open - 1 }),
      ),
    );
    const worth = CHANCES.reduce((sum, chance, second) => sum + chance * kept(pairState(card, second)), 0);
    if (finished.length + open >= pair.most) return worth;
    const gain = worthOf({ finished, open: open + 1 }) - kept(pairState(card, card));
    return worth + pair.again * Math.max(0, gain);
  };
  return worthOf({ finished: [], open: 2 });
}
