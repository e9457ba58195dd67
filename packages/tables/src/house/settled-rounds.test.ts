import { describe, expect, test } from 'vitest';
import { startedHouse, told } from '../testkit/house-run.ts';

/** Names of the statement and the fact, cards, bets, actions, and how the settled round reads. */
type Row = readonly [fact: string, cards: string, bets: readonly number[], actions: string, lines: readonly string[]];

const SETTLED: readonly Row[] = [
  // A hand's turn.
  ['HSE-020 a hit takes one more card', '5 9 6 10 7', [50], 'hit stand', ['1: 5 6 7 lose -50', 'dealer: 9 10']],
  [
    'HSE-020 hits go on as long as one likes',
    '2 9 3 10 2 3 4',
    [50],
    'hit hit hit stand',
    ['1: 2 3 2 3 4 lose -50', 'dealer: 9 10'],
  ],
  ['HSE-020 21 ends the turn', '5 9 6 10 10', [50], 'hit', ['1: 5 6 10 win +50', 'dealer: 9 10']],
  [
    'HSE-021 over 21 is a bust, and the hand is over',
    '10 9 6 10 6',
    [50],
    'hit',
    ['1: 10 6 6 bust -50', 'dealer: 9 10'],
  ],
  [
    'HSE-021 a bust hand loses though the dealer busts too',
    '10 10 6 6 8 10 10 10',
    [50, 50],
    'hit stand',
    ['1: 10 6 10 bust -50', '2: 10 8 win +50', 'dealer: 6 10 10'],
  ],
  [
    'HSE-021 an Ace that counts 1 keeps a hand from busting',
    'A 9 6 10 10',
    [50],
    'hit stand',
    ['1: A 6 10 lose -50', 'dealer: 9 10'],
  ],
  [
    'HSE-022 a stand keeps the total, whatever it is',
    '2 6 3 10 10',
    [50],
    'stand',
    ['1: 2 3 win +50', 'dealer: 6 10 10'],
  ],
  [
    'HSE-023 a double doubles the bet for exactly one card',
    '5 9 6 10 2',
    [100],
    'double',
    ['1: 5 6 2 lose -200', 'dealer: 9 10'],
  ],
  ['HSE-023 a won double pays twice', '5 9 6 10 9', [100], 'double', ['1: 5 6 9 win +200', 'dealer: 9 10']],
  ['HSE-023 a double may bust', '10 9 6 10 10', [100], 'double', ['1: 10 6 10 bust -200', 'dealer: 9 10']],
  // Splits.
  [
    'HSE-024 a split makes two hands, each with its bet and a card',
    '8 6 8 10 2 3 10',
    [100],
    'split stand stand',
    ['1: 8 2 win +100', '1: 8 3 win +100', 'dealer: 6 10 10'],
  ],
  [
    'HSE-024 the first hand is played out before the second',
    '8 9 8 10 2 3 9 7',
    [100],
    'split hit stand hit stand',
    ['1: 8 2 9 push 0', '1: 8 3 7 lose -100', 'dealer: 9 10'],
  ],
  [
    'HSE-024 a ten and a King make a pair',
    '10 9 K 10 A 9',
    [100],
    'split stand',
    ['1: 10 A win +100', '1: K 9 push 0', 'dealer: 9 10'],
  ],
  [
    'HSE-024 a bust first hand leaves the second',
    '8 9 8 10 6 10 10',
    [100],
    'split hit stand',
    ['1: 8 6 10 bust -100', '1: 8 10 lose -100', 'dealer: 9 10'],
  ],
  [
    'HSE-032 split Aces get one card each and stand',
    'A 9 A 10 5 8',
    [100],
    'split',
    ['1: A 5 lose -100', '1: A 8 push 0', 'dealer: 9 10'],
  ],
  [
    'HSE-032 an Ace on a split Ace must stand too',
    'A 9 A 10 A 8',
    [100],
    'split',
    ['1: A A lose -100', '1: A 8 push 0', 'dealer: 9 10'],
  ],
  [
    'HSE-034 any two cards may be doubled: a soft 20',
    'A 9 9 10 9',
    [50],
    'double',
    ['1: A 9 9 push 0', 'dealer: 9 10'],
  ],
  [
    'HSE-034 any two cards may be doubled: a hard 5',
    '2 9 3 10 9',
    [50],
    'double',
    ['1: 2 3 9 lose -100', 'dealer: 9 10'],
  ],
  [
    'HSE-034 hands made by a split may be doubled, both',
    '8 9 8 10 3 2 10 9',
    [50],
    'split double double',
    ['1: 8 3 10 win +100', '1: 8 2 9 push 0', 'dealer: 9 10'],
  ],
  [
    'HSE-035 an Ace and a King after a split pay 1:1',
    'A 9 A 10 K 9',
    [100],
    'split',
    ['1: A K win +100', '1: A 9 win +100', 'dealer: 9 10'],
  ],
  [
    'HSE-035 a ten and an Ace after a split pay 1:1',
    'K 9 K 10 A 7',
    [100],
    'split stand',
    ['1: K A win +100', '1: K 7 lose -100', 'dealer: 9 10'],
  ],
  [
    'HSE-035 a 21 after a split ties with 21 of three cards',
    'A 6 A 10 K 9 5',
    [100],
    'split',
    ['1: A K push 0', '1: A 9 lose -100', 'dealer: 6 10 5'],
  ],
  // The dealer.
  ['HSE-025 the dealer draws on 16', '10 10 9 6 5', [50], 'stand', ['1: 10 9 lose -50', 'dealer: 10 6 5']],
  [
    'HSE-025 the dealer draws card by card up to 17',
    '10 2 9 3 4 5 3',
    [50],
    'stand',
    ['1: 10 9 win +50', 'dealer: 2 3 4 5 3'],
  ],
  ['HSE-025 the dealer stands on 17', '10 10 8 7', [50], 'stand', ['1: 10 8 win +50', 'dealer: 10 7']],
  ['HSE-030 the dealer stands on Ace and 6', '10 A 8 6', [50], 'stand', ['1: 10 8 win +50', 'dealer: A 6']],
  [
    'HSE-030 the dealer stands on a soft 17 of three cards',
    '10 4 8 A 2',
    [50],
    'stand',
    ['1: 10 8 win +50', 'dealer: 4 A 2'],
  ],
  ['HSE-030 a soft 16 is hit', '10 5 8 A 10 4', [50], 'stand', ['1: 10 8 lose -50', 'dealer: 5 A 10 4']],
  [
    'HSE-026 with every seat bust the dealer draws nothing',
    '10 10 6 6 7 5 10 10',
    [50, 50],
    'hit hit',
    ['1: 10 6 10 bust -50', '2: 10 7 10 bust -50', 'dealer: 6 5'],
  ],
  [
    'HSE-026 with one seat left the dealer draws',
    '10 10 6 6 7 5 10 8',
    [50, 50],
    'hit stand',
    ['1: 10 6 10 bust -50', '2: 10 7 lose -50', 'dealer: 6 5 8'],
  ],
  ['HSE-026 a natural is no bust: the dealer draws', 'A 6 K 5 8', [50], '', ['1: A K blackjack +75', 'dealer: 6 5 8']],
  // The check.
  [
    'HSE-017 a dealer natural under an Ace ends the hand at once',
    '10 8 A 9 8 K',
    [50, 100],
    '',
    ['1: 10 9 lose -50', '2: 8 8 lose -100', 'dealer: A K'],
  ],
  [
    'HSE-017 a dealer natural under a ten ends the hand at once',
    '10 8 Q 9 8 A',
    [50, 100],
    '',
    ['1: 10 9 lose -50', '2: 8 8 lose -100', 'dealer: Q A'],
  ],
  [
    'HSE-017 a natural of one’s own ties with it',
    'A 8 Q K 8 A',
    [500, 100],
    '',
    ['1: A K push 0', '2: 8 8 lose -100', 'dealer: Q A'],
  ],
  // The settlement.
  [
    'HSE-027 each hand stands on its own against the dealer’s total',
    '10 10 10 9 9 8 7 9',
    [50, 50, 50],
    'stand stand stand',
    ['1: 10 9 win +50', '2: 10 8 push 0', '3: 10 7 lose -50', 'dealer: 9 9'],
  ],
  [
    'HSE-028 naturals 3:2, wins 1:1, ties back, losses gone',
    'A 10 10 10 9 K 9 8 7 9',
    [100, 250, 50, 500],
    'stand stand stand',
    ['1: A K blackjack +150', '2: 10 9 win +250', '3: 10 8 push 0', '4: 10 7 lose -500', 'dealer: 9 9'],
  ],
  [
    'HSE-036 a natural wins one and a half bets',
    'A A A A 9 K Q J 10 9',
    [50, 100, 250, 500],
    '',
    ['1: A K blackjack +75', '2: A Q blackjack +150', '3: A J blackjack +375', '4: A 10 blackjack +750', 'dealer: 9 9'],
  ],
];

const NAMES = ['ann', 'ben', 'cat', 'dan'];

describe('a round that is played out', () => {
  test.each(SETTLED)('%s', (_, cards, bets, actions, lines) => {
    const session = startedHouse(NAMES.slice(0, bets.length).join(' '));
    session.round(cards, bets, actions);
    expect(told(session.view().table)).toEqual(lines);
    expect(session.chance.left()).toBe(0);
    const nets = lines.slice(0, -1).map((line) => ({ seat: Number(line[0]), net: Number(line.split(' ').at(-1)) }));
    const expected = bets.map((_bet, index) =>
      nets.filter(({ seat }) => seat === index + 1).reduce((chips, { net }) => chips + net, 500),
    );
    expect(session.chips()).toEqual(expected);
  });
});
