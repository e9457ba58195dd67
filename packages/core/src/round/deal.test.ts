import { describe, expect, test } from 'vitest';
import { EUROPEAN, HOUSE, LIVE, standardRules } from '../presets.ts';
import type { Deal, RuleSet } from '../rule-set.ts';
import { type Move, playListed, resultsOf } from '../testkit/play-round.ts';
import { startRound, startSolo } from '../testkit/start-round.ts';
import type { Game, Outcome, RoundPhase } from './state.ts';

const standard = (deal: Deal): RuleSet => standardRules({ deal, minimumBet: 2, actionTime: 15_000, roundBreak: 5_000 });

/** Two bets of 10 against payers who never run short. */
function startTwo(rules: RuleSet): Game {
  return startRound({
    rules,
    bets: [
      { purse: 'purse:ada', wager: 10 },
      { purse: 'purse:ben', wager: 10 },
    ],
    funds: [
      ['purse:ada', 100],
      ['purse:ben', 100],
    ],
    payers: ['mint'],
    purseCredit: false,
  });
}

describe('the order of the deal', () => {
  test.each<[string, Deal, string[]]>([
    [
      'HSE-014 a card each, the up-card, a card each, the hole card',
      'upcard-first',
      ['1', '2', 'up', '1', '2', 'down'],
    ],
    ['two down: both of the dealer’s cards lie down', 'two-down', ['1', '2', 'down', '1', '2', 'down']],
    [
      'three down: the dealer’s first comes before everybody’s',
      'three-down',
      ['down', '1', '2', 'down', '1', '2', 'down'],
    ],
  ])('%s', (_, deal, places) => {
    const { due } = startTwo(standard(deal)).round;
    const names = due.map((place) =>
      place.to === 'hand' ? String(place.spot) : place.side === 'faceUp' ? 'up' : 'down',
    );
    expect(names).toEqual(places);
  });

  test('HSE-014 cards lie where they were called to', () => {
    const { round } = playListed(startTwo(HOUSE), '2 3 4 5 6 7', []).game;
    expect(round.spots.map(({ hands }) => hands[0]?.cards.map(({ id, card }) => `${id}:${card}`))).toEqual([
      ['1:2S', '4:5S'],
      ['2:3S', '5:6S'],
    ]);
    expect(round.dealer).toEqual([
      { kind: 'faceUp', id: 3, card: '4S' },
      { kind: 'faceDown', id: 6, card: '7S' },
    ]);
  });
});

describe('naturals', () => {
  test.each<[string, string, Move[], Outcome[]]>([
    ['HSE-015 the second seat is asked, the first has a natural', 'A 9 6 K 8 10 10', ['stand'], ['blackjack', 'win']],
    ['HSE-015 two naturals: nobody is asked', 'A K 6 K A 10 3', [], ['blackjack', 'blackjack']],
    ['HSE-017 a dealer natural: the seat without one loses', '9 A K 8 Q A', [], ['lose', 'push']],
  ])('%s', (_, cards, moves, outcomes) => {
    const played = playListed(startTwo(HOUSE), cards, moves);
    expect(resultsOf(played).map(({ outcome }) => outcome)).toEqual(outcomes);
  });
});

