import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../cards.ts';
import { isNatural } from '../hand.ts';
import { EUROPEAN, HOUSE, LIVE, standardRules } from '../presets.ts';
import type { RuleSet } from '../rule-set.ts';
import { anyRuleSet, PRESETS } from '../testkit/any-rule-set.ts';
import { anyCardRow } from '../testkit/card-row.ts';
import { chooseRichly } from '../testkit/choose-richly.ts';
import { playByLaw } from '../testkit/laws.ts';
import { type Move, playListed } from '../testkit/play-round.ts';
import { redrawRound } from '../testkit/redraw-round.ts';
import { roundMachine } from '../testkit/round-machine.ts';
import { seededIndex } from '../testkit/seeded-index.ts';
import { anyRoundStart, startRound, startSolo } from '../testkit/start-round.ts';
import { awaiting } from './awaiting.ts';
import type { RoundCommand } from './command.ts';
import { decide } from './decide.ts';
import { cardsOf, legalActions } from './legal.ts';
import { allHands } from './lookup.ts';
import type { Game, RoundPhase } from './state.ts';
import { viewRound } from './view.ts';

const THREE_DOWN = standardRules({ deal: 'three-down', minimumBet: 2, actionTime: 15_000, roundBreak: 5_000 });
const TWO_DOWN: RuleSet = { ...THREE_DOWN, deal: 'two-down' };

/** What a command leads to as far as the hidden cards stay hidden: the refusal, the events, or only that it was accepted. */
function answerTo(game: Game, command: RoundCommand): unknown {
  const decision = decide(game, command);
  if (!decision.ok) return decision.refusal;
  const isHoleTurned = decision.events.some((event) => event.type === 'phaseEntered' && event.phase.kind === 'dealer');
  return game.round.phase.kind !== 'play' || isHoleTurned || decision.events;
}

/** All that anybody is told who may not see the hidden cards: the view, the question, what may be done, what is refused. */
function told(game: Game, probes: readonly RoundCommand[]): string {
  const question = awaiting(game);
  return JSON.stringify([
    viewRound(game.round),
    question,
    question.kind === 'action' ? legalActions(game, question.at) : null,
    probes.map((probe) => answerTo(game, probe)),
  ]);
}

function everyStateOf(rules: RuleSet, look: (game: Game, seed: number) => void): fc.IPropertyWithHooks<unknown> {
  return fc.property(anyRoundStart(rules), anyCardRow(rules), fc.integer(), (start, cards, seed) => {
    const { states } = playByLaw(roundMachine(cards), startRound(start), chooseRichly(seededIndex(seed)));
    for (const game of states) look(game, seed);
  });
}

const hiddenOf = ({ round }: Game): Card[] =>
  round.dealer.filter(({ kind }) => kind === 'faceDown').map(({ card }) => card);

describe('redraw: nothing that a viewer is told depends on the hidden cards', () => {
  test.each(PRESETS)('HSE-039 %s', (_, rules) => {
    const phases = new Set<RoundPhase['kind']>();
    const property = everyStateOf(rules, (game, seed) => {
      if (hiddenOf(game).length === 0) return;
      phases.add(game.round.phase.kind);
      const redrawn: Game = { ...game, round: redrawRound(game.round, seededIndex(seed)) };
      const { probes } = roundMachine([]);
      expect(told(redrawn, probes(game))).toBe(told(game, probes(game)));
    });
    fc.assert(property, { numRuns: 25, seed: 21 });
    const withHidden: RoundPhase['kind'][] = ['play'];
    if (rules.deal !== 'upcard-first') withHidden.push('deal', 'reveal');
    if (rules.deal === 'three-down') withHidden.push('discard');
    if (rules.insurance) withHidden.push('insurance');
    expect([...phases].sort()).toEqual(withHidden.sort());
  });

  test('any rules', () => {
    const anyPlay = fc.tuple(anyRuleSet, fc.integer());
    fc.assert(
      fc.property(anyPlay, ([rules, runSeed]) => {
        const property = everyStateOf(rules, (game, seed) => {
          const redrawn: Game = { ...game, round: redrawRound(game.round, seededIndex(seed)) };
          const { probes } = roundMachine([]);
          expect(told(redrawn, probes(game))).toBe(told(game, probes(game)));
        });
        fc.assert(property, { numRuns: 1, seed: runSeed });
      }),
      { numRuns: 150, seed: 21 },
    );
  });
});

