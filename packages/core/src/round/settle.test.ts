import { describe, expect, test } from 'vitest';
import { type Account, balanceOf } from '../ledger.ts';
import { HOUSE, LIVE, sandboxRules, standardRules } from '../presets.ts';
import type { NaturalPays, RuleSet } from '../rule-set.ts';
import { type Move, playListed, resultsOf } from '../testkit/play-round.ts';
import { startRound, startSolo } from '../testkit/start-round.ts';
import type { Outcome } from './state.ts';

const STANDARD = standardRules({ deal: 'upcard-first', minimumBet: 2, actionTime: 15_000, roundBreak: 5_000 });

describe('one hand against the dealer', () => {
  test.each<[string, RuleSet, string, Move[], Outcome, number]>([
    ['HSE-004 HSE-027 closer to 21 wins', HOUSE, '10 10 9 8', ['stand'], 'win', 20],
    ['HSE-027 HSE-028 the same total pushes', HOUSE, '10 10 8 8', ['stand'], 'push', 10],
    ['HSE-027 HSE-028 less than the dealer loses', HOUSE, '10 10 7 8', ['stand'], 'lose', 0],
    ['HSE-004 any total wins when the dealer is bust', HOUSE, '2 10 3 6 10', ['stand'], 'win', 20],
    ['HSE-021 a bust hand has lost', HOUSE, '10 10 6 8 10', ['hit'], 'bust', 0],
    ['a bust hand has lost even if the dealer would bust', HOUSE, '10 10 6 6 10', ['hit'], 'bust', 0],
    ['HSE-028 a natural pays 3:2', HOUSE, 'A 10 K 8', [], 'blackjack', 25],
    ['a natural beats a dealer 21 of three cards', HOUSE, 'A 10 K 5 6', [], 'blackjack', 25],
    ['HSE-017 a natural pushes a dealer natural', HOUSE, 'A A K K', [], 'push', 10],
    ['HSE-017 a dealer natural takes a 20', HOUSE, '10 A 10 K', [], 'lose', 0],
    ['21 of three cards pushes a dealer 21 of three', HOUSE, '7 10 7 5 7 6', ['hit'], 'push', 10],
    ['HSE-023 a doubled win pays both stakes', HOUSE, '5 10 6 8 10', ['double'], 'win', 40],
    ['a doubled push returns both stakes', HOUSE, '5 10 6 8 7', ['double'], 'push', 20],
    ['surrender returns half', LIVE, '10 10 6 8', ['surrender'], 'surrender', 5],
    ['surrender returns half though the dealer would bust', LIVE, '10 10 6 6', ['surrender'], 'surrender', 5],
  ])('%s', (_, rules, cards, moves, outcome, payout) => {
    const [result] = resultsOf(playListed(startSolo(rules), cards, moves));
    expect(result).toMatchObject({ spot: 1, hand: 0, outcome, payout });
  });

  test('HSE-035 a split 21 wins even money', () => {
    const results = resultsOf(playListed(startSolo(HOUSE), 'A 10 A 8 K 9', ['split']));
    expect(results.map(({ outcome, payout }) => [outcome, payout])).toEqual([
      ['win', 20],
      ['win', 20],
    ]);
  });

  test('each of two split hands is compared for itself', () => {
    const results = resultsOf(playListed(startSolo(HOUSE), '8 10 8 8 10 A', ['split', 'stand', 'stand']));
    expect(results.map(({ outcome, net }) => [outcome, net])).toEqual([
      ['push', 0],
      ['win', 10],
    ]);
  });
});

describe('what a natural wins', () => {
  test.each<[NaturalPays, number, number]>([
    ['3:2', 2, 3],
    ['3:2', 50, 75],
    ['3:2', 25, 37],
    ['3:2', 1, 1],
    ['6:5', 10, 12],
    ['6:5', 9, 10],
    ['6:5', 4, 4],
    ['1:1', 25, 25],
  ])('HSE-036 at %s, %d wins %d, rounded down', (naturalPays, wager, profit) => {
    const played = playListed(startSolo({ ...HOUSE, naturalPays }, wager), 'A 9 K 8', []);
    expect(resultsOf(played)[0]).toMatchObject({ outcome: 'blackjack', net: profit, payout: wager + profit });
  });
});

test.each([
  [2, 1],
  [5, 2],
  [1, 0],
])('surrender of %d returns %d', (wager, payout) => {
  const played = playListed(startSolo(sandboxRules('S17'), wager), '10 10 6 8', ['surrender']);
  expect(resultsOf(played)[0]).toMatchObject({ payout, net: payout - wager });
});

/** Up to three seats with a bet each and nothing beside it, against payers with these funds. */
function settleThree(
  wagers: readonly number[],
  payers: readonly (readonly [Account, number])[],
  cards: string,
  moves: Move[],
) {
  const purses: Account[] = ['purse:ada', 'purse:ben', 'purse:cleo'];
  const start = startRound({
    rules: { ...STANDARD, dealer: 'S17', peek: 'every-upcard' },
    bets: wagers.map((wager, index) => ({ purse: purses[index] ?? 'purse:dan', wager })),
    funds: payers.filter(([account]) => account !== 'mint'),
    payers: payers.map(([account]) => account),
    purseCredit: false,
  });
  const played = playListed(start, cards, moves);
  return {
    nets: resultsOf(played).map(({ net }) => net),
    left: payers.map(([account]) => balanceOf(played.game.ledger, account)),
    purses: purses.map((purse) => balanceOf(played.game.ledger, purse)),
  };
}

