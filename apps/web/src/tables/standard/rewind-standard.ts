import type { HandRef, RoundView } from '@upcard/core';
import type { InPlay, ParticipantView, StandardHappening, StandardOverlay, StandardView } from '@upcard/tables';
import { rewindRound, sortRound, type UnseenRound } from '../rewind-round.ts';
import { spotOf } from './standard-scene.ts';

/** What one person sees of a game, and may do in it. */
export interface Shown {
  readonly view: StandardView;
  readonly overlay: StandardOverlay;
}

type Move = StandardHappening & { type: 'coinsMoved' };

interface Unseen extends UnseenRound {
  readonly moves: readonly Move[];
  /** Those of an action: coins that went into play. */
  readonly stakes: readonly Move[];
  /** Hands that are not seen to be finished, in this order. */
  readonly finishing: readonly HandRef[];
  readonly out: readonly number[];
  readonly isPeeking: boolean;
  readonly isFinished: boolean;
}

const isMove = (happening: StandardHappening): happening is Move => happening.type === 'coinsMoved';

function sort(unseen: readonly StandardHappening[]): Unseen {
  return {
    ...sortRound(unseen),
    moves: unseen.filter(isMove),
    stakes: unseen.filter((_, index) => unseen[index - 1]?.type === 'acted').filter(isMove),
    finishing: unseen.filter((happening) => happening.type === 'handFinished').map(({ at }) => at),
    out: unseen.flatMap((happening) => (happening.type === 'eliminated' ? happening.numbers : [])),
    isPeeking: unseen.some(({ type }) => type === 'dealerPeeked'),
    isFinished: unseen.some(({ type }) => type === 'finished'),
  };
}

function movedTo(number: number, moves: readonly Move[]): number {
  return moves.filter((move) => move.number === number).reduce((sum, { by }) => sum + by, 0);
}

/** What is in play until the settlement. */
function inPlayOf(view: StandardView, number: number): InPlay {
  if (view.dealer?.number === number) return { kind: 'dealer' };
  const hands = spotOf(view, number)?.hands ?? [];
  const amount = hands.reduce((sum, { wager }) => sum + wager, 0);
  return hands.length === 0 ? { kind: 'none' } : { kind: 'wagers', amount };
}

function rewindParticipant(one: ParticipantView, view: StandardView, unseen: Unseen): ParticipantView {
  const { number, status, available } = one;
  const inPlay = unseen.isSettled ? inPlayOf(view, number) : one.inPlay;
  return {
    ...one,
    status: unseen.out.includes(number) ? 'active' : status,
    available: available - movedTo(number, unseen.moves),
    inPlay: inPlay.kind === 'wagers' ? { ...inPlay, amount: inPlay.amount + movedTo(number, unseen.stakes) } : inPlay,
  };
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

/** Whether cards that the present question is about are not on screen yet: the Dealer's, and those of whoever is asked. */
function holdsQuestion({ active, options }: StandardView, table: RoundView, unseen: Unseen): boolean {
  if (unseen.isSettled || unseen.isPeeking || unseen.turned.size > 0 || !isDealt(table, options)) return true;
  return unseen.finishing.some(({ spot }) => active === null || active.spot === spot);
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
    // A hand acts until what has ended it is on screen.
    active: isHeld ? (phase === 'play' ? (unseen.finishing[0] ?? null) : null) : view.active,
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
  const isHeld = holdsQuestion(view, table, unseen);
  return {
    view: rewindView(view, table, { unseen, before, isHeld }),
    overlay: isHeld ? { ...overlay, actions: null, dealerActions: [], choice: null } : overlay,
  };
}
