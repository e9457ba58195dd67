import { startedStandard } from '@upcard/tables/testkit/standard-game';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TableControls } from '../table-controls.ts';
import { DealerSeat } from './dealer-seat.tsx';
import { dealerNote, dealerTotal } from './dealer-words.ts';
import { dealtGame, FELT_SCENES, sceneOf } from './standard-fixtures-felt.tsx';
import type { StandardScene } from './standard-scene.ts';

const controls: TableControls = { send: () => undefined, pending: [], isLive: true, now: () => 0 };

function scene(name: string): StandardScene {
  const made = FELT_SCENES[name];
  if (made === undefined) throw new Error(`no such scene: ${name}`);
  return made();
}

function drawn(shown: StandardScene, sent: TableControls = controls): string {
  return renderToStaticMarkup(<DealerSeat scene={shown} controls={sent} />);
}

/** The names of the cards, as people who listen hear them. */
function cards(html: string): readonly string[] {
  return [...html.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, name = '']) => name);
}

test('STD-059 the note names who paid how much to deal, and the auction clears it', () => {
  const session = startedStandard('ann ben');
  expect(drawn(sceneOf(session, 'ann'))).toBe('');
  session.play('ann bid 60', 'ben skipRest');
  expect(dealerNote(session.view())).toBe('ann paid 60 to deal.');
  expect(drawn(sceneOf(session, 'ben'))).toContain('Ann paid 60 to deal.');
});

test('STD-059 the note says that the Banker deals because everyone skipped', () => {
  const session = startedStandard('ann ben');
  session.play('ann skipRest', 'ben skipRest');
  expect(drawn(sceneOf(session, 'ann'))).toContain('Everyone skipped, so the Banker deals.');
});

test('the note says that the Banker took over from somebody who resigned', () => {
  const session = dealtGame('KD KD 8S QS 6S 9C 4S 8H 7D 10H');
  session.play('ann resign');
  const html = drawn(sceneOf(session, 'ben'));
  expect(html).toContain('Ann paid 60 to deal and resigned. The Banker took over.');
  expect(html).toContain('>Banker<');
});

test('STD-108 the total is empty in play and in the Dealer’s turn, and read after it', () => {
  expect(dealerTotal(scene('play').view)).toBeNull();
  expect(dealerTotal(scene('dealer').view)).toBeNull();
  expect(drawn(scene('dealer'))).toMatch(/aria-label="Dealer&#x27;s total"[^>]*><\/fieldset>/);
  expect(dealerTotal(scene('settled').view)).toBe('Total 19');
});

test('STD-109 a natural of the Dealer reads Blackjack, three cards of 21 read their total', () => {
  const natural = startedStandard('ann ben', { terms: { isPaced: true } });
  natural.deal('9 A 9 K');
  natural.play('ann bid 0', 'ben skipRest', 'ben bet 100');
  expect(dealerTotal(natural.view())).toBe('Blackjack');
  const drawnCards = startedStandard('ann ben', { terms: { isPaced: true } });
  drawnCards.deal('9 5 9 6 K');
  drawnCards.play('ann bid 0', 'ben skipRest', 'ben bet 100', 'ben stand', 'ann hit');
  expect(dealerTotal(drawnCards.view())).toBe('Total 21');
});

test('STD-089 STD-091 the Dealer sees both face-down cards and may reveal either, everybody else sees their backs', () => {
  const own = drawn(scene('reveal'));
  expect(own).toContain('Only you see the Ace of spades');
  expect(own.match(/>Reveal</g)).toHaveLength(2);
  expect(cards(own).filter((name) => name === 'Face-down card')).toHaveLength(2);
  const others = drawn(scene('discard-watching'));
  expect(cards(others)).toEqual(['Face-down card', 'Face-down card', 'Face-down card']);
  expect(others).not.toContain('Only you see');
  expect(others).not.toContain('<button');
});

test('STD-091 of three cards one is discarded, and lies open beside the other two from then on', () => {
  expect(drawn(scene('discard')).match(/>Discard</g)).toHaveLength(3);
  const html = drawn(scene('discarded'));
  expect(html).toMatch(/aria-label="Five of spades".*>Discarded</s);
  expect(html.match(/>Reveal</g)).toHaveLength(2);
});

test('a choice on its way is marked on its card alone', () => {
  const html = drawn(scene('discard'), { ...controls, pending: [{ type: 'discard', index: 1 }] });
  expect(html.match(/data-kind="sent"/g)).toHaveLength(1);
  expect(html.match(/data-kind="legal"/g)).toHaveLength(2);
});

test('before the deal the places of the cards are drawn, three where three are dealt', () => {
  const session = startedStandard('ann ben', { settings: { dealersRule: 'free-will-3-2-1' } });
  session.play('ann bid 60', 'ben skipRest');
  expect(drawn(sceneOf(session, 'ben')).match(/<li/g)).toHaveLength(3);
});
