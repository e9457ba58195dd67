import { describe, expect, test } from 'vitest';
import { LIVE, standardRules } from '../presets.ts';
import type { RuleSet } from '../rule-set.ts';
import { type Move, playListed } from '../testkit/play-round.ts';
import { startSolo } from '../testkit/start-round.ts';
import { awaiting } from './awaiting.ts';
import type { RoundCommand } from './command.ts';
import { decide } from './decide.ts';
import type { Refusal } from './refusal.ts';
import type { Game } from './state.ts';

const THREE_DOWN = standardRules({ deal: 'three-down', minimumBet: 2, actionTime: 15_000, roundBreak: 5_000 });

const played = (rules: RuleSet, cards: string, moves: Move[]): Game => playListed(startSolo(rules), cards, moves).game;

const PHASES: Readonly<Record<string, Game>> = {
  deal: startSolo(LIVE),
  discard: played(THREE_DOWN, '2 9 3 9 4', []),
  reveal: played(THREE_DOWN, '2 9 3 9 4', ['discard 0']),
  insurance: played(LIVE, '9 A 9 7', []),
  play: played(LIVE, '9 5 9 7', []),
  'card due': played(LIVE, '9 5 2 7', ['hit']),
  dealer: played(THREE_DOWN, '2 9 3 9 4', ['discard 0', 'reveal 0', 'stand']),
  settled: played(LIVE, '9 9 9 8', ['stand']),
};

test('every phase is reached as its name says', () => {
  const kinds = Object.values(PHASES).map((game) => awaiting(game).kind);
  expect(kinds).toEqual(['card', 'discard', 'reveal', 'insurance', 'action', 'card', 'dealer', 'nothing']);
});

describe('a command out of its phase is refused', () => {
  const COMMANDS: readonly [RoundCommand, inPhases: string[]][] = [
    [{ type: 'card', card: 'AS' }, ['deal', 'card due']],
    [{ type: 'act', action: 'stand' }, ['play']],
    [{ type: 'insure', spot: 1, take: false }, ['insurance']],
    [{ type: 'closeInsurance' }, ['insurance']],
    [{ type: 'discard', index: 0 }, ['discard']],
    [{ type: 'reveal', index: 0 }, ['reveal']],
    [{ type: 'dealerHit' }, ['dealer']],
    [{ type: 'dealerStand' }, ['dealer']],
    [{ type: 'forfeit', spot: 1 }, ['discard', 'reveal', 'insurance', 'play', 'dealer']],
  ];

  test.each(COMMANDS)('%j', (command, inPhases) => {
    for (const [phase, game] of Object.entries(PHASES)) {
      const decision = decide(game, command);
      if (inPhases.includes(phase)) expect([phase, decision.ok]).toEqual([phase, true]);
      else expect([phase, decision]).toEqual([phase, { ok: false, refusal: 'wrong-phase' }]);
    }
  });
});

describe('a command that names nothing, or what may not be', () => {
  test.each<[string, keyof typeof PHASES, RoundCommand, Refusal]>([
    ['a card to discard that is not there', 'discard', { type: 'discard', index: 3 }, 'bad-amount'],
    ['a card before the first', 'discard', { type: 'discard', index: -1 }, 'bad-amount'],
    ['a card between two', 'reveal', { type: 'reveal', index: 0.5 }, 'bad-amount'],
    ['no number', 'reveal', { type: 'reveal', index: Number.NaN }, 'bad-amount'],
    ['the card that was thrown away', 'reveal', { type: 'reveal', index: 2 }, 'bad-amount'],
    ['insurance for no spot', 'insurance', { type: 'insure', spot: 2, take: true }, 'bad-amount'],
    ['giving up no spot', 'play', { type: 'forfeit', spot: 2 }, 'bad-amount'],
  ])('%s', (_, phase, command, refusal) => {
    const game = PHASES[phase];
    expect(game && decide(game, command)).toEqual({ ok: false, refusal });
  });

  test('an action that is off', () => {
    const game = played(LIVE, '9 5 2 7 2', ['hit']);
    for (const action of ['double', 'split', 'surrender'] as const) {
      expect(decide(game, { type: 'act', action })).toEqual({ ok: false, refusal: 'illegal-action' });
    }
  });
});
