/** One original participant of a finished game, however it went for them. */
export interface RatedParticipant {
  readonly number: number;
  readonly isBot: boolean;
  /** At the start of the game, in tenths. */
  readonly rating: number;
  /** At the end, in coins. */
  readonly capital: number;
}

/** A finished game as its rating sees it. `participants` in room order, two or more; `bank` and `generated` in coins. */
export interface RatedResult {
  readonly participants: readonly RatedParticipant[];
  readonly bank: number;
  readonly generated: number;
  readonly startingCapital: number;
}

/** By how much the rating of a participant changes, in tenths. */
export interface RatingStep {
  readonly number: number;
  readonly change: number;
}

/** The most that a game against equals moves a rating, in tenths. */
const K = 400;

/** With what everybody begins, in tenths. */
export const FIRST_RATING = 15_000;

/** No rating falls below it, in tenths. */
export const LEAST_RATING = 10;

/** Parts of a tenth are compared to this precision: what is equal but for floating point counts as equal. */
const PARTS = 1_000_000_000;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The expected share of all money: wins expected against every other one, over the number of pairs. */
function expected(participants: readonly RatedParticipant[], { number, rating }: RatedParticipant): number {
  const wins = participants
    .filter((other) => other.number !== number)
    .map((other) => 1 / (1 + 10 ** ((other.rating - rating) / 4_000)))
    // Floating point adds up differently in another order: equals in another place of the room must stay equal.
    .sort((a, b) => a - b);
  return sum(wins) / ((participants.length * (participants.length - 1)) / 2);
}

/** How all money of a game is spread at its end, in coins. `capitals` of every original participant. */
export interface MoneyAtEnd {
  readonly capitals: readonly number[];
  readonly bank: number;
  readonly generated: number;
  readonly startingCapital: number;
}

/** The share of all money, from 0 to 1, that `capital` stands for: itself, and an equal part of the Bank for all who have any. */
export function moneyShare({ capitals, bank, generated, startingCapital }: MoneyAtEnd, capital: number): number {
  const all = capitals.length * startingCapital + generated;
  const owners = capitals.filter((one) => one > 0).length;
  if (owners === 0) return bank / capitals.length / all;
  return capital > 0 ? (capital * owners + bank) / (owners * all) : 0;
}

/**
 * Rounds values that add up to `total`, a whole number, to whole numbers that do so too: all down, then the missing units one
 * each to the greatest remainders, the earlier of equals first.
 */
function rounded(values: readonly number[], total: number): number[] {
  const scaled = values.map((value) => Math.round(value * PARTS));
  const floors = scaled.map((value) => Math.floor(value / PARTS));
  const order = scaled
    .map((value, index) => ({ index, rest: value - (floors[index] ?? 0) * PARTS }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const lucky = new Set(order.slice(0, total - sum(floors)).map(({ index }) => index));
  return floors.map((floor, index) => floor + (lucky.has(index) ? 1 : 0));
}

/** Lifts who would fall below the least rating to it; those who gain pay for it in proportion to their gains. */
function floored(humans: readonly RatedParticipant[], changes: readonly number[]): number[] {
  const lifted = changes.map((change, index) => Math.max(change, LEAST_RATING - (humans[index]?.rating ?? 0)));
  const missing = sum(lifted) - sum(changes);
  if (missing === 0) return lifted;
  const gains = lifted.map((change) => Math.max(0, change));
  const all = sum(gains);
  const paid = rounded(
    gains.map((gain) => (gain * missing) / all),
    missing,
  );
  return lifted.map((change, index) => change - (paid[index] ?? 0));
}

/**
 * The rating changes of a finished game, in tenths and in room order. They add up to zero: what the bot would win or lose is
 * divided equally among the humans, and its own rating never moves. Everybody who was there at the start counts.
 */
export function ratingChanges(result: RatedResult): readonly RatingStep[] {
  const { participants } = result;
  const money = { ...result, capitals: participants.map(({ capital }) => capital) };
  const raw = participants.map((one) => K * (moneyShare(money, one.capital) - expected(participants, one)));
  const humans = participants.filter(({ isBot }) => !isBot);
  const botChange = sum(raw.filter((_, index) => participants[index]?.isBot));
  const shared = raw
    .filter((_, index) => !participants[index]?.isBot)
    .map((change) => change + botChange / humans.length);
  const changes = floored(humans, rounded(shared, 0));
  return participants.map(({ number }) => {
    const change = changes[humans.findIndex((human) => human.number === number)] ?? 0;
    return { number, change: change === 0 ? 0 : change };
  });
}
