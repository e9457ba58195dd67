import { describe, expect, test } from 'vitest';
import { EUROPEAN, HOUSE, LIVE, sandboxRules, standardRules } from '../presets.ts';
import type { RuleSet } from '../rule-set.ts';
import { type Move, playListed } from '../testkit/play-round.ts';
import { startRound, startSolo } from '../testkit/start-round.ts';
import { awaiting } from './awaiting.ts';
import type { OffReason } from './hand-rules.ts';
import { type LegalActions, legalActions } from './legal.ts';
import { ACTIONS, type Action, type Game } from './state.ts';

const STANDARD = standardRules({ deal: 'upcard-first', minimumBet: 2, actionTime: 15_000, roundBreak: 5_000 });
const SANDBOX = sandboxRules('S17');

function legalNow(game: Game): LegalActions {
  const question = awaiting(game);
  if (question.kind !== 'action') throw new Error(`nobody is asked for an action: ${question.kind}`);
  return legalActions(game, question.at);
}

/** The stake of a legal action, or why it is off. */
function answer(game: Game, action: Action): number | OffReason {
  const legality = legalNow(game)[action];
  return legality.isLegal ? legality.stake : legality.reason;
}

/** One row: a fact, the rules, the cards and moves before, the action, and the stake of 10 more or the reason. */
type Row = [fact: string, rules: RuleSet, cards: string, moves: Move[], action: Action, expected: number | OffReason];

describe('double', () => {
  const ANY = HOUSE;
  const NINE: RuleSet = { ...HOUSE, double: '9-11' };
  const TEN: RuleSet = { ...HOUSE, double: '10-11' };

  test.each<Row>([
    ['HSE-023 any two cards', ANY, '10 6 6 7', [], 'double', 10],
    ['any: a soft total too', ANY, 'A 6 6 7', [], 'double', 10],
    ['not after a hit', ANY, '2 6 3 7 2', ['hit'], 'double', 'two-cards-only'],
    ['9 to 11: nine', NINE, '4 6 5 7', [], 'double', 10],
    ['9 to 11: eleven', NINE, '6 6 5 7', [], 'double', 10],
    ['9 to 11: not eight', NINE, '3 6 5 7', [], 'double', 'total-not-allowed'],
    ['9 to 11: not twelve', NINE, '10 6 2 7', [], 'double', 'total-not-allowed'],
    ['9 to 11: not soft 20', NINE, 'A 6 9 7', [], 'double', 'total-not-allowed'],
    ['9 to 11: not two Aces, which count 12', NINE, 'A 6 A 7', [], 'double', 'total-not-allowed'],
    ['10 and 11: ten', TEN, '4 6 6 7', [], 'double', 10],
    ['10 and 11: eleven', TEN, '5 6 6 7', [], 'double', 10],
    ['10 and 11: not nine', TEN, '4 6 5 7', [], 'double', 'total-not-allowed'],
    ['HSE-034 after a split', ANY, '8 6 8 7 3 2', ['split'], 'double', 10],
    [
      'after a split where the rules forbid it',
      { ...ANY, doubleAfterSplit: false },
      '8 6 8 7 3 2',
      ['split'],
      'double',
      'not-after-split',
    ],
    ['HSE-033 never on a split Ace', { ...ANY, hitSplitAces: true }, 'A 6 A 7 3 2', ['split'], 'double', 'split-aces'],
  ])('%s', (_, rules, cards, moves, action, expected) => {
    expect(answer(playListed(startSolo(rules), cards, moves).game, action)).toBe(expected);
  });
});

describe('split', () => {
  const AGAIN: RuleSet = { ...EUROPEAN, resplitAces: true };
  const tens = '10 6 10 7';

  test.each<Row>([
    ['HSE-024 a pair', HOUSE, '8 6 8 7', [], 'split', 10],
    ['no pair', HOUSE, '8 6 9 7', [], 'split', 'not-a-pair'],
    ['an Ace and a ten-valued hand are no pair', HOUSE, '10 6 9 7', [], 'split', 'not-a-pair'],
    ['after a hit', HOUSE, '2 6 2 7 5', ['hit'], 'split', 'two-cards-only'],
    ['by value: a ten and a King', HOUSE, '10 6 K 7', [], 'split', 10],
    ['by rank: not a ten and a King', STANDARD, '10 6 K 7', [], 'split', 'not-a-pair'],
    ['by rank: two Kings', STANDARD, 'KH 6 KS 7', [], 'split', 10],
    ['no splits at all', { ...HOUSE, maxHands: 1 }, '8 6 8 7', [], 'split', 'not-offered'],
    ['HSE-031 once only', HOUSE, '8 6 8 7 8 2', ['split'], 'split', 'most-hands'],
    ['up to four: the second time', EUROPEAN, `${tens} 10 10`, ['split'], 'split', 10],
    ['up to four: the third time', EUROPEAN, `${tens} 10 10 10 10`, ['split', 'split'], 'split', 10],
    [
      'up to four: no fifth hand',
      EUROPEAN,
      `${tens} 10 10 10 10 10 10`,
      ['split', 'split', 'split'],
      'split',
      'most-hands',
    ],
    ['Aces again where the rules allow it', AGAIN, 'A 6 A 7 A 5', ['split'], 'split', 10],
    [
      'Aces once, where they may be hit',
      { ...EUROPEAN, hitSplitAces: true },
      'A 6 A 7 A 5',
      ['split'],
      'split',
      'aces-once',
    ],
  ])('%s', (_, rules, cards, moves, action, expected) => {
    expect(answer(playListed(startSolo(rules), cards, moves).game, action)).toBe(expected);
  });
});

