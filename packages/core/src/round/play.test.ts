import { describe, expect, test } from 'vitest';
import { balanceOf } from '../ledger.ts';
import { EUROPEAN, HOUSE, LIVE, sandboxRules } from '../presets.ts';
import type { RuleSet } from '../rule-set.ts';
import { type Move, playListed, resultsOf } from '../testkit/play-round.ts';
import { startRound, startSolo } from '../testkit/start-round.ts';
import { allHands } from './lookup.ts';
import type { Game, HandStatus, Outcome } from './state.ts';

const LATER = sandboxRules('S17');

/** Every hand as its cards, wager and status: `8S 3S ×20 stood`. */
function handsOf({ round }: Game): string[] {
  return allHands(round).map(
    ({ hand }) => `${hand.cards.map(({ card }) => card.slice(0, -1)).join(' ')} ×${hand.wager} ${hand.status}`,
  );
}

describe('the course of one hand', () => {
  test.each<[string, RuleSet, string, Move[], string]>([
    ['HSE-020 a hit takes a card', HOUSE, '2 6 3 7 4', ['hit'], '2 3 4 ×10 waiting'],
    ['HSE-020 a hit after a hit', HOUSE, '2 6 3 7 4 5', ['hit', 'hit'], '2 3 4 5 ×10 waiting'],
    ['HSE-021 over 21 is a bust', HOUSE, '10 6 6 7 10', ['hit'], '10 6 10 ×10 bust'],
    ['21 ends the turn at once', HOUSE, '10 10 6 7 5', ['hit'], '10 6 5 ×10 stood'],
    ['a soft 21 ends the turn too', HOUSE, 'A 10 5 7 5', ['hit'], 'A 5 5 ×10 stood'],
    ['HSE-022 stand ends the turn', HOUSE, '2 10 3 7', ['stand'], '2 3 ×10 stood'],
    ['HSE-023 double: twice the bet, one card, and stand', HOUSE, '5 10 6 7 2', ['double'], '5 6 2 ×20 stood'],
    ['HSE-023 a double may bust', HOUSE, '10 10 6 7 10', ['double'], '10 6 10 ×20 bust'],
    ['surrender ends the turn', LIVE, '10 10 6 7', ['surrender'], '10 6 ×10 surrendered'],
    ['HSE-015 a natural has no turn', HOUSE, 'A 10 K 7', [], 'A K ×10 natural'],
  ])('%s', (_, rules, cards, moves, hand) => {
    expect(handsOf(playListed(startSolo(rules), cards, moves).game)).toEqual([hand]);
  });

  test('a double takes the stake from the purse', () => {
    const { ledger } = playListed(startSolo(LIVE), '5 6 6 7', []).game;
    expect([balanceOf(ledger, 'purse:ada'), balanceOf(ledger, 'bet:1')]).toEqual([1_000, 10]);
    const doubled = playListed(startSolo(LIVE), '5 6 6 10 2 10', ['double']);
    expect(doubled.events.find((event) => event.type === 'wagerRaised')).toMatchObject({ amount: 10 });
    expect(balanceOf(doubled.game.ledger, 'purse:ada')).toBe(1_000 - 10 + 40);
  });
});

describe('split hands', () => {
  test.each<[string, RuleSet, string, Move[], string[]]>([
    [
      'HSE-024 each hand has its own bet and card',
      HOUSE,
      '8 6 8 7 2 3',
      ['split'],
      ['8 2 ×10 waiting', '8 3 ×10 waiting'],
    ],
    [
      'HSE-024 the first is played before the second',
      HOUSE,
      '8 6 8 7 2 3 4',
      ['split', 'hit'],
      ['8 2 4 ×10 waiting', '8 3 ×10 waiting'],
    ],
    [
      'HSE-024 then the second',
      HOUSE,
      '8 6 8 7 2 3 5',
      ['split', 'stand', 'hit'],
      ['8 2 ×10 stood', '8 3 5 ×10 waiting'],
    ],
    [
      'HSE-034 a split hand doubled',
      HOUSE,
      '8 6 8 7 2 3 5',
      ['split', 'double'],
      ['8 2 5 ×20 stood', '8 3 ×10 waiting'],
    ],
    [
      'HSE-032 split Aces take one card each and stand',
      HOUSE,
      'A 6 A 10 2 3 10',
      ['split'],
      ['A 2 ×10 stood', 'A 3 ×10 stood'],
    ],
    [
      'HSE-035 21 of a split hand is no natural',
      HOUSE,
      'A 6 A 10 K 3 10',
      ['split'],
      ['A K ×10 stood', 'A 3 ×10 stood'],
    ],
    ['a split 21 has no turn', HOUSE, '10 6 10 7 A 5', ['split'], ['10 A ×10 stood', '10 5 ×10 waiting']],
    [
      'second cards when reached: only the first has one',
      LATER,
      '8 6 8 7 2',
      ['split'],
      ['8 2 ×10 waiting', '8 ×10 waiting'],
    ],
    [
      'second cards when reached: the second comes in its turn',
      LATER,
      '8 6 8 7 2 3',
      ['split', 'stand'],
      ['8 2 ×10 stood', '8 3 ×10 waiting'],
    ],
    ['second cards when reached: Aces too', LATER, 'A 6 A 10 2 3 10', ['split'], ['A 2 ×10 stood', 'A 3 ×10 stood']],
    [
      'children stand side by side behind their parent',
      EUROPEAN,
      '8 6 8 7 8 3 4 5',
      ['split', 'split'],
      ['8 4 ×10 waiting', '8 5 ×10 waiting', '8 3 ×10 waiting'],
    ],
    [
      'the second hand split again stands last',
      EUROPEAN,
      '8 6 8 7 2 8 4 5',
      ['split', 'stand', 'split'],
      ['8 2 ×10 stood', '8 4 ×10 waiting', '8 5 ×10 waiting'],
    ],
    [
      'second cards when reached: three hands',
      LATER,
      '8 6 8 7 8 2 3 4',
      ['split', 'split', 'stand', 'stand'],
      ['8 2 ×10 stood', '8 3 ×10 stood', '8 4 ×10 waiting'],
    ],
    [
      'Aces split again wait for the choice, the others stand',
      { ...EUROPEAN, resplitAces: true },
      'A 6 A 10 A 3 4 5 10',
      ['split', 'split'],
      ['A 4 ×10 stood', 'A 5 ×10 stood', 'A 3 ×10 stood'],
    ],
    [
      'the fourth hand of Aces may not be split and stands',
      { ...EUROPEAN, resplitAces: true },
      'A 6 A 10 A 2 A 3 A 4 10',
      ['split', 'split', 'split'],
      ['A A ×10 stood', 'A 4 ×10 stood', 'A 3 ×10 stood', 'A 2 ×10 stood'],
    ],
    [
      'split Aces that may be hit',
      { ...EUROPEAN, hitSplitAces: true },
      'A 6 A 7 2 3 4',
      ['split', 'hit'],
      ['A 2 4 ×10 waiting', 'A 3 ×10 waiting'],
    ],
  ])('%s', (_, rules, cards, moves, hands) => {
    expect(handsOf(playListed(startSolo(rules), cards, moves).game)).toEqual(hands);
  });
});

