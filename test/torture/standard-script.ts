import type { RandomIndex } from '@upcard/core';
import type { ViewMessageOf } from '@upcard/protocol';
import type { ParticipantNumber, RoomCommand, StandardCommand, StandardOverlay, StandardView } from '@upcard/tables';

/** What people of a Standard game say. */
export type StandardSaying = StandardCommand | RoomCommand;

/** Somebody's screen, and who they are. */
export interface StandardScreen extends Pick<ViewMessageOf<'standard'>, 'view' | 'overlay' | 'room' | 'roomOverlay'> {
  readonly me: string;
  /** People who are to play. */
  readonly company: number;
}

/** Bids are raised up to here, in coins. */
const WORTH = 40;

/** Until the game begins: comes in, is ready, and the host starts it when all are. */
function gathering({ view, overlay, room, roomOverlay, me, company }: StandardScreen): StandardSaying | null {
  if (!roomOverlay.isMember) return { type: 'join' };
  const isReady = room.members.some(({ person, isReady }) => person.id === me && isReady);
  if (!isReady) return { type: 'ready', isReady: true };
  return overlay.startOff === null && view.ready.length === company ? { type: 'start' } : null;
}

/** Who is to deal in this round if it goes as agreed: everybody still there in turn. */
function dealerToBe({ participants, round }: StandardView): ParticipantNumber | null {
  const active = participants.filter(({ status }) => status === 'active');
  return active[round % Math.max(1, active.length)]?.number ?? null;
}

/** The dealer to be opens, some raise, and all others leave it at that: somebody of the company deals every round. */
function bidding(view: StandardView, overlay: StandardOverlay, chance: RandomIndex): StandardSaying | null {
  const { bid, number } = overlay;
  if (bid === null) return null;
  const { round } = view;
  const isMine = dealerToBe(view) === number;
  if (view.options.bidding === 'blind') {
    if (bid.bidOff !== null) return null;
    return isMine ? { type: 'bid', amount: Math.min(bid.most, chance(WORTH)), round } : { type: 'skip', round };
  }
  if (!isMine && view.auction?.leading === null) return null;
  const raises = isMine && view.auction?.leading === null ? true : chance(6) === 0;
  if (bid.bidOff === null && raises && bid.least <= WORTH)
    return { type: 'bid', amount: Math.min(bid.most, bid.least + chance(5)), round };
  return bid.skipOff === null ? { type: 'skipRest', round } : null;
}

/** Whether all other bets are in. Whoever comes last in the room waits for that: so there is a moment before the deal. */
function isLast({ participants, betsIn, dealer }: StandardView): boolean {
  const due = participants.filter(({ number, status }) => status === 'active' && number !== dealer?.number);
  return betsIn.length + 1 === due.length;
}

/** Whether a bet is the one that lets the cards be dealt. */
export function isLastBet(view: StandardView, command: StandardSaying): boolean {
  return command.type === 'bet' && isLast(view);
}

function betting(view: StandardView, { bet, number }: StandardOverlay, chance: RandomIndex): StandardSaying | null {
  if (bet === null || bet.placed !== null) return null;
  const comesLast = view.participants.findLast(
    (one) => one.status === 'active' && one.number !== view.dealer?.number,
  )?.number;
  if (number === comesLast && !isLast(view)) return null;
  const amount = Math.min(bet.most, bet.least + 2 * chance(20));
  return { type: 'bet', amount, round: view.round };
}

const isAce = (card: string): boolean => card.startsWith('A');
const isTen = (card: string): boolean => /^(?:10|J|Q|K)/.test(card);

/** Keeps two cards that are no natural, so that there is a Dealer's turn. */
function choosing({ turn }: StandardView, { choice, faceDown }: StandardOverlay): StandardSaying | null {
  if (choice === null) return null;
  const cards = faceDown.map(({ card }) => card);
  const isNatural = (left: readonly string[]): boolean => left.some(isAce) && left.some(isTen);
  const index = cards.findIndex((_, gone) => !isNatural(cards.filter((_, place) => place !== gone)));
  return { type: choice, index: Math.max(0, choice === 'discard' ? index : 0), turn };
}

function acting({ active, table, turn }: StandardView, { actions }: StandardOverlay): StandardSaying | null {
  if (active === null || actions === null) return null;
  const hand = table?.spots.find(({ id }) => id === active.spot)?.hands[active.hand];
  const total = hand?.total.total ?? 0;
  if (actions.split.isLegal) return { type: 'act', action: 'split', turn };
  if (total === 11 && actions.double.isLegal) return { type: 'act', action: 'double', turn };
  // Whoever has 16 gives in; a hit below 12 busts nobody: some hands are left for the Dealer to beat.
  if (total === 16 && actions.surrender.isLegal) return { type: 'act', action: 'surrender', turn };
  return { type: 'act', action: total < 12 && actions.hit.isLegal ? 'hit' : 'stand', turn };
}

/** In the last round the Dealer stands at once: with that one word the game is over. */
function dealing(view: StandardView, { dealerActions }: StandardOverlay): StandardSaying | null {
  if (dealerActions.length === 0) return null;
  const { table, turn, round, options } = view;
  const isLow = (table?.dealer.total.total ?? 0) < 17;
  return { type: 'act', action: isLow && round < options.rounds ? 'hit' : 'stand', turn };
}

/** What somebody says who sees this; null when it is for others to speak. Amounts are left to chance. */
export function standardSaying(screen: StandardScreen, chance: RandomIndex): StandardSaying | null {
  const { view, overlay } = screen;
  if (view.phase === 'waiting') return gathering(screen);
  // Every round goes on as soon as all have said so, and not before.
  if (overlay.autoContinue === true) return { type: 'autoContinue', isOn: false };
  return (
    bidding(view, overlay, chance) ??
    betting(view, overlay, chance) ??
    choosing(view, overlay) ??
    acting(view, overlay) ??
    dealing(view, overlay) ??
    (overlay.agreement === 'open' ? { type: 'agree', round: view.round } : null)
  );
}
