import { ACTIONS, type Account, HOUSE } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN_TERMS } from '../table.ts';
import { listedChance } from '../testkit/chance.ts';
import { begin, CROWD, make, offers, SEED, scripts, shoesOf } from '../testkit/house-random.ts';
import { type HouseRun, named } from '../testkit/house-run.ts';
import type { HouseCommand } from './command.ts';
import { CLOSES_AFTER, SEATS } from './state.ts';
import { HOUSE_TABLE } from './table.ts';

/** Plays random sessions and looks at each of them after every move. */
function always(look: (run: HouseRun) => void, { runs = 40, moves = 80 } = {}): void {
  fc.assert(
    fc.property(scripts(moves), (script) => {
      const run = begin(script, shoesOf(script));
      look(run);
      for (const next of script.moves) {
        make(run, next);
        look(run);
      }
    }),
    { numRuns: runs, seed: SEED },
  );
}

function bookOf(run: HouseRun): [account: string, amount: number][] {
  return Object.entries(run.state().ledger.balances).map(([account, amount = 0]) => [account, amount]);
}

/** What the happenings say about every account, from an empty book on. */
function toldBalances(run: HouseRun): Map<Account, number> {
  const balances = new Map<Account, number>();
  for (const { before, events } of run.steps()) {
    for (const happening of HOUSE_TABLE.happenings(before, events)) {
      if (happening.type !== 'chipsMoved') continue;
      const { from, to, amount } = happening;
      balances.set(from, (balances.get(from) ?? 0) - amount);
      balances.set(to, (balances.get(to) ?? 0) + amount);
    }
  }
  return balances;
}

const ladder = HOUSE.bets.kind === 'ladder' ? HOUSE.bets.amounts : [];
const seats = Array.from({ length: SEATS }, (_, index) => index + 1);

/** For every command on screen: whether the overlay of this person says that it is on. */
function shownAsLegal(run: HouseRun, name: string): [command: HouseCommand, isOn: boolean][] {
  const overlay = HOUSE_TABLE.overlay(run.state(), name);
  const choices = (seat: number) => overlay.bets.find((bet) => bet.seat === seat)?.choices ?? [];
  return [
    ...seats.flatMap((seat) =>
      ladder.map((amount): [HouseCommand, boolean] => [
        { type: 'bet', seat, amount },
        choices(seat).some((choice) => choice.amount === amount && choice.isAffordable),
      ]),
    ),
    ...seats.map((seat): [HouseCommand, boolean] => [{ type: 'leave', seat }, overlay.canLeave.includes(seat)]),
    ...ACTIONS.map((action): [HouseCommand, boolean] => [
      { type: 'act', action },
      overlay.actions?.[action].isLegal ?? false,
    ]),
    [{ type: 'start' }, overlay.canStart],
    [{ type: 'next' }, overlay.canNext],
  ];
}

