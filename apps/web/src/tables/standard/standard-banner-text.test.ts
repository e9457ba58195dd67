import { expect, test } from 'vitest';
import { standardBannerText } from './standard-banner-text.ts';
import { BID_SCENES } from './standard-fixtures-bids.tsx';
import { FELT_SCENES } from './standard-fixtures-felt.tsx';
import { INFO_SCENES } from './standard-fixtures-info.tsx';
import type { StandardScene } from './standard-scene.ts';

const SCENES: Readonly<Record<string, () => StandardScene>> = { ...BID_SCENES, ...FELT_SCENES, ...INFO_SCENES };

function words(name: string): string {
  const scene = SCENES[name]?.();
  if (scene === undefined) return 'no such scene';
  const { tone, title, detail, more } = standardBannerText(scene);
  return `${tone}: ${title} | ${detail}${more}`;
}

test.each([
  ['bid-first', 'waiting: Dealer auction | No bid yet. Open it, or skip.'],
  ['bid-open', 'waiting: Dealer auction | Ann leads with 60. Raise, or skip.'],
  ['bid-leads', 'waiting: Dealer auction | You lead with 60.'],
  ['bid-out', 'waiting: Dealer auction | Ann leads with 60.'],
  ['bid-blind', 'waiting: Dealer auction | 2 of 5 sealed. Hand in one sealed bid, or skip.'],
  ['bid-blind-sealed', 'waiting: Dealer auction | 2 of 5 sealed'],
  ['bet-open', 'waiting: Place your bets | 1 of 4 in. Nobody sees yours before the deal.'],
  ['bet-placed', 'waiting: Place your bets | 1 of 4 in'],
  ['discard', 'turn: Your turn | Throw one card away'],
  ['discard-watching', 'waiting: No more bets | Ann throws a card away'],
  ['reveal', 'turn: Your turn | Choose the card to show'],
  ['play', 'turn: Your turn | Hand 1 of 3'],
  ['play-waiting', 'waiting: Ben to act | Hand 1 of 3'],
  ['dealer', 'turn: Your turn | You deal'],
  ['dealer-watching', "waiting: Dealer's turn | Ann"],
])('the banner of %s says %s', (name, text) => {
  expect(words(name)).toBe(text);
});

test('a paused table says so whatever goes on', () => {
  const scene = SCENES.play?.();
  if (scene === undefined) throw new Error('no such scene');
  expect(standardBannerText({ ...scene, room: { ...scene.room, isPaused: true, pausedAt: 0 } }).title).toBe(
    'The table is paused',
  );
});
