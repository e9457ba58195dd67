import { ACTIONS } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../testkit/house-random.ts';
import { newStandard, standardSettings } from '../testkit/standard-game.ts';
import {
  alwaysStandard,
  begunStandard,
  makeStandard,
  mayResign,
  playedOutStandard,
  STANDARD_CROWD,
  standardOffers,
  standardScripts,
} from '../testkit/standard-random.ts';
import type { StandardCommand } from './command.ts';
import { betOf, capitalOf } from './query.ts';
import { STANDARD_TABLE } from './table.ts';
import type { StandardOverlay } from './view.ts';

/** For every command on screen: whether the overlay of this person says that it is on. */
function shownAsLegal(overlay: StandardOverlay, isOpen: boolean): [command: StandardCommand, isOn: boolean][] {
  const { bid, bet, choice, faceDown, actions, dealerActions, agreement } = overlay;
  const maySkip = bid !== null && bid.skipOff === null;
  const mayBid = (amount: number) => bid !== null && bid.bidOff === null && amount >= bid.least && amount <= bid.most;
  const mayBet = (amount: number) => bet !== null && bet.placed === null && amount >= bet.least && amount <= bet.most;
  const isOn = (action: (typeof ACTIONS)[number]) =>
    actions?.[action].isLegal === true || dealerActions.some((known) => known === action);
  const bids = [(bid?.least ?? 0) - 1, bid?.least ?? 0, bid?.most ?? 0, (bid?.most ?? 0) + 1];
  const bets = [(bet?.least ?? 2) - 2, bet?.least ?? 2, bet?.most ?? 2, (bet?.most ?? 2) + 2];
  return [
    ...bids.map((amount): [StandardCommand, boolean] => [{ type: 'bid', amount }, mayBid(amount)]),
    [{ type: 'skip' }, maySkip && !isOpen],
    [{ type: 'skipCurrent' }, maySkip && isOpen],
    [{ type: 'skipRest' }, maySkip && isOpen],
    ...bets.map((amount): [StandardCommand, boolean] => [{ type: 'bet', amount }, mayBet(amount)]),
    [{ type: 'bet', amount: (bet?.least ?? 2) + 1 }, false],
    ...(['discard', 'reveal'] as const).flatMap((type) =>
      [-1, 0, 1, 2, 3].map((index): [StandardCommand, boolean] => [
        { type, index },
        choice === type && index >= 0 && index < faceDown.length,
      ]),
    ),
    ...ACTIONS.map((action): [StandardCommand, boolean] => [{ type: 'act', action }, isOn(action)]),
    [{ type: 'agree' }, agreement === 'open'],
    [{ type: 'resign' }, overlay.canResign],
    [{ type: 'start' }, overlay.startOff === null],
    [{ type: 'applyCards', cards: 'A' }, overlay.canApplyCards === true],
  ];
}

