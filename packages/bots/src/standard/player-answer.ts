import { ACTIONS } from '@upcard/core';
import type { StandardCommand, StandardOverlay, StandardView } from '@upcard/tables';
import type { Play } from '../play/public-hand.ts';

/** What a participant who plays hands in this way says when one of their own is asked; null when none is. */
export function playerAnswer(play: Play, view: StandardView, { actions }: StandardOverlay): StandardCommand | null {
  const { active, table, turn } = view;
  if (actions === null || active === null || table === null) return null;
  const hand = table.spots.find(({ id }) => id === active.spot)?.hands[active.hand];
  const up = table.dealer.cards.find((shown) => shown.kind === 'faceUp');
  if (hand === undefined || up === undefined) return null;
  const cards = hand.cards.map(({ card }) => card);
  const legal = ACTIONS.filter((action) => actions[action].isLegal);
  return { type: 'act', action: play({ cards, up: up.card, legal }), turn };
}
