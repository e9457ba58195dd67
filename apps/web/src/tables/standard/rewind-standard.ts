import type { RoundView } from '@upcard/core';
import type { InPlay, ParticipantView, StandardHappening, StandardOverlay, StandardView } from '@upcard/tables';
import { rewindRound, sortRound, type UnseenRound } from '../rewind-round.ts';
import { spotOf } from './standard-scene.ts';

/** What one person sees of a game, and may do in it. */
export interface Shown {
  readonly view: StandardView;
  readonly overlay: StandardOverlay;
}

interface Unseen extends UnseenRound {
  readonly moves: readonly (StandardHappening & { type: 'coinsMoved' })[];
  readonly out: readonly number[];
  readonly isFinished: boolean;
}

function sort(unseen: readonly StandardHappening[]): Unseen {
  return {
    ...sortRound(unseen),
    moves: unseen.filter((happening) => happening.type === 'coinsMoved'),
    out: unseen.flatMap((happening) => (happening.type === 'eliminated' ? happening.numbers : [])),
    isFinished: unseen.some(({ type }) => type === 'finished'),
  };
}

/** What was in play until the settlement. */
function inPlayBefore(view: StandardView, number: number): InPlay {
  if (view.dealer?.number === number) return { kind: 'dealer' };
  const hands = spotOf(view, number)?.hands ?? [];
  const amount = hands.reduce((sum, { wager }) => sum + wager, 0);
  return hands.length === 0 ? { kind: 'none' } : { kind: 'wagers', amount };
}

function rewindParticipant(one: ParticipantView, view: StandardView, { moves, out, isSettled }: Unseen) {
  const { number, status, available, inPlay } = one;
  const moved = moves.filter((move) => move.number === number).reduce((sum, { by }) => sum + by, 0);
  return {
    ...one,
    status: out.includes(number) ? 'active' : status,
    available: available - moved,
    inPlay: isSettled ? inPlayBefore(view, number) : inPlay,
  } as const;
}

/** Whether the opening deal is on screen. */
function isDealt({ dealer, discarded }: RoundView, { deal }: StandardView['options']): boolean {
  const cards = dealer.cards.length + (discarded === null ? 0 : 1);
  return cards >= (deal === 'three-down' ? 3 : 2);
}

/** Until the Dealer's last card has been turned up it is the Players' part. */
function stagedPhase(view: StandardView, table: RoundView, unseen: Unseen): StandardView['phase'] {
  if (!isDealt(table, view.options)) return 'deal';
  if (unseen.isSettled || view.phase === 'dealer') {
    return table.dealer.cards.some(({ kind }) => kind === 'faceDown') ? 'play' : 'dealer';
  }
  return unseen.isFinished && table.phase === 'settled' ? 'break' : view.phase;
}

/** Whether somebody is asked only after something that is not on screen yet. */
function holdsQuestion(unseen: readonly StandardHappening[]): boolean {
  return unseen.some(({ type }) => type === 'handFinished' || type === 'dealerPeeked' || type === 'cardTurned');
}

/** A hand acts until what has ended it is on screen. */
function actingBefore(before: StandardView, phase: StandardView['phase'], { finished }: Unseen) {
  return phase === 'play' && finished.size > 0 ? before.active : null;
}

function rewindView(
  view: StandardView,
  table: RoundView,
  { unseen, before, isHeld }: { unseen: Unseen; before: StandardView; isHeld: boolean },
): StandardView {
  const isOpen = unseen.isSettled;
  const phase = stagedPhase(view, table, unseen);
  return {
    ...view,
    // What only a settlement changes is as it was, for no happening tells by how much.
    ...(isOpen
      ? { bank: before.bank, generated: before.generated, results: before.results, lastRound: before.lastRound }
      : {}),
    phase,
    participants: view.participants.map((one) => rewindParticipant(one, view, unseen)),
    table,
    active: isHeld ? actingBefore(before, phase, unseen) : view.active,
    // The clock that runs already is that of a question, or of a phase, which is not on screen yet.
    clock: isHeld || unseen.isFinished ? null : view.clock,
    ending: unseen.isFinished ? null : view.ending,
  };
}

/**
 * A game as it looked before the happenings that are still to be shown, and what may be done in it as soon as the cards that it is
 * about are on screen. `before`: the newest view that was seen whole. With nothing unseen, and where nothing lies on the felt, it is
 * what was given.
 */
export function rewindStandard(shown: Shown, happenings: readonly StandardHappening[], before: StandardView): Shown {
  const { view, overlay } = shown;
  if (happenings.length === 0 || view.table === null) return shown;
  const unseen = sort(happenings);
  const table = rewindRound(view.table, unseen);
  const isHeld = unseen.isSettled || holdsQuestion(happenings) || !isDealt(table, view.options);
  return {
    view: rewindView(view, table, { unseen, before, isHeld }),
    overlay: isHeld ? { ...overlay, actions: null, dealerActions: [], choice: null } : overlay,
  };
}
