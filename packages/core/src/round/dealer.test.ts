import { describe, expect, test } from 'vitest';
import { EUROPEAN, HOUSE, LIVE, sandboxRules, standardRules } from '../presets.ts';
import type { RuleSet } from '../rule-set.ts';
import { type Move, type PlayedRound, playListed, resultsOf } from '../testkit/play-round.ts';
import { startSolo } from '../testkit/start-round.ts';
import { awaiting } from './awaiting.ts';
import { decide } from './decide.ts';

const H17: RuleSet = { ...HOUSE, dealer: 'H17' };
const FREE = standardRules({ deal: 'upcard-first', minimumBet: 2, actionTime: 15_000, roundBreak: 5_000 });

const dealerCards = ({ game }: PlayedRound): string => game.round.dealer.map(({ card }) => card.slice(0, -1)).join(' ');

/** A player who stands on 20, and the dealer's cards: up-card, hole card, draws. */
function against20(rules: RuleSet, dealer: string): PlayedRound {
  const [up, hole, ...draws] = dealer.split(' ');
  return playListed(startSolo(rules), `10 ${up} Q ${hole} ${draws.join(' ')}`, ['stand']);
}

describe('a dealer bound by rule', () => {
  test.each<[string, RuleSet, string]>([
    ['HSE-025 draws to 17 or higher', HOUSE, '10 6 5'],
    ['HSE-025 draws more than once', HOUSE, '2 3 4 5 6'],
    ['HSE-025 stands on a hard 17', HOUSE, '10 7'],
    ['HSE-025 HSE-030 stands on a soft 17 of two cards', HOUSE, '6 A'],
    ['HSE-030 stands on a soft 17 of three cards', HOUSE, '2 4 A'],
    ['HSE-025 draws on a hard 16 with an Ace', HOUSE, '9 6 A 5'],
    ['stands on 18', HOUSE, '9 9'],
    ['stops at a bust', HOUSE, '10 6 K'],
    ['H17 hits a soft 17', H17, '6 A 2'],
    ['H17 hits a soft 17 into a hard 17 and stands', H17, '6 A 10'],
    ['H17 hits a soft 17 into a hard 16 and draws on', H17, '2 4 A 9 2'],
    ['H17 stands on a hard 17 with an Ace', H17, '10 6 A'],
    ['H17 stands on a soft 18', H17, '7 A'],
  ])('%s', (_, rules, dealer) => {
    const played = against20(rules, dealer);
    expect(played.game.round.phase.kind).toBe('settled');
    expect(dealerCards(played)).toBe(dealer);
  });
});

describe('when the dealer draws at all', () => {
  test.each<[string, RuleSet, string, Move[], string]>([
    ['HSE-026 not with every hand bust', HOUSE, '10 6 6 10 10', ['hit'], '6 10'],
    ['HSE-026 House also for a natural alone', HOUSE, 'A 6 K 10 2', [], '6 10 2'],
    ['others not for a natural alone', EUROPEAN, 'A 6 K 10', [], '6 10'],
    ['not for a surrendered hand alone', LIVE, '10 6 6 10', ['surrender'], '6 10'],
    ['not for a bust and a bust', HOUSE, '8 6 8 10 10 10 10 10', ['split', 'hit', 'hit'], '6 10'],
    ['for one hand of two', HOUSE, '8 6 8 10 10 10 10 5', ['split', 'hit', 'stand'], '6 10 5'],
    ['not after a natural found late', EUROPEAN, '10 A 10 K', ['stand'], 'A K'],
  ])('%s', (_, rules, cards, moves, dealer) => {
    const played = playListed(startSolo(rules), cards, moves);
    expect(played.game.round.phase.kind).toBe('settled');
    expect(dealerCards(played)).toBe(dealer);
  });
});

describe('a dealer of free will', () => {
  test.each<[string, string, Move[], string]>([
    ['may stand on any total', '9 2 9 3', ['stand', 'dealerStand'], '2 3'],
    ['may hit a hard 17', '9 10 9 7 2', ['stand', 'dealerHit', 'dealerStand'], '10 7 2'],
    ['is not asked at 21', '9 10 9 5 6', ['stand', 'dealerHit'], '10 5 6'],
    ['is not asked when bust', '9 10 9 5 7', ['stand', 'dealerHit'], '10 5 7'],
    ['is not asked with every hand decided', '10 5 6 7 10', ['hit'], '5 7'],
    ['is not asked for a natural alone', 'A 5 K 7', [], '5 7'],
    ['is not asked for a surrendered hand alone', '10 5 6 7', ['surrender'], '5 7'],
    ['is not asked once the last hand is given up', '9 2 9 3', ['stand', 'forfeit 1'], '2 3'],
  ])('%s', (_, cards, moves, dealer) => {
    const played = playListed(startSolo(FREE), cards, moves);
    expect(played.game.round.phase.kind).toBe('settled');
    expect(dealerCards(played)).toBe(dealer);
  });

  test('sees the hole card turned before the first choice', () => {
    const { game } = playListed(startSolo(FREE), '9 2 9 3', ['stand']);
    expect(awaiting(game)).toEqual({ kind: 'dealer' });
    expect(game.round.dealer.map(({ kind }) => kind)).toEqual(['faceUp', 'faceUp']);
  });

  test('is asked a new question after each card', () => {
    const asked = playListed(startSolo(FREE), '9 2 9 3', ['stand']).game.round.turn;
    const again = playListed(startSolo(FREE), '9 2 9 3 2', ['stand', 'dealerHit']).game.round.turn;
    expect(again).toBeGreaterThan(asked);
  });

  test('neither hits nor stands while a card is due', () => {
    const { game } = playListed(startSolo(FREE), '9 2 9 3', ['stand', 'dealerHit']);
    expect(decide(game, { type: 'dealerHit' })).toEqual({ ok: false, refusal: 'wrong-phase' });
    expect(decide(game, { type: 'dealerStand' })).toEqual({ ok: false, refusal: 'wrong-phase' });
  });
});

describe('a natural found after play', () => {
  test.each<[string, string, Move[], [outcome: string, net: number][]]>([
    ['takes a doubled wager whole', '5 A 6 K 10', ['double'], [['lose', -20]]],
    [
      'takes both wagers of a split',
      '8 A 8 K 10 10',
      ['split', 'stand', 'stand'],
      [
        ['lose', -10],
        ['lose', -10],
      ],
    ],
    ['takes a 21', '7 A 7 K 7', ['hit'], [['lose', -10]]],
    ['ties with a natural', 'A A K K', [], [['push', 0]]],
    ['ten up, Ace below', '10 K 10 A', ['stand'], [['lose', -10]]],
  ])('%s', (_, cards, moves, results) => {
    const played = playListed(startSolo(EUROPEAN), cards, moves);
    expect(resultsOf(played).map(({ outcome, net }) => [outcome, net])).toEqual(results);
  });
});

test('Sandbox plays each of its three dealers', () => {
  expect(dealerCards(against20(sandboxRules('S17'), '6 A'))).toBe('6 A');
  expect(dealerCards(against20(sandboxRules('H17'), '6 A 3'))).toBe('6 A 3');
  expect(awaiting(against20(sandboxRules('free-will'), '6 A').game).kind).toBe('dealer');
});
