import { expect, test } from 'vitest';
import { BID_SCENES } from '../tables/standard/standard-fixtures-bids.tsx';
import { FELT_SCENES } from '../tables/standard/standard-fixtures-felt.tsx';
import type { StandardScene } from '../tables/standard/standard-scene.ts';
import { standardAnnouncements } from './standard-announcements.ts';
import { type StandardTextKey, standardSentences, standardTextAnswer } from './standard-sentences.ts';

function sceneNamed(name: string): StandardScene {
  const scene = { ...BID_SCENES, ...FELT_SCENES }[name]?.();
  if (scene === undefined) throw new Error(`no scene is called ${name}`);
  return scene;
}

test.each<[string, StandardTextKey, string]>([
  ['bid-open', 'auction', 'Ann leads with 60. The next bid is at least 61.'],
  ['bid-leads', 'auction', 'You lead with 60. The next bid is at least 61.'],
  ['bid-blind-sealed', 'auction', '2 of 5 have answered. Your bid is 60.'],
  ['bid-blind-skipped', 'auction', '2 of 5 have answered. You have skipped.'],
  ['bid-blind', 'auction', '2 of 5 have answered.'],
  ['play', 'auction', 'Ann paid 60 coins to deal.'],
  ['play', 'total', 'Your total: 11.'],
  ['play', 'dealer', 'Ann, the Dealer, has six of spades and a face-down card.'],
  ['play-watching', 'cards', 'You have no hand here.'],
])('in %s the key for %s is answered with %j', (name, key, words) => {
  expect(standardTextAnswer(sceneNamed(name), key, 0)).toBe(words);
});

test('a Dealer hears their own face-down cards, and nobody else does', () => {
  expect(standardTextAnswer(sceneNamed('discard'), 'dealer', 0)).toContain('ace of spades, face down');
  expect(standardSentences(sceneNamed('discard-watching')).join(' ')).not.toContain('ace of spades');
});

test('the Dealer’s total is not told while the Dealer plays', () => {
  expect(standardTextAnswer(sceneNamed('dealer'), 'dealer', 0)).not.toContain('total');
  expect(standardTextAnswer(sceneNamed('settled'), 'dealer', 0)).toMatch(/total \d+/);
});

test('bids, skips and the end of an auction are told in their order', () => {
  const said = standardAnnouncements(sceneNamed('bet-open'), [
    { type: 'bidPlaced', by: 2, amount: 45 },
    { type: 'bidPlaced', by: 1, amount: 60 },
    { type: 'auctionSkipped', by: 3, how: 'current' },
    { type: 'auctionSkipped', by: 2, how: 'rest' },
    { type: 'auctionResolved', winner: 1, paid: 60 },
    { type: 'distributed', share: 12, numbers: [1, 2, 3, 4, 5] },
    { type: 'betsOpened' },
  ]);
  expect(said).toEqual([
    'Ben bids 45.',
    'Ann bids 60.',
    'You skip.',
    'Ben is out of the auction.',
    'Ann pays 60 coins and deals.',
    'Everybody gets 12 coins from the Bank.',
    'Place your bets.',
  ]);
});

test('what a sealed answer is, is not told', () => {
  const said = standardAnnouncements(sceneNamed('bid-blind'), [{ type: 'auctionAnswered', by: 1 }]);
  expect(said).toEqual(['Ann has answered.']);
});
