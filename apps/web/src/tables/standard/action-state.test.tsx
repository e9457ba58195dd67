import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { TableControls } from '../table-controls.ts';
import { actionsShown, dealerActionState, playerActionState, sendAction, waitingReason } from './action-state.ts';
import { DealerActions } from './dealer-actions.tsx';
import { PlayerActions } from './player-actions.tsx';
import { dealtGame, FELT_SCENES, sceneOf } from './standard-fixtures-felt.tsx';
import type { StandardScene } from './standard-scene.ts';

const controls: TableControls = { send: () => undefined, pending: [], isLive: true, now: () => 0 };

function scene(name: string): StandardScene {
  const made = FELT_SCENES[name];
  if (made === undefined) throw new Error(`no such scene: ${name}`);
  return made();
}

/** The labels of all buttons, as they lie. */
function buttons(html: string): readonly string[] {
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) => inside.replace(/<[^>]*>/g, ''));
}

test('STD-115 Hit, Double and Surrender come first, Stand and Split after them', () => {
  const html = renderToStaticMarkup(<PlayerActions scene={scene('play')} controls={controls} showsKeys />);
  expect(buttons(html)).toEqual(['Hit', 'Double', 'Surrender', 'Stand', 'Split']);
  expect(html).toContain('aria-keyshortcuts="h"');
});

test('STD-116 the Dealer has Hit over Stand', () => {
  const html = renderToStaticMarkup(<DealerActions scene={scene('dealer')} controls={controls} showsKeys={false} />);
  expect(buttons(html)).toEqual(['Hit', 'Stand']);
  expect(html).not.toContain('aria-keyshortcuts');
});

test('STD-115 STD-116 Players see their actions until the Dealer’s turn, the Dealer only then, and who watches never', () => {
  expect(actionsShown(scene('play'))).toBe('player');
  expect(actionsShown(scene('play-waiting'))).toBe('player');
  expect(actionsShown(scene('play-watching'))).toBe('none');
  expect(actionsShown(scene('discard'))).toBe('none');
  expect(actionsShown(scene('discard-watching'))).toBe('player');
  expect(actionsShown(scene('dealer'))).toBe('dealer');
  expect(actionsShown(scene('dealer-watching'))).toBe('none');
  expect(actionsShown(scene('settled'))).toBe('none');
});

test('a Player who has resigned has no actions', () => {
  const session = dealtGame('KD KD 8S QS 6S 9C 4S 8H 7D 10H');
  session.play('cleo resign');
  expect(actionsShown(sceneOf(session, 'cleo'))).toBe('none');
});

test('legal actions name their price, and those that are off their reason', () => {
  const props = { scene: scene('play'), controls };
  expect(playerActionState(props, 'hit')).toEqual({ kind: 'legal', price: undefined });
  expect(playerActionState(props, 'double')).toEqual({ kind: 'legal', price: '140 more' });
  expect(playerActionState(props, 'split')).toEqual({ kind: 'off', reason: 'Not a pair' });
  expect(playerActionState(props, 'surrender')).toEqual({ kind: 'off', reason: 'Not after a split' });
});

test('STD-119 whoever has bet everything reads that no coins are left to double with', () => {
  const session = dealtGame('KD KD 8S QS 6S 9C 4S 3H 7D 10H');
  const { view, overlay, ...rest } = sceneOf(session, 'eve');
  const actions = overlay.actions && { ...overlay.actions, double: { isLegal: false, reason: 'not-enough' } as const };
  const props = { scene: { ...rest, view, overlay: { ...overlay, actions } }, controls };
  expect(playerActionState(props, 'double')).toEqual({ kind: 'off', reason: 'No coins left' });
});

test('who is not asked reads who is', () => {
  expect(waitingReason(scene('play-waiting'))).toBe('Ben to act');
  expect(waitingReason(scene('discard-watching'))).toBe('The Dealer chooses');
  expect(playerActionState({ scene: scene('play-waiting'), controls }, 'hit')).toEqual({
    kind: 'off',
    reason: 'Ben to act',
  });
});

test('an action on its way is sent, and without a connection all are off', () => {
  const sent: TableControls = { ...controls, pending: [{ type: 'act', action: 'stand', turn: 7 }] };
  expect(playerActionState({ scene: scene('play'), controls: sent }, 'stand')).toEqual({ kind: 'sent' });
  expect(dealerActionState({ scene: scene('dealer'), controls: sent }, 'stand')).toEqual({ kind: 'sent' });
  const lost: TableControls = { ...controls, isLive: false };
  expect(playerActionState({ scene: scene('play'), controls: lost }, 'hit')).toEqual({
    kind: 'off',
    reason: 'Reconnecting',
  });
  expect(dealerActionState({ scene: scene('dealer'), controls: lost }, 'hit').kind).toBe('off');
});

test('an action names the question it answers, and is not sent while another one is on its way', () => {
  const send = vi.fn();
  const play = scene('play');
  sendAction({ scene: play, controls: { ...controls, send } }, 'hit');
  expect(send.mock.calls).toEqual([[{ type: 'act', action: 'hit', turn: play.view.turn }]]);
  sendAction({ scene: play, controls: { ...controls, send, pending: [{ type: 'act', action: 'hit' }] } }, 'stand');
  expect(send).toHaveBeenCalledTimes(1);
});
