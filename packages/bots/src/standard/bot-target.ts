// What dealing wins on average for each coin that a Player bets: 9.076578207776 %, counted in units of 1/10^14.
const ADVANTAGE = 9_076_578_207_776n;
const UNITS = 100_000_000_000_000n;

/**
 * The most that the bot pays for the dealer position, in coins: what it can expect to win from everybody else at the Minimum
 * bet, a half rounded up. Exact however large the amounts. `activeParticipants` counts the bot, and is at least 1.
 */
export function botTarget(minimumBet: number, activeParticipants: number): number {
  const twice = 2n * ADVANTAGE * BigInt(minimumBet) * BigInt(activeParticipants - 1);
  return Number((twice + UNITS) / (2n * UNITS));
}
