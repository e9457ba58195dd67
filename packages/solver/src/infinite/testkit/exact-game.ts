import { type Fraction, fraction, greatest, MINUS_ONE, ONE, over, plus, times, ZERO } from './fraction.ts';

/** Rules of the exact calculation: doubling on any two cards, pairs by value, one card to split Aces, no surrender. */
export interface ExactRules {
  readonly hitsSoft17: boolean;
  readonly peek: boolean;
  readonly doubleAfterSplit: boolean;
  readonly maxHands: number;
}

/** Cards by what they count, the Ace 1. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const chanceOf = (count: number): Fraction => fraction(count === 10 ? 4n : 1n, 13n);
const isNatural = (first: number, second: number): boolean => first + second === 11 && (first === 1 || second === 1);

/** A hand: the sum with Aces as 1, and whether there is an Ace. */
interface Hand {
  readonly sum: number;
  readonly ace: boolean;
}

const handOf = (...cards: readonly number[]): Hand => ({
  sum: cards.reduce((left, right) => left + right, 0),
  ace: cards.includes(1),
});
const withCard = ({ sum, ace }: Hand, card: number): Hand => ({ sum: sum + card, ace: ace || card === 1 });
const totalOf = ({ sum, ace }: Hand): number => (ace && sum <= 11 ? sum + 10 : sum);
const mean = (value: (card: number) => Fraction, cards: readonly number[] = COUNTS): Fraction =>
  cards.reduce((sum, card) => plus(sum, times(chanceOf(card), value(card))), ZERO);

function rememberedBy<Key>(value: (key: Key) => Fraction): (key: Key) => Fraction {
  const known = new Map<Key, Fraction>();
  return (key) => {
    const before = known.get(key) ?? value(key);
    known.set(key, before);
    return before;
  };
}

function remembered(value: (hand: Hand) => Fraction): (hand: Hand) => Fraction {
  const byCode = rememberedBy((code: number) => value({ sum: code >> 1, ace: code % 2 === 1 }));
  return ({ sum, ace }) => byCode(2 * sum + (ace ? 1 : 0));
}

/** A split card, the hands it may become, and the value of a hand by its second card. */
interface Split {
  readonly card: number;
  readonly most: number;
  readonly hands: readonly Fraction[];
}

/** Deals the second cards of split hands one by one; a further pair is split while that is allowed. */
function splitHands({ card, most, hands }: Split): Fraction {
  const from = rememberedBy((code: number): Fraction => {
    const [count, open] = [code >> 4, code % 16];
    if (open === 0) return ZERO;
    return mean((second) =>
      second === card && count < most
        ? from(((count + 1) << 4) + open + 1)
        : plus(hands[second - 1] ?? ZERO, from((count << 4) + open - 1)),
    );
  });
  return from((2 << 4) + 2);
}

/** What a final total of the player wins from a dealer's hand that is played to its end by the rules. */
function standAgainst({ hitsSoft17 }: ExactRules, player: number): (dealer: Hand) => Fraction {
  const value = remembered((dealer: Hand): Fraction => {
    const total = totalOf(dealer);
    if (total > 21) return ONE;
    const isSoft17 = total === 17 && dealer.sum === 7;
    if (total >= 17 && !(isSoft17 && hitsSoft17)) return fraction(BigInt(Math.sign(player - total)));
    return mean((card) => value(withCard(dealer, card)));
  });
  return value;
}

/** The exact values against one up-card. */
export interface ExactColumn {
  readonly stand: (total: number) => Fraction;
  readonly hit: (...cards: readonly number[]) => Fraction;
  readonly double: (...cards: readonly number[]) => Fraction;
  readonly split: (card: number) => Fraction;
  /** The value per initial wager before any peek, a natural paying 3 to 2. */
  readonly overall: () => Fraction;
}

function standValue(rules: ExactRules, up: number, total: number): Fraction {
  const against = standAgainst(rules, total);
  const holes = COUNTS.filter((hole) => !isNatural(up, hole));
  const played = mean((hole) => against(handOf(up, hole)), holes);
  const possible = mean(() => ONE, holes);
  return rules.peek ? over(played, possible) : plus(played, plus(possible, MINUS_ONE));
}

/** Calculates with fractions, hand by hand. `up` counts 1 to 10. */
export function exactColumn(rules: ExactRules, up: number): ExactColumn {
  const stands = Array.from({ length: 22 }, (_, total) => standValue(rules, up, total));
  const standing = (hand: Hand): Fraction => (totalOf(hand) > 21 ? MINUS_ONE : (stands[totalOf(hand)] ?? ZERO));
  const hit = (hand: Hand): Fraction => mean((card) => best(withCard(hand, card)));
  const best = remembered(
    (hand: Hand): Fraction => (totalOf(hand) >= 21 ? standing(hand) : greatest(standing(hand), hit(hand))),
  );
  const double = (hand: Hand): Fraction =>
    times(
      fraction(2n),
      mean((card) => standing(withCard(hand, card))),
    );
  const splitHand = (card: number, second: number): Fraction => {
    const hand = handOf(card, second);
    if (card === 1) return standing(hand);
    return rules.doubleAfterSplit ? greatest(best(hand), double(hand)) : best(hand);
  };
  const split = rememberedBy((card: number) => {
    const most = card === 1 ? 2 : rules.maxHands;
    const hands = COUNTS.map((second) => splitHand(card, second));
    return splitHands({ card, most, hands });
  });
  const dealt = (first: number, second: number): Fraction => {
    const hand = handOf(first, second);
    const values = [best(hand), double(hand), ...(first === second ? [split(first)] : [])];
    return greatest(...values);
  };
  return {
    stand: (total) => stands[total] ?? ZERO,
    hit: (...cards) => hit(handOf(...cards)),
    double: (...cards) => double(handOf(...cards)),
    split,
    overall: () => overallValue(rules, up, dealt),
  };
}

function overallValue({ peek }: ExactRules, up: number, dealt: (first: number, second: number) => Fraction): Fraction {
  const noNatural = mean(
    () => ONE,
    COUNTS.filter((hole) => !isNatural(up, hole)),
  );
  const worth = (first: number, second: number): Fraction => {
    if (isNatural(first, second)) return times(fraction(3n, 2n), noNatural);
    const value = dealt(first, second);
    return peek ? plus(times(noNatural, value), plus(noNatural, MINUS_ONE)) : value;
  };
  return mean((first) => mean((second) => worth(first, second)));
}