describe('the check for a dealer natural', () => {
  const EVERY: RuleSet = { ...LIVE, insurance: false, peek: 'every-upcard' };
  const ACE_OR_TEN: RuleSet = { ...LIVE, insurance: false };

  test.each<[string, RuleSet, string, boolean | null, RoundPhase['kind']]>([
    ['HSE-016 HSE-017 a ten up and an Ace below end the hand', HOUSE, '9 K 9 A', true, 'settled'],
    ['HSE-016 HSE-017 an Ace up and a ten below end the hand', HOUSE, '9 A 9 10', true, 'settled'],
    ['HSE-016 an Ace up without a natural', HOUSE, '9 A 9 9', false, 'play'],
    ['HSE-016 the dealer looks under a five too', HOUSE, '9 5 9 A', false, 'play'],
    ['ace or ten: a Queen up and an Ace below', ACE_OR_TEN, '9 Q 9 A', true, 'settled'],
    ['ace or ten: an Ace up and a Jack below', ACE_OR_TEN, '9 A 9 J', true, 'settled'],
    ['ace or ten: a ten up without a natural', ACE_OR_TEN, '9 10 9 5', false, 'play'],
    ['ace or ten: nobody looks under a nine', ACE_OR_TEN, '9 9 9 A', null, 'play'],
    ['every up-card: a look under a nine', EVERY, '9 9 9 A', false, 'play'],
    ['none: a natural lies there and play goes on', EUROPEAN, '9 K 9 A', null, 'play'],
  ])('%s', (_, rules, cards, found, phase) => {
    const { game, events } = playListed(startSolo(rules), cards, []);
    const peek = events.find((event) => event.type === 'dealerPeeked');
    expect(peek?.hasNatural ?? null).toBe(found);
    expect(game.round.phase.kind).toBe(phase);
  });

  test('HSE-018 nobody plays against a dealer natural: no hand is asked', () => {
    const { events } = playListed(startTwo(HOUSE), '9 8 K 9 8 A', []);
    expect(events.some((event) => event.type === 'phaseEntered' && event.phase.kind === 'play')).toBe(false);
    expect(events.filter((event) => event.type === 'cardRevealed')).toEqual([{ type: 'cardRevealed', id: 6 }]);
  });

  test.each<[string, Deal, string, Move[], RoundPhase['kind']]>([
    ['two down: not before the up-card is chosen', 'two-down', '9 K 9 A', [], 'reveal'],
    ['two down: right after the choice', 'two-down', '9 K 9 A', ['reveal 1'], 'settled'],
    ['three down: not before one is thrown away', 'three-down', 'K 9 A 9 5', [], 'discard'],
    ['three down: not before the up-card is chosen', 'three-down', 'K 9 A 9 5', ['discard 2'], 'reveal'],
    ['three down: right after the choice', 'three-down', 'K 9 A 9 5', ['discard 2', 'reveal 0'], 'settled'],
    ['three down: the thrown card does not count', 'three-down', 'K 9 A 9 5', ['discard 0', 'reveal 0'], 'play'],
  ])('%s', (_, deal, cards, moves, phase) => {
    expect(playListed(startSolo(standard(deal)), cards, moves).game.round.phase.kind).toBe(phase);
  });
});

describe('the dealer’s choices', () => {
  const cardsOfDealer = (deal: Deal, cards: string, moves: Move[]) => {
    const { dealer, discarded } = playListed(startSolo(standard(deal)), cards, moves).game.round;
    return { dealer: dealer.map(({ kind, card }) => `${card} ${kind}`), discarded: discarded?.card ?? null };
  };

  test.each<[string, Deal, string, Move[], string[], string | null]>([
    ['the first of two', 'two-down', '9 8 9 7', ['reveal 0'], ['8S faceUp', '7S faceDown'], null],
    ['the second of two comes to the front', 'two-down', '9 8 9 7', ['reveal 1'], ['7S faceUp', '8S faceDown'], null],
    [
      'the middle of three goes, the last shows',
      'three-down',
      '8 9 7 9 6',
      ['discard 1', 'reveal 1'],
      ['6S faceUp', '8S faceDown'],
      '7S',
    ],
    [
      'the last of three goes, the first shows',
      'three-down',
      '8 9 7 9 6',
      ['discard 2', 'reveal 0'],
      ['8S faceUp', '7S faceDown'],
      '6S',
    ],
  ])('%s', (_, deal, cards, moves, dealer, discarded) => {
    expect(cardsOfDealer(deal, cards, moves)).toEqual({ dealer, discarded });
  });
});
