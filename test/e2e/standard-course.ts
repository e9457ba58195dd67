import type { House } from './house.ts';
import { gatherStandard, type StandardGame } from './standard.ts';

/** No bot, and time enough for a busy machine. */
const SETTINGS = { includeBot: false, rounds: 2, bidding: 'open', actionTime: 60, roundBreak: 30 } as const;

/** What a game begins with: ranks in front of all others, and settings other than those of all these stories. */
interface Beginning {
  readonly cards: string;
  readonly settings?: object;
}

/** Gathers people for a game that has these ranks in front of all others; its host has yet to start it. */
export async function gatherFor(
  house: House,
  names: readonly string[],
  { cards, settings = {} }: Beginning,
): Promise<StandardGame> {
  const game = await gatherStandard(house, names, { ...SETTINGS, ...settings });
  const [host = ''] = names;
  await game.say(host, { type: 'applyCards', cards });
  return game;
}

/** The same, begun: the first auction is open, and all go on by themselves. */
export async function beginWith(house: House, names: readonly string[], beginning: Beginning): Promise<StandardGame> {
  const game = await gatherFor(house, names, beginning);
  const [host = ''] = names;
  await game.say(host, { type: 'start' });
  return game;
}

/** From now on these people go on by hand. */
export async function byHand(game: StandardGame, names: readonly string[]): Promise<void> {
  for (const name of names) await game.say(name, { type: 'autoContinue', isOn: false });
}

/** The first of them deals for so much: all others are out of the auction. */
export async function letDeal(
  game: StandardGame,
  amount: number,
  [dealer = '', ...others]: readonly string[],
): Promise<void> {
  await game.say(dealer, { type: 'bid', amount });
  for (const name of others) await game.say(name, { type: 'skipRest' });
  await game.until(dealer, ({ view }) => view.phase === 'bets');
}

/** These people stand, one after the other. */
export async function stand(game: StandardGame, ...names: readonly string[]): Promise<void> {
  for (const name of names) await game.say(name, { type: 'act', action: 'stand' });
}