const STAND_ALL: Move[] = ['stand', 'stand', 'stand'];
/** Three hands of 20 against 17. */
const ALL_WIN = '10 10 10 10 Q Q Q 7';
/** The first loses with 16, the others win with 20. */
const FIRST_LOSES = '10 10 10 10 6 Q Q 7';

describe('who pays', () => {
  test.each<[string, number[], [Account, number][], string, number[], number[]]>([
    ['a bank with enough', [10, 20, 30], [['bank', 100]], ALL_WIN, [10, 20, 30], [40]],
    ['a bank with exactly enough', [10, 20, 30], [['bank', 60]], ALL_WIN, [10, 20, 30], [0]],
    ['a short bank: in proportion', [10, 20, 30], [['bank', 30]], ALL_WIN, [5, 10, 15], [0]],
    ['a short bank: whole units, the rest by seat order', [10, 10, 10], [['bank', 20]], ALL_WIN, [7, 7, 6], [0]],
    ['an empty bank: stakes come back in full all the same', [10, 20, 30], [['bank', 0]], ALL_WIN, [0, 0, 0], [0]],
    ['losses are collected before profits are paid', [10, 5, 5], [['bank', 0]], FIRST_LOSES, [-10, 5, 5], [0]],
    ['losses that do not suffice are shared out', [10, 10, 10], [['bank', 0]], FIRST_LOSES, [-10, 5, 5], [0]],
    [
      'the dealer before the bank',
      [10, 10, 10],
      [
        ['purse:dealer', 25],
        ['bank', 100],
      ],
      ALL_WIN,
      [10, 10, 10],
      [0, 95],
    ],
    [
      'the dealer alone, when that suffices',
      [10, 10, 10],
      [
        ['purse:dealer', 30],
        ['bank', 100],
      ],
      ALL_WIN,
      [10, 10, 10],
      [0, 100],
    ],
    [
      'the first payer collects',
      [10, 10, 10],
      [
        ['purse:dealer', 0],
        ['bank', 100],
      ],
      FIRST_LOSES,
      [-10, 10, 10],
      [0, 90],
    ],
    [
      'dealer, bank, and what is missing from the mint',
      [10, 10, 10],
      [
        ['purse:dealer', 5],
        ['bank', 12],
        ['mint', 0],
      ],
      ALL_WIN,
      [10, 10, 10],
      [0, 0, -60],
    ],
    [
      'dealer and bank together run short',
      [10, 20, 30],
      [
        ['purse:dealer', 10],
        ['bank', 20],
      ],
      ALL_WIN,
      [5, 10, 15],
      [0, 0],
    ],
  ])('%s', (_, wagers, payers, cards, nets, left) => {
    const settled = settleThree(wagers, payers, cards, STAND_ALL);
    expect({ nets: settled.nets, left: settled.left }).toEqual({ nets, left });
    expect(settled.purses).toEqual(nets.map((net, index) => net + (wagers[index] ?? 0)));
  });

  test('a short bank shares among seats first, then among the hands of each', () => {
    const start = startRound({
      rules: HOUSE,
      bets: [
        { purse: 'purse:ada', wager: 10 },
        { purse: 'purse:ben', wager: 10 },
      ],
      funds: [
        ['purse:ada', 10],
        ['bank', 16],
      ],
      payers: ['bank'],
      purseCredit: false,
    });
    const played = playListed(start, '10 10 10 10 10 7 10 10', ['split', 'stand', 'stand', 'stand']);
    // Claims of 20 and 10 on 16: 10 and 5, and the one left over to the first, which shares 11 among two hands.
    expect(resultsOf(played).map(({ net }) => net)).toEqual([6, 5, 5]);
  });

  test('a hand with nothing on it wins and loses nothing', () => {
    const start = startSolo(STANDARD, 10, 0);
    const played = playListed(start, '8 10 8 7 10 10', ['split', 'stand', 'stand', 'dealerStand']);
    expect(resultsOf(played)).toEqual([
      { spot: 1, hand: 0, outcome: 'win', wager: 10, payout: 20, net: 10 },
      { spot: 1, hand: 1, outcome: 'win', wager: 0, payout: 0, net: 0 },
    ]);
    expect(balanceOf(played.game.ledger, 'purse:ada')).toBe(20);
  });

  test('a double for less wins what was staked', () => {
    const played = playListed(startSolo(STANDARD, 10, 7), '5 10 6 7 10', ['double', 'dealerStand']);
    expect(resultsOf(played)[0]).toMatchObject({ outcome: 'win', wager: 17, payout: 34 });
  });

  test('a round without payers is a mistake of its table', () => {
    const { round, ledger } = startSolo(HOUSE);
    expect(() => playListed({ round: { ...round, payers: [] }, ledger }, '10 10 6 8', ['stand'])).toThrow(/collects/);
  });
});
