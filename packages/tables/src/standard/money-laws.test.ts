import { balanceOf } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../testkit/house-random.ts';
import {
  alwaysStandard,
  begunStandard,
  makeStandard,
  playedOutStandard,
  standardScripts,
} from '../testkit/standard-random.ts';
import { bankOf, capitalOf, generatedOf, wageredBy } from './query.ts';
import { STANDARD_TABLE } from './table.ts';

describe('laws of the money in a Standard game', () => {
  test('STD-150 no coin appears but what is Generated, none vanishes, nobody has less than nothing', () => {
    let generated = 0;
    alwaysStandard((run, script) => {
      const state = run.state();
      const balances = Object.entries(state.ledger.balances);
      expect(balances.reduce((sum, [, amount = 0]) => sum + amount, 0)).toBe(0);
      expect(balances.filter(([account, amount = 0]) => account !== 'mint' && amount < 0)).toEqual([]);
      const held = state.participants.map(({ number }) => capitalOf(state, number) + wageredBy(state, number));
      const put = script.people * Number(script.settings.startingCapital);
      expect(held.reduce((sum, amount) => sum + amount, bankOf(state))).toBe(put + generatedOf(state));
      expect(generatedOf(state)).toBeGreaterThanOrEqual(0);
      generated = Math.max(generated, generatedOf(state));
    });
    expect(generated).toBeGreaterThan(0);
  });

  test('STD-066 STD-218 whoever is out of the game holds nothing', () => {
    alwaysStandard(
      (run) => {
        const out = run.state().participants.filter(({ status }) => status !== 'active');
        expect(out.filter(({ number }) => capitalOf(run.state(), number) !== 0)).toEqual([]);
      },
      { runs: 30 },
    );
  });

  test('STD-150 Generated only ever grows, and only by a settlement', () => {
    alwaysStandard(
      (run) => {
        const step = run.steps().at(-1);
        if (step === undefined || step.before.participants.length === 0) return;
        const grown = generatedOf(step.after) - generatedOf(step.before);
        expect(grown).toBeGreaterThanOrEqual(0);
        const isSettled = step.events.some((event) => event.type === 'round' && event.event.type === 'roundSettled');
        if (!isSettled) expect(grown).toBe(0);
      },
      { runs: 40 },
    );
  });

  test('wagers lie on the table only while a round is bet or played, and the Bank is divided between rounds', () => {
    alwaysStandard((run) => {
      const state = run.state();
      const { kind } = state.phase;
      const onTable = state.participants.filter(({ number }) => balanceOf(state.ledger, `bet:${number}`) > 0);
      if (kind !== 'bets' && kind !== 'round') expect(onTable).toEqual([]);
      const active = state.participants.filter(({ status }) => status === 'active').length;
      const isDivided =
        kind === 'break' &&
        !run
          .steps()
          .at(-1)
          ?.events.some(({ type }) => type === 'resigned');
      if (
        isDivided &&
        run
          .steps()
          .at(-1)
          ?.events.some(({ type }) => type === 'breakBegan')
      ) {
        expect(bankOf(state)).toBeLessThan(active);
      }
    });
  });

  test('STD-186 the Dealer’s earnings are the Players’ net turned round, and wagers are those of all hands', () => {
    fc.assert(
      fc.property(standardScripts(90), (script) => {
        const { lastRound, results } = playedOutStandard(script).state();
        if (lastRound === null) return;
        const hands = lastRound.players.flatMap((player) => player.hands);
        expect(hands.reduce((sum, { result }) => sum + result.net, lastRound.earnings)).toBe(0);
        expect(hands.reduce((sum, { result }) => sum + result.wager, 0)).toBe(lastRound.playerWagers);
        expect(results.at(-1)).toMatchObject({ round: lastRound.round, earnings: lastRound.earnings });
      }),
      { numRuns: 60, seed: SEED },
    );
  });

  test('the coins that move on the screens add up to what the standings show', () => {
    fc.assert(
      fc.property(standardScripts(90), (script) => {
        const run = begunStandard(script);
        for (const next of script.moves) makeStandard(run, next);
        const told = new Map<number, number>();
        for (const { before, events } of run.steps()) {
          for (const happening of STANDARD_TABLE.happenings(before, events)) {
            if (happening.type !== 'coinsMoved') continue;
            told.set(happening.number, (told.get(happening.number) ?? 0) + happening.by);
          }
        }
        const shown = STANDARD_TABLE.view(run.state()).participants;
        expect(shown.map(({ number }) => told.get(number) ?? 0)).toEqual(shown.map(({ available }) => available));
      }),
      { numRuns: 60, seed: SEED },
    );
  });

  test('STD-208 the changes of a rated game add up to nothing; a game that is closed, or not rated, changes no rating', () => {
    fc.assert(
      fc.property(standardScripts(70), (script) => {
        const { phase, ratingChanges, participants } = playedOutStandard(script).state();
        const isClosed = phase.kind === 'finished' && phase.ending === 'closed';
        expect(ratingChanges).toHaveLength(script.isRated && !isClosed ? participants.length : 0);
        expect(ratingChanges.reduce((sum, { change }) => sum + change, 0)).toBe(0);
      }),
      { numRuns: 60, seed: SEED },
    );
  });
});
