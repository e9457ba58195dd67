import type { Action, Legality } from '@upcard/core';
import type { StandardView } from '@upcard/tables';
import { rulesOf } from '@upcard/tables/standard/settings';
import { formatAmount } from '../../felt/amount-text.ts';
import { offReasonText } from '../off-reason-text.ts';
import type { TableControls } from '../table-controls.ts';
import { nameOf, type StandardProps, type StandardScene } from './standard-scene.ts';

/** What a button says of an action: to be pressed, perhaps at a price; off, with the reason; or on its way. */
export type ActionState =
  | { readonly kind: 'legal'; readonly price?: string | undefined }
  | { readonly kind: 'off'; readonly reason: string }
  | { readonly kind: 'sent' };

/** The key of each action, as printed. */
export const ACTION_KEYS: Readonly<Record<Action, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  surrender: 'R',
};

/** The name of each action. */
export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  surrender: 'Surrender',
};

/** Why no action can be taken now by somebody who is not asked, in the few words under a button. */
export function waitingReason({ view, room }: Pick<StandardScene, 'view' | 'room'>): string {
  if (room.isPaused) return 'Table is paused';
  if (view.active !== null) return `${nameOf(view, view.active.spot)} to act`;
  return view.phase === 'discard' || view.phase === 'reveal' ? 'The Dealer chooses' : 'Dealing';
}

function legalityState(legality: Legality, { options }: StandardView): ActionState {
  if (legality.isLegal) {
    return { kind: 'legal', price: legality.stake > 0 ? `${formatAmount(legality.stake)} more` : undefined };
  }
  const { reason } = legality;
  return { kind: 'off', reason: reason === 'not-enough' ? 'No coins left' : offReasonText(reason, rulesOf(options)) };
}

function isSent({ pending }: TableControls, action: Action): boolean {
  return pending.some((command) => command.type === 'act' && command.action === action);
}

/** How the button of an action of a Player stands. */
export function playerActionState({ scene, controls }: StandardProps, action: Action): ActionState {
  if (isSent(controls, action)) return { kind: 'sent' };
  if (!controls.isLive) return { kind: 'off', reason: 'Reconnecting' };
  const legality = scene.overlay.actions?.[action];
  return legality === undefined ? { kind: 'off', reason: waitingReason(scene) } : legalityState(legality, scene.view);
}

/** How the button of an action of the Dealer stands. */
export function dealerActionState({ scene, controls }: StandardProps, action: 'hit' | 'stand'): ActionState {
  if (isSent(controls, action)) return { kind: 'sent' };
  if (!controls.isLive) return { kind: 'off', reason: 'Reconnecting' };
  return scene.overlay.dealerActions.includes(action)
    ? { kind: 'legal' }
    : { kind: 'off', reason: scene.room.isPaused ? 'Table is paused' : 'Dealing' };
}

/** Says an action to the table, unless another one is still on its way. */
export function sendAction({ scene, controls }: StandardProps, action: Action): void {
  if (controls.pending.some(({ type }) => type === 'act')) return;
  controls.send({ type: 'act', action, turn: scene.view.turn });
}

/** Whose actions a person sees now. */
export function actionsShown({ view, overlay }: Pick<StandardScene, 'view' | 'overlay'>): 'player' | 'dealer' | 'none' {
  const { number } = overlay;
  switch (view.phase) {
    case 'deal':
    case 'discard':
    case 'reveal':
    case 'play':
      return playsOn(view, number) ? 'player' : 'none';
    case 'dealer':
      return overlay.dealerActions.length > 0 || isDealing(view, number) ? 'dealer' : 'none';
    default:
      return 'none';
  }
}

function isDealing({ dealer }: StandardView, number: number | null): boolean {
  return number !== null && dealer?.number === number;
}

/** Whether this is a Player of the round who has not given up. */
function playsOn({ players, participants }: StandardView, number: number | null): boolean {
  return players.some((player) => player.number === number && participants[number - 1]?.status === 'active');
}
