import type { StrategyTable } from '@upcard/core';
import type { Person, RoomedOverlay, RoomedView, StandardCommand, StandardOverlay, StandardView } from '@upcard/tables';
import { BANKER, BOT } from '@upcard/tables';
import type { Play } from '../play/public-hand.ts';
import { tablePlay } from '../play/table-play.ts';
import { auctionAnswer } from './auction-answer.ts';
import { dealerAnswer } from './dealer-answer.ts';
import { playerAnswer } from './player-answer.ts';

/** Someone who speaks by what they are shown alone: a host's `Policy`. */
interface Answering<View, Overlay, Command> {
  readonly person: Person;
  readonly answer: (view: View, overlay: Overlay) => Command | null;
}

/** Somebody of the house at a Standard game. */
export type StandardPolicy = Answering<StandardView, StandardOverlay, StandardCommand>;

function betAnswer({ options, round }: StandardView, { bet }: StandardOverlay): StandardCommand | null {
  return bet !== null && bet.placed === null ? { type: 'bet', amount: options.minimumBet, round } : null;
}

function botAnswer(play: Play): StandardPolicy['answer'] {
  return (view, overlay) =>
    auctionAnswer(view, overlay) ??
    betAnswer(view, overlay) ??
    playerAnswer(play, view, overlay) ??
    dealerAnswer(view, overlay);
}

/**
 * The bot, who plays its hands by this letter table, and the Banker, who only deals. Each speaks whenever its overlay says
 * that it is asked; the next round it leaves to the table, which takes the bot's agreement for granted.
 */
export function standardPolicies(strategy: StrategyTable): readonly StandardPolicy[] {
  return [
    { person: BOT, answer: botAnswer(tablePlay(strategy)) },
    { person: BANKER, answer: dealerAnswer },
  ];
}

/** The same somebody at a table with its room around it. */
export function inRoom<View, Overlay, Command>({
  person,
  answer,
}: Answering<View, Overlay, Command>): Answering<RoomedView<View>, RoomedOverlay<Overlay>, Command> {
  return { person, answer: (view, overlay) => answer(view.game, overlay.game) };
}
