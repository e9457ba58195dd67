import type { ViewMessageOf } from '@upcard/protocol';
import type { RoomCommand, StandardCommand, StandardOverlay, StandardView } from '@upcard/tables';

/** What is on the screen of somebody in a Standard room. */
export type StandardSeen = Omit<ViewMessageOf<'standard'>, 'seq' | 'now' | 'happenings'>;

/** People of one room. */
export const STANDARD_PEOPLE = 5;

/** Up to here the highest bid is raised, in coins. */
const WORTH = 8;

/** What somebody (by id) says until the game of all begins; null when it is for others to speak. */
export function gatheringPress(me: string, { view, overlay, room, roomOverlay }: StandardSeen) {
  if (view.phase !== 'waiting') return null;
  if (!roomOverlay.isMember) return { type: 'join' } as const satisfies RoomCommand;
  const isReady = room.members.some(({ person, isReady }) => person.id === me && isReady);
  if (!isReady) return { type: 'ready', isReady: true } as const satisfies RoomCommand;
  const mayStart = overlay.startOff === null && view.ready.length === STANDARD_PEOPLE;
  return mayStart ? ({ type: 'start' } as const satisfies StandardCommand) : null;
}

function bidding({ bidOff, skipOff, least }: NonNullable<StandardOverlay['bid']>): StandardCommand | null {
  if (bidOff === null && least <= WORTH) return { type: 'bid', amount: least };
  return skipOff === null ? { type: 'skipRest' } : null;
}

/** What the game asks of somebody; null when nothing. */
function answer(view: StandardView, overlay: StandardOverlay): StandardCommand | null {
  const { bid, bet, choice, actions, dealerActions, agreement } = overlay;
  if (bid !== null) return bidding(bid);
  if (bet !== null && bet.placed === null) return { type: 'bet', amount: bet.least };
  if (choice !== null) return { type: choice, index: 0, turn: view.turn };
  const { active, table, turn } = view;
  if (actions !== null && active !== null) {
    const hand = table?.spots.find(({ id }) => id === active.spot)?.hands[active.hand];
    const isLow = (hand?.total.total ?? 0) < 17;
    return { type: 'act', action: isLow && actions.hit.isLegal ? 'hit' : 'stand', turn };
  }
  if (dealerActions.length > 0)
    return { type: 'act', action: (table?.dealer.total.total ?? 0) < 17 ? 'hit' : 'stand', turn };
  return agreement === 'open' ? { type: 'agree' } : null;
}

/**
 * What somebody says in a running game: what is asked, and else that they continue by themselves from now on or no longer, which
 * everybody sees as well. Null for whoever is out.
 */
export function standardPress({ view, overlay }: StandardSeen): StandardCommand | null {
  const { autoContinue } = overlay;
  const idle: StandardCommand | null = autoContinue === null ? null : { type: 'autoContinue', isOn: !autoContinue };
  return answer(view, overlay) ?? idle;
}
