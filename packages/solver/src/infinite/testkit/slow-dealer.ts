import type { AnsweredHand } from './core-play.ts';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];

/**
 * What hands get from a dealer of free will who knows the hole card and answers them all together, worked out card by card over
 * 13 ranks. `up` counts 1 to 10. With a peek there is no natural; without, it takes every wager.
 */
export function slowAnswer(up: number, peek: boolean): (hands: readonly AnsweredHand[]) => number {
  const known = new Map<string, number>();
  return (hands) => {
    const key = hands
      .map(({ total, wager }) => `${total}:${wager}`)
      .sort()
      .join();
    const before = known.get(key) ?? answered(up, peek, hands);
    known.set(key, before);
    return before;
  };
}

function answered(up: number, peek: boolean, hands: readonly AnsweredHand[]): number {
  const wagers = hands.reduce((sum, { wager }) => sum + wager, 0);
  const returns = new Map<string, number>();
  const best = (sum: number, hasAce: boolean): number => {
    if (sum > 21) return -wagers;
    const key = `${sum} ${hasAce}`;
    const before = returns.get(key);
    if (before !== undefined) return before;
    const total = hasAce && sum <= 11 ? sum + 10 : sum;
    const stand = hands.reduce((won, hand) => won + hand.wager * Math.sign(total - hand.total), 0);
    const hit = CARDS.reduce((won, card) => won + best(sum + card, hasAce || card === 1), 0) / CARDS.length;
    const value = total === 21 ? stand : Math.max(stand, hit);
    returns.set(key, value);
    return value;
  };
  const holes = CARDS.filter((hole) => !(hole + up === 11 && (hole === 1 || up === 1)));
  const won = holes.reduce((sum, hole) => sum + best(up + hole, up === 1 || hole === 1), 0);
  const naturals = CARDS.length - holes.length;
  return peek ? -won / holes.length : -(won + naturals * wagers) / CARDS.length;
}