describe('hit, stand and surrender', () => {
  test.each<Row>([
    ['HSE-020 hit', HOUSE, '8 6 9 7', [], 'hit', 0],
    ['HSE-022 stand', HOUSE, '8 6 9 7', [], 'stand', 0],
    ['HSE-037 House has no surrender', HOUSE, '10 6 6 7', [], 'surrender', 'not-offered'],
    ['surrender on the first two cards', LIVE, '10 6 6 7', [], 'surrender', 0],
    ['no surrender after a hit', LIVE, '10 6 2 7 2', ['hit'], 'surrender', 'two-cards-only'],
    ['no surrender after a split', LIVE, '8 6 8 7 9 9', ['split'], 'surrender', 'not-after-split'],
    [
      'no hit on a split Ace that waits for its split',
      { ...EUROPEAN, resplitAces: true },
      'A 6 A 7 A 5',
      ['split'],
      'hit',
      'split-aces',
    ],
    [
      'a hit on a split Ace where the rules allow it',
      { ...EUROPEAN, hitSplitAces: true },
      'A 6 A 7 4 5',
      ['split'],
      'hit',
      0,
    ],
  ])('%s', (_, rules, cards, moves, action, expected) => {
    expect(answer(playListed(startSolo(rules), cards, moves).game, action)).toBe(expected);
  });

  test('House offers exactly hit, stand, double and split on a pair', () => {
    const legal = legalNow(playListed(startSolo(HOUSE), '8 6 8 7', []).game);
    expect(ACTIONS.filter((action) => legal[action].isLegal)).toEqual(['hit', 'stand', 'double', 'split']);
  });
});

describe('what the purse allows', () => {
  test.each<[string, RuleSet, number, Action, number | OffReason]>([
    ['a full stake: exactly enough', HOUSE, 10, 'double', 10],
    ['a full stake: one short', HOUSE, 9, 'double', 'not-enough'],
    ['a full stake for a split: one short', HOUSE, 9, 'split', 'not-enough'],
    ['for less: all that is left, an odd amount too', STANDARD, 7, 'double', 7],
    ['for less: no more than the wager', STANDARD, 11, 'double', 10],
    ['for less: nothing left is no double', STANDARD, 0, 'double', 'not-enough'],
    ['for less: a split with what is left', STANDARD, 7, 'split', 7],
    ['for less: a split with nothing left', STANDARD, 0, 'split', 0],
    ['a hit costs nothing', HOUSE, 0, 'hit', 0],
  ])('%s', (_, rules, purse, action, expected) => {
    expect(answer(playListed(startSolo(rules, 10, purse), '8 6 8 7', []).game, action)).toBe(expected);
  });

  test('a hand with nothing on it cannot be doubled, but split', () => {
    const { game } = playListed(startSolo(STANDARD, 10, 0), '8 6 8 7 2 8', ['split', 'stand']);
    expect(game.round.spots[0]?.hands.map(({ wager }) => wager)).toEqual([10, 0]);
    expect([answer(game, 'double'), answer(game, 'split')]).toEqual(['not-enough', 0]);
  });

  test('a purse with credit is never short', () => {
    const start = startSolo(SANDBOX, 2, 0);
    const onCredit: Game = { ...start, ledger: { ...start.ledger, purseCredit: true } };
    expect(answer(playListed(onCredit, '8 6 8 7', []).game, 'split')).toBe(2);
  });

  test('two spots share one purse: what one stakes the other lacks', () => {
    const start = startRound({
      rules: HOUSE,
      bets: [
        { purse: 'purse:ada', wager: 10 },
        { purse: 'purse:ada', wager: 10 },
      ],
      funds: [['purse:ada', 15]],
      payers: ['mint'],
      purseCredit: false,
    });
    const { game } = playListed(start, '8 8 6 8 8 7 10 10', ['split', 'stand', 'stand']);
    expect(answer(game, 'split')).toBe('not-enough');
  });
});