describe('redrawRound', () => {
  test('replaces exactly the hidden cards, within the shoe', () => {
    const property = everyStateOf(HOUSE, (game, seed) => {
      const { round } = game;
      const redrawn = redrawRound(round, seededIndex(seed));
      expect(redrawn.spots).toEqual(round.spots);
      redrawn.dealer.forEach((card, index) => {
        const before = round.dealer[index];
        expect(card.id).toBe(before?.id);
        if (card.kind === 'faceUp') expect(card).toEqual(before);
        else expect(card.card).not.toBe(before?.card);
      });
    });
    fc.assert(property, { numRuns: 25, seed: 21 });
  });

  test.each<[string, RuleSet, boolean]>([
    ['after a check, no hole card completes a natural', HOUSE, false],
    ['without a check it may', EUROPEAN, true],
  ])('%s', (_, rules, isPossible) => {
    const { round } = playListed(startSolo(rules), '9 K 8 7', []).game;
    const holes = Array.from({ length: 300 }, (_each, seed) => redrawRound(round, seededIndex(seed)).dealer[1]?.card);
    const isAnyNatural = holes.some((hole) => hole && isNatural(['KS', hole]));
    expect(isAnyNatural).toBe(isPossible);
    expect(new Set(holes).size).toBeGreaterThan(isPossible ? 50 : 46);
  });

  test('one deck has no second card of the kind', () => {
    const { round } = playListed(startSolo({ ...HOUSE, decks: 1 }), '9 K 8 7', []).game;
    const holes = Array.from({ length: 300 }, (_, seed) => redrawRound(round, seededIndex(seed)).dealer[1]?.card);
    for (const seen of ['9S', 'KS', '8S', '7S'] as const) expect(holes).not.toContain(seen);
  });
});

describe('what the rules reveal is in the view', () => {
  test.each(PRESETS)('%s', (_, rules) => {
    const property = everyStateOf(rules, ({ round }) => {
      const view = viewRound(round);
      const shown = view.dealer.cards.flatMap((card) => (card.kind === 'faceUp' ? [card.card] : []));
      const up = round.dealer.filter(({ kind }) => kind === 'faceUp').map(({ card }) => card);
      expect(shown).toEqual(up);
      expect(view.dealer.cards).toHaveLength(round.dealer.length);
      expect(view.discarded).toEqual(round.discarded);
      const hands = view.spots.flatMap((spot) => spot.hands);
      expect(hands.map((hand) => hand.cards.map(({ card }) => card))).toEqual(
        allHands(round).map(({ hand }) => cardsOf(hand)),
      );
      if (round.phase.kind !== 'settled') return;
      expect(shown).toHaveLength(round.dealer.length);
      expect(hands.map((hand) => hand.result)).toEqual(round.phase.results);
    });
    fc.assert(property, { numRuns: 15, seed: 21 });
  });

  test('every other card that lies up changes the bytes', () => {
    const { round } = playListed(startSolo(THREE_DOWN), '2 9 3 8 4', ['discard 0', 'reveal 1']).game;
    const bytes = JSON.stringify(viewRound(round));
    const others = DECK.filter((card) => !['2S', '9S', '3S', '8S', '4S'].includes(card));
    for (const card of others) {
      const upcard = round.dealer.map((dealt) => (dealt.kind === 'faceUp' ? { ...dealt, card } : dealt));
      const discarded = round.discarded && { ...round.discarded, card };
      expect(JSON.stringify(viewRound({ ...round, dealer: upcard }))).not.toBe(bytes);
      expect(JSON.stringify(viewRound({ ...round, discarded }))).not.toBe(bytes);
    }
  });

  test.each<[string, RuleSet, string, Move[], object]>([
    ['the hole card lies down', HOUSE, '9 K 8 7', [], { phase: 'play', total: 10, shown: ['KS', null] }],
    ['HSE-039 the hole card turned', HOUSE, '9 K 8 7', ['stand'], { phase: 'settled', total: 17, shown: ['KS', '7S'] }],
    [
      'HSE-039 a natural turned at the check',
      HOUSE,
      '9 K 8 A',
      [],
      { phase: 'settled', total: 21, shown: ['KS', 'AS'] },
    ],
    [
      'insurance is asked before the check',
      LIVE,
      '9 A 8 K',
      [],
      { phase: 'insurance', total: 11, shown: ['AS', null] },
    ],
    ['both of two cards down', TWO_DOWN, '9 K 8 7', [], { phase: 'reveal', total: 0, shown: [null, null] }],
    ['the second of two shown', TWO_DOWN, '9 K 8 7', ['reveal 1'], { phase: 'play', total: 7, shown: ['7S', null] }],
    ['three cards down', THREE_DOWN, 'K 9 Q 8 7', [], { phase: 'discard', total: 0, shown: [null, null, null] }],
    [
      'one of three thrown away',
      THREE_DOWN,
      'K 9 Q 8 7',
      ['discard 0'],
      { phase: 'reveal', total: 0, shown: [null, null] },
    ],
  ])('%s', (_, rules, cards, moves, { ...expected }) => {
    const view = viewRound(playListed(startSolo(rules), cards, moves).game.round);
    const shown = view.dealer.cards.map((card) => (card.kind === 'faceUp' ? card.card : null));
    expect({ phase: view.phase, total: view.dealer.total.total, shown }).toEqual(expected);
  });

  test.each<[string, string, Move[], boolean]>([
    ['a natural that lies half hidden is not told', '9 A 9 K', [], false],
    ['a natural is told when it is turned', '9 A 9 K', ['decline'], true],
    ['21 of three cards is no natural', '9 10 9 5 6', ['stand'], false],
  ])('%s', (_, cards, moves, isDealerNatural) => {
    const { round } = playListed(startSolo(LIVE), cards, moves).game;
    expect(viewRound(round).dealer.isNatural).toBe(isDealerNatural);
  });
});
