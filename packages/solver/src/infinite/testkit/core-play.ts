import {
  type Action,
  type Card,
  type GameRules,
  isNatural,
  offReasons,
  ownEnd,
  prescribedAction,
  RANKS,
  type StrategyTable,
  shapeOf,
  strategyRow,
  type Value,
} from '@upcard/core';
import { naturalProfit } from '../../natural-profit.ts';

/** A hand that the dealer has yet to answer. */
export interface AnsweredHand {
  readonly total: number;
  readonly wager: number;
}

/** A table, an up-card, and what hands get from the dealer on average, when there is no natural or none was looked for. */
export interface CoreGame {
  readonly rules: GameRules;
  readonly table: StrategyTable;
  readonly up: Value;
  readonly answer: (hands: readonly AnsweredHand[]) => number;
}

/** Chances of ends: sorted words `total:wager` joined by a blank, bust hands as `0:wager`, surrendered ones as `-:1`. */
type Ends = ReadonlyMap<string, number>;

const DRAWS: readonly Card[] = RANKS.map((rank): Card => `${rank}S`);
const ONE_END: Ends = new Map([['', 1]]);

function mixed(parts: readonly { ends: Ends; chance: number }[]): Ends {
  const sum = new Map<string, number>();
  for (const { ends, chance } of parts) {
    for (const [end, part] of ends) sum.set(end, (sum.get(end) ?? 0) + part * chance);
  }
  return sum;
}

function beside(left: Ends, right: Ends): Ends {
  const all = new Map<string, number>();
  for (const [first, chance] of left) {
    for (const [second, other] of right) {
      const end = [...first.split(' '), ...second.split(' ')].filter(Boolean).sort().join(' ');
      all.set(end, (all.get(end) ?? 0) + chance * other);
    }
  }
  return all;
}

interface PlayedHand {
  readonly cards: readonly Card[];
  readonly isSplit: boolean;
  /** How many hands there are on the spot. */
  readonly hands: number;
}

function actionOf({ rules, table, up }: CoreGame, { cards, isSplit, hands }: PlayedHand): Action {
  const reasons = offReasons(rules, shapeOf(cards, isSplit, rules), hands);
  const row = strategyRow(cards, reasons.split === null);
  return (row && prescribedAction(table[row][up], (action) => reasons[action] === null)) ?? 'stand';
}

/** How a hand ends of itself, or what the table does with it. */
function stepOf(game: CoreGame, hand: PlayedHand, isDoubled: boolean): Action | 'bust' {
  const shape = shapeOf(hand.cards, hand.isSplit, game.rules);
  const canSplit = offReasons(game.rules, shape, hand.hands).split === null;
  const end = ownEnd(game.rules, shape, { isDoubled, canSplit });
  if (end === null) return actionOf(game, hand);
  return end === 'bust' ? 'bust' : 'stand';
}

type Play = (hand: PlayedHand) => Ends;

/** The ends of a split: hands get their second cards one by one. */
function splitEnds(game: CoreGame, card: Card, play: Play): Ends {
  const known = new Map<string, Ends>();
  const from = (hands: number, open: number): Ends => {
    if (open === 0) return ONE_END;
    const key = `${hands} ${open}`;
    const before = known.get(key);
    if (before) return before;
    const dealt = DRAWS.map((second): PlayedHand => ({ cards: [card, second], isSplit: true, hands }));
    const again = dealt.filter((hand) => stepOf(game, hand, false) === 'split');
    const kept = dealt.filter((hand) => !again.includes(hand));
    const stay = { ends: beside(mixed(kept.map(aThirteenth(play))), from(hands, open - 1)), chance: 1 };
    const more = again.map(aThirteenth(() => from(hands + 1, open + 1)));
    const ends = mixed([stay, ...more]);
    known.set(key, ends);
    return ends;
  };
  return from(2, 2);
}

const aThirteenth =
  (play: Play) =>
  (hand: PlayedHand): { ends: Ends; chance: number } => ({ ends: play(hand), chance: 1 / 13 });

/** Plays hands of one game by core's own law of what ends and what is legal. */
function coreEnds(game: CoreGame): (first: Card, second: Card) => Ends {
  const longHands = new Map<string, Ends>();
  const draw = (hand: PlayedHand, play: Play): Ends =>
    mixed(DRAWS.map((card) => ({ ...hand, cards: [...hand.cards, card] })).map(aThirteenth(play)));
  const playOnce = (hand: PlayedHand, isDoubled: boolean): Ends => {
    const wager = isDoubled ? 2 : 1;
    const step = stepOf(game, hand, isDoubled);
    switch (step) {
      case 'bust':
        return new Map([[`0:${wager}`, 1]]);
      case 'surrender':
        return new Map([['-:1', 1]]);
      case 'hit':
      case 'double':
        return draw(hand, (next) => play(next, step === 'double'));
      case 'split':
        return splitEnds(game, hand.cards[0] ?? 'AS', (next) => play(next, false));
      case 'stand':
        return new Map([[`${shapeOf(hand.cards, hand.isSplit, game.rules).total}:${wager}`, 1]]);
    }
  };
  // Hands of more than two cards with the same total play alike.
  const play = (hand: PlayedHand, isDoubled: boolean): Ends => {
    if (hand.cards.length === 2) return playOnce(hand, isDoubled);
    const { total, isSoft, isSplitAce } = shapeOf(hand.cards, hand.isSplit, game.rules);
    const key = `${total} ${isSoft} ${isSplitAce} ${isDoubled}`;
    const ends = longHands.get(key) ?? playOnce(hand, isDoubled);
    longHands.set(key, ends);
    return ends;
  };
  return (first, second) => play({ cards: [first, second], isSplit: false, hands: 1 }, false);
}

/** What ends are worth to the player: lost and surrendered hands apart, the rest is answered together. */
function endsWorth({ answer }: CoreGame, ends: Ends): number {
  let worth = 0;
  for (const [end, chance] of ends) {
    const hands = end.split(' ').map((word) => word.split(':'));
    const open = hands.filter(([total]) => total !== '0' && total !== '-');
    const lost = hands.reduce((sum, [total, wager]) => sum + (total === '0' ? Number(wager) : 0), 0);
    const half = hands.some(([total]) => total === '-') ? 0.5 : 0;
    const rest =
      open.length > 0 ? answer(open.map(([total, wager]) => ({ total: Number(total), wager: Number(wager) }))) : 0;
    worth += chance * (rest - lost - half);
  }
  return worth;
}

/** What two cards are worth to the table of a game, when nobody has a natural. */
export function coreHandWorth(game: CoreGame, first: Card, second: Card): number {
  return endsWorth(game, coreEnds(game)(first, second));
}

/** The value of an up-card per initial wager, before any peek, over all 13 × 13 first cards. */
export function coreColumnValue(game: CoreGame): number {
  const { rules, up } = game;
  const natural = up === 'A' ? 4 / 13 : up === '10' ? 1 / 13 : 0;
  const ends = coreEnds(game);
  let value = 0;
  for (const first of DRAWS) {
    for (const second of DRAWS) {
      if (isNatural([first, second])) value += naturalProfit(rules) * (1 - natural);
      else if (rules.peek) value += (1 - natural) * endsWorth(game, ends(first, second)) - natural;
      else value += endsWorth(game, ends(first, second));
    }
  }
  return value / 169;
}