describe('laws of the House table', () => {
  test('the events of the log, folded, are the live state, and both are plain JSON', () => {
    always(
      (run) => {
        const start = HOUSE_TABLE.create({
          settings: {},
          opener: named('ann'),
          joining: 'open',
          terms: PLAIN_TERMS,
          createdAt: 0,
        });
        const log: typeof events = JSON.parse(JSON.stringify(run.steps().flatMap(({ events }) => events)));
        const events = run.steps().flatMap((step) => step.events);
        const replayed = log.reduce(HOUSE_TABLE.evolve, start);
        expect(replayed).toEqual(run.state());
        expect(JSON.parse(JSON.stringify(run.state()))).toEqual(run.state());
      },
      { runs: 25, moves: 40 },
    );
  });

  test('what is refused changes nothing', () => {
    fc.assert(
      fc.property(scripts(90), (script) => {
        const run = begin(script, shoesOf(script));
        for (const next of script.moves) {
          const [before, steps] = [run.state(), run.steps().length];
          const answer = make(run, next);
          if (answer === null || answer === 'ok') continue;
          expect(run.state()).toBe(before);
          expect(run.steps()).toHaveLength(steps);
        }
      }),
      { numRuns: 60, seed: SEED },
    );
  });

  test('until the end a clock runs or somebody can act; after it nobody is awaited and no clock runs', () => {
    always((run) => {
      const awaiting = HOUSE_TABLE.awaiting(run.state()).kind;
      const deadline = HOUSE_TABLE.deadline(run.state());
      if (run.state().phase.kind === 'finished') {
        expect([awaiting, deadline, offers(run)]).toEqual(['nobody', null, []]);
        return;
      }
      expect(awaiting).toBe('people');
      expect(deadline !== null || offers(run).length > 0).toBe(true);
      expect(deadline ?? Number.POSITIVE_INFINITY).toBeGreaterThan(run.now());
    });
  });

  test('left alone, a session ends: the clock plays it out and the table closes', () => {
    fc.assert(
      fc.property(scripts(60), (script) => {
        const run = begin(script, shoesOf(script));
        for (const next of script.moves) make(run, next);
        for (const name of CROWD) run.presence(named(name), false);
        run.passTo(run.now() + CLOSES_AFTER);
        expect(run.state().phase.kind).toBe('finished');
        expect(HOUSE_TABLE.view(run.state()).seats.filter(({ bet }) => bet !== 0)).toEqual([]);
      }),
      { numRuns: 60, seed: SEED },
    );
  });

  test('no chip appears or vanishes, and no account is overdrawn', () => {
    always((run) => {
      const amounts = bookOf(run);
      expect(amounts.reduce((total, [, amount]) => total + amount, 0)).toBe(0);
      expect(amounts.filter(([account, amount]) => account !== 'mint' && amount < 0)).toEqual([]);
      const isAtStake = ['bets', 'round'].includes(run.state().phase.kind);
      const staked = amounts.filter(([account, amount]) => account.startsWith('bet:') && amount > 0);
      if (!isAtStake) expect(staked).toEqual([]);
    });
  });

  test('the chips that move on the screens add up to the ledger', () => {
    always(
      (run) => {
        const isUsed = ([, amount]: readonly [string, number]) => amount !== 0;
        expect([...toldBalances(run)].filter(isUsed).sort()).toEqual(bookOf(run).filter(isUsed).sort());
      },
      { runs: 25, moves: 60 },
    );
  });

  test('what the overlay shows as on is accepted, and what it shows as off is refused', () => {
    always(
      (run) => {
        for (const name of CROWD) {
          for (const [command, isOn] of shownAsLegal(run, name)) {
            expect([name, command, run.ask(named(name), command) === 'ok']).toEqual([name, command, isOn]);
          }
          const canSit = seats.some((seat) => run.ask(named(name), { type: 'sit', seat }) === 'ok');
          expect(canSit).toBe(HOUSE_TABLE.overlay(run.state(), name).canSit);
        }
      },
      { runs: 25, moves: 60 },
    );
  });

  test('before the start too: sitting, leaving and starting are on exactly when they are accepted', () => {
    const steps = fc.array(fc.record({ who: fc.nat({ max: 3 }), seat: fc.nat({ max: 7 }), leaves: fc.boolean() }));
    fc.assert(
      fc.property(steps, (taken) => {
        const run = begin({ seats: [] }, listedChance());
        for (const { who, seat, leaves } of taken) {
          run.say(named(CROWD[who] ?? ''), { type: leaves ? 'leave' : 'sit', seat });
          for (const name of CROWD) {
            for (const [command, isOn] of shownAsLegal(run, name)) {
              expect([name, command, run.ask(named(name), command) === 'ok']).toEqual([name, command, isOn]);
            }
          }
        }
      }),
      { numRuns: 25, seed: SEED },
    );
  });

  test('the sessions that these laws are tried on come to every ending, to a shuffle and to every action', () => {
    const seen = new Set<string>();
    for (const script of fc.sample(scripts(90), { numRuns: 60, seed: SEED })) {
      const run = begin(script, shoesOf(script));
      for (const next of script.moves) make(run, next);
      for (const event of run.steps().flatMap(({ events }) => events)) {
        if (event.type === 'sessionEnded') seen.add(event.ending.kind);
        else if (event.type === 'round' && event.event.type === 'actionTaken') seen.add(event.event.action);
        else seen.add(event.type);
      }
    }
    const wanted = ['bankBroken', 'houseWins', 'closed', 'shuffleBegan', 'timedOut', 'seatLeft', 'presenceChanged'];
    expect([...wanted, 'hit', 'stand', 'double', 'split'].filter((kind) => !seen.has(kind))).toEqual([]);
  });

  test('shoe, discards and the cards on the felt are 260, and a shoe never runs out', () => {
    always((run) => {
      const { shoe, table } = HOUSE_TABLE.view(run.state());
      const inHands = table?.spots.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)).length ?? 0;
      expect(shoe.left + shoe.discards + inHands + (table?.dealer.cards.length ?? 0)).toBe(260);
      expect(Math.min(shoe.left, shoe.discards)).toBeGreaterThanOrEqual(0);
    });
  });
});