describe('laws of a Standard game', () => {
  test('the events of the log, folded, are the live state, and both are plain JSON', () => {
    fc.assert(
      fc.property(standardScripts(60), (script) => {
        const run = begunStandard(script);
        for (const next of script.moves) makeStandard(run, next);
        const { isRated, isPaced, takesCards } = script;
        const start = newStandard(standardSettings(script.settings), { isRated, isPaced, takesCards });
        const events = run.steps().flatMap((step) => step.events);
        const log: typeof events = JSON.parse(JSON.stringify(events));
        expect(log.reduce(STANDARD_TABLE.evolve, start)).toEqual(run.state());
        expect(JSON.parse(JSON.stringify(run.state()))).toEqual(run.state());
      }),
      { numRuns: 40, seed: SEED },
    );
  });

  test('what is refused changes nothing', () => {
    fc.assert(
      fc.property(standardScripts(90), (script) => {
        const run = begunStandard(script);
        for (const next of script.moves) {
          const [before, steps] = [run.state(), run.steps().length];
          const answer = makeStandard(run, next);
          if (answer === null || answer === 'ok') continue;
          expect(run.state()).toBe(before);
          expect(run.steps()).toHaveLength(steps);
        }
      }),
      { numRuns: 60, seed: SEED },
    );
  });

  test('until the end a clock runs and somebody can act; after it nobody is awaited and no clock runs', () => {
    alwaysStandard((run) => {
      const awaiting = STANDARD_TABLE.awaiting(run.state()).kind;
      const deadline = STANDARD_TABLE.deadline(run.state());
      if (run.state().phase.kind === 'finished') {
        expect([awaiting, deadline, standardOffers(run), mayResign(run)]).toEqual(['nobody', null, [], []]);
        return;
      }
      expect(awaiting).toBe('people');
      expect(deadline ?? 0).toBeGreaterThan(run.now());
      expect(standardOffers(run).length).toBeGreaterThan(0);
      expect(mayResign(run).length).toBeGreaterThan(1);
    });
  });

  test('STD-016 left alone, every game ends by its clocks, with no more rounds than were set', () => {
    fc.assert(
      fc.property(standardScripts(70), (script) => {
        const run = playedOutStandard(script);
        const { phase, round, capitals, participants } = run.state();
        const active = participants.filter(({ status }) => status === 'active').length;
        if (phase.kind !== 'finished') throw new Error(`the game stands in ${phase.kind}`);
        expect(round).toBeLessThanOrEqual(Number(script.settings.rounds));
        if (phase.ending === 'rounds-played') expect(round).toBe(script.settings.rounds);
        if (phase.ending === 'one-left') expect(active).toBeLessThan(2);
        else expect(active).toBeGreaterThan(1);
        const isClosed = phase.ending === 'closed';
        if (!isClosed)
          expect(capitals.at(-1)).toEqual(participants.map(({ number }) => capitalOf(run.state(), number)));
        expect(capitals.length).toBeLessThanOrEqual(round + 1);
      }),
      { numRuns: 80, seed: SEED },
    );
  });

  test('STD-085 no Player acts before one who has bet less', () => {
    alwaysStandard(
      (run) => {
        const { players } = STANDARD_TABLE.view(run.state());
        const bets = players.flatMap(({ number, position }) =>
          position === null ? [] : [betOf(run.state(), number)?.amount ?? 0],
        );
        expect(bets).toEqual([...bets].sort((a, b) => a - b));
      },
      { runs: 30 },
    );
  });

  test('what the overlay shows as on is accepted, and what it shows as off is refused', () => {
    alwaysStandard(
      (run, script) => {
        for (const name of STANDARD_CROWD) {
          const overlay = STANDARD_TABLE.overlay(run.state(), name);
          for (const [command, isOn] of shownAsLegal(overlay, script.settings.bidding === 'open')) {
            expect([name, command, run.ask(name, command) === 'ok']).toEqual([name, command, isOn]);
          }
        }
      },
      { runs: 12, moves: 50 },
    );
  });

  test('who may do nothing is shown nothing that is on', () => {
    alwaysStandard(
      (run) => {
        for (const name of STANDARD_CROWD) {
          const shown = STANDARD_TABLE.onlyWatching(STANDARD_TABLE.overlay(run.state(), name));
          expect(shownAsLegal(shown, true).filter(([, isOn]) => isOn)).toEqual([]);
          expect(shownAsLegal(shown, false).filter(([, isOn]) => isOn)).toEqual([]);
        }
      },
      { runs: 15, moves: 60 },
    );
  });

  test('the games that these laws are tried on come to every ending, deal, action and resignation', () => {
    const seen = new Set<string>();
    for (const script of fc.sample(standardScripts(120), { numRuns: 160, seed: SEED })) {
      const run = playedOutStandard(script);
      for (const { before, events } of run.steps()) {
        for (const event of events) {
          seen.add(event.type);
          if (event.type === 'round') seen.add(event.event.type);
          if (event.type === 'round' && event.event.type === 'actionTaken') seen.add(event.event.action);
          if (event.type === 'timedOut' && event.who.length > 0) seen.add(`${event.answer} timed out`);
          if (event.type === 'gameFinished') seen.add(event.ending);
          if (event.type === 'moneyMoved') seen.add(event.why);
          if (event.type === 'resigned') seen.add(`resigned in ${STANDARD_TABLE.view(before).phase}`);
        }
      }
    }
    const wanted = [
      ...['hit', 'stand', 'double', 'split', 'surrender', 'dealerDiscarded', 'cardRevealed', 'dealerStood'],
      ...['auction', 'distribution', 'elimination', 'resignation', 'returned', 'forfeited'],
      ...['rounds-played', 'one-left', 'closed', 'bankerTookOver', 'lotsCalled', 'roundVoided', 'bidCycleRenewed'],
      ...['auction', 'bet', 'discard', 'reveal', 'action', 'agreement'].map((answer) => `${answer} timed out`),
      ...['auction', 'bets', 'discard', 'reveal', 'play', 'dealer', 'break'].map((phase) => `resigned in ${phase}`),
      ...['cardSuited', 'agreed', 'autoAgreed', 'capitalsChanged', 'clockShifted', 'hostChanged'],
    ];
    expect(wanted.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