test('Aces that could be split again but for the money stand', () => {
  const start = startSolo({ ...EUROPEAN, resplitAces: true }, 10, 10);
  const { game } = playListed(start, 'A 6 A 10 A 3 10', ['split']);
  expect(handsOf(game)).toEqual(['A A ×10 stood', 'A 3 ×10 stood']);
});

describe('the order of turns', () => {
  test('HSE-019 seats in turn, each with all its hands', () => {
    const start = startRound({
      rules: HOUSE,
      bets: [
        { purse: 'purse:ada', wager: 10 },
        { purse: 'purse:ben', wager: 10 },
        { purse: 'purse:cleo', wager: 10 },
      ],
      funds: [['purse:ada', 10]],
      payers: ['mint'],
      purseCredit: false,
    });
    const { events } = playListed(start, '8 A 9 6 8 K 9 10 10 10 5', ['split', 'stand', 'stand', 'stand']);
    const asked = events.flatMap((event) =>
      event.type === 'phaseEntered' && event.phase.kind === 'play' ? [event.phase.active] : [],
    );
    expect(asked).toEqual([
      { spot: 1, hand: 0 },
      { spot: 1, hand: 1 },
      { spot: 3, hand: 0 },
    ]);
  });
});

describe('giving up a spot', () => {
  const startPair = (rules: RuleSet): Game =>
    startRound({
      rules,
      bets: [
        { purse: 'purse:ada', wager: 10 },
        { purse: 'purse:ben', wager: 10 },
      ],
      funds: [['purse:ada', 10]],
      payers: ['bank'],
      purseCredit: false,
    });

  test.each<[string, string, Move[], HandStatus[]]>([
    ['the hand whose turn it is: the next is asked', '9 9 6 9 9 7', ['forfeit 1'], ['forfeited', 'waiting']],
    ['a hand whose turn is to come', '9 9 6 9 9 7', ['forfeit 2'], ['waiting', 'forfeited']],
    ['a hand that has stood', '9 9 6 9 9 7', ['stand', 'forfeit 1'], ['forfeited', 'waiting']],
    ['a natural', 'A 9 6 K 9 7', ['forfeit 1'], ['forfeited', 'waiting']],
    ['a bust hand stays bust', '9 9 6 9 9 7 9', ['hit', 'forfeit 1'], ['bust', 'waiting']],
    ['all hands of a split', '8 9 6 8 9 7 2 3', ['split', 'forfeit 1'], ['forfeited', 'forfeited', 'waiting']],
    ['twice is as once', '9 9 6 9 9 7', ['forfeit 1', 'forfeit 1'], ['forfeited', 'waiting']],
  ])('%s', (_, cards, moves, statuses) => {
    const { round } = playListed(startPair(HOUSE), cards, moves).game;
    expect(allHands(round).map(({ hand }) => hand.status)).toEqual(statuses);
  });

  test.each<[string, string, Move[], Outcome[]]>([
    [
      'everybody: the hole card is shown and nothing drawn',
      '9 9 6 9 9 7',
      ['forfeit 1', 'forfeit 2'],
      ['forfeit', 'forfeit'],
    ],
    ['the other hand goes on', '9 9 K 9 9 7', ['forfeit 1', 'stand'], ['forfeit', 'win']],
    [
      'a surrendered hand keeps its half',
      '10 9 6 6 9 7',
      ['surrender', 'forfeit 1', 'forfeit 2'],
      ['surrender', 'forfeit'],
    ],
  ])('%s', (_, cards, moves, outcomes) => {
    const played = playListed(startPair({ ...LIVE, insurance: false }), cards, moves);
    expect(resultsOf(played).map(({ outcome }) => outcome)).toEqual(outcomes);
  });

  test('the stakes go to the first payer', () => {
    const { ledger } = playListed(startPair(LATER), '9 9 6 9 9 7', ['forfeit 1', 'forfeit 2']).game;
    expect(balanceOf(ledger, 'bank')).toBe(20);
  });
});
