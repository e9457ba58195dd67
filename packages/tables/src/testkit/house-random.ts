import { ACTIONS } from '@upcard/core';
import fc from 'fast-check';
import type { HouseCommand } from '../house/command.ts';
import { SEATS } from '../house/state.ts';
import { HOUSE_TABLE } from '../house/table.ts';
import { SHOE_ORDERS, type ShoeOrder, seededShoes } from './chance.ts';
import { type HouseRun, named, openHouse } from './house-run.ts';
import type { Answer, Chance } from './table-run.ts';

/** The same random sessions on every machine and every day. */
export const SEED = 20_260_101;

/** Everybody of a random session: three who may have seats, and a watcher. */
export const CROWD = ['ann', 'ben', 'cat', 'zed'] as const;

/** One thing that happens in a random session; numbers pick among what is there, modulo how much it is. */
export type Move =
  /** One of the commands that the overlays offer, leaving a seat excepted. */
  | { readonly kind: 'offered'; readonly pick: number }
  /** So many answers of people who bet the least and stand, so that sessions last. */
  | { readonly kind: 'steady'; readonly answers: number }
  | { readonly kind: 'leave'; readonly pick: number }
  /** Any command by anybody. */
  | { readonly kind: 'wild'; readonly who: number; readonly command: HouseCommand }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'presence'; readonly who: number; readonly isConnected: boolean };

/** Where people sit, how the shoes lie and what happens then. */
export interface Script {
  /** For each seat the index of its owner in `CROWD`, or null. */
  readonly seats: readonly (number | null)[];
  readonly seed: number;
  readonly order: ShoeOrder;
  readonly moves: readonly Move[];
}

const wildNumber = fc.oneof(
  fc.integer({ min: -1, max: 8 }),
  fc.constantFrom(50, 75, 100, 250, 500, 1_000, 1.5, Number.NaN, 1e9, Number.MAX_SAFE_INTEGER),
);

const wildCommand: fc.Arbitrary<HouseCommand> = fc.oneof(
  fc.record({ type: fc.constantFrom('sit', 'leave'), seat: wildNumber }),
  fc.record({ type: fc.constantFrom('start', 'next') }),
  fc.record({ type: fc.constant('bet'), seat: wildNumber, amount: wildNumber }),
  fc.record({ type: fc.constant('act'), action: fc.constantFrom(...ACTIONS) }),
  fc.record({ type: fc.constant('act'), action: fc.constantFrom(...ACTIONS), turn: wildNumber }),
);

const who = fc.nat({ max: CROWD.length - 1 });
/** Any command by anybody, time, or somebody who comes or goes. */
export const wildMove: fc.Arbitrary<Extract<Move, { kind: 'wild' | 'wait' | 'presence' }>> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wild'), who, command: wildCommand }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), milliseconds: fc.constantFrom(1, 3_000, 20_000, 60_000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('presence'), who, isConnected: fc.boolean() }) },
);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 24, arbitrary: fc.record({ kind: fc.constant('offered'), pick: fc.nat({ max: 1_000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('steady'), answers: fc.nat({ max: 150 }) }) },
  { weight: 6, arbitrary: wildMove },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), pick: fc.nat({ max: 40 }) }) },
);

/** Sessions of one to six seats with at most `most` moves; nobody but the first three of the crowd has a seat. */
export function scripts(most: number): fc.Arbitrary<Script> {
  return fc.record({
    seats: fc
      .array(fc.option(fc.nat({ max: 2 })), { minLength: 1, maxLength: SEATS })
      .filter((seats) => seats.some((owner) => owner !== null)),
    seed: fc.nat(),
    order: fc.constantFrom(...SHOE_ORDERS),
    moves: fc.array(move, { minLength: 1, maxLength: most, size: 'max' }),
  });
}

/** A command with the name of who says it. */
export interface Saying {
  readonly name: string;
  readonly command: HouseCommand;
}

/** Everything that the overlays offer to anybody now, leaving a seat excepted. */
export function offers(run: HouseRun): Saying[] {
  return CROWD.flatMap((name) => {
    const { bets, actions, canStart, canNext } = HOUSE_TABLE.overlay(run.state(), name);
    const commands: HouseCommand[] = [
      ...bets.flatMap(({ seat, choices }) =>
        choices
          .filter(({ isAffordable }) => isAffordable)
          .map(({ amount }): HouseCommand => ({ type: 'bet', seat, amount })),
      ),
      ...ACTIONS.filter((action) => actions?.[action].isLegal).map((action): HouseCommand => ({ type: 'act', action })),
      ...(canStart ? ([{ type: 'start' }] as const) : []),
      ...(canNext ? ([{ type: 'next' }] as const) : []),
    ];
    return commands.map((command) => ({ name, command }));
  });
}

function leaves(run: HouseRun): Saying[] {
  return CROWD.flatMap((name) =>
    HOUSE_TABLE.overlay(run.state(), name).canLeave.map((seat): Saying => ({ name, command: { type: 'leave', seat } })),
  );
}

function sayOne(run: HouseRun, sayings: readonly Saying[], pick: number): Answer | null {
  const saying = sayings[pick % Math.max(1, sayings.length)];
  return saying ? run.say(named(saying.name), saying.command) : null;
}

function isSteady({ command }: Saying): boolean {
  if (command.type === 'act') return command.action === 'stand';
  return command.type === 'next' || (command.type === 'bet' && command.amount === 50);
}

function playSteadily(run: HouseRun, answers: number): null {
  for (let answer = 0; answer < answers; answer += 1) {
    const isStuck = sayOne(run, offers(run).filter(isSteady), 0) === null;
    if (isStuck) run.passTo(HOUSE_TABLE.deadline(run.state()) ?? run.now());
  }
  return null;
}

/** Does one move. Null when it picks among nothing, or is more or less than one command. */
export function make(run: HouseRun, next: Move): Answer | null {
  switch (next.kind) {
    case 'offered':
      return sayOne(run, offers(run), next.pick);
    case 'steady':
      return playSteadily(run, next.answers);
    case 'leave':
      return sayOne(run, leaves(run), next.pick);
    case 'wild':
      return run.say(named(CROWD[next.who] ?? ''), next.command);
    case 'wait':
      run.passTo(run.now() + next.milliseconds);
      return null;
    case 'presence':
      return run.presence(named(CROWD[next.who] ?? ''), next.isConnected);
  }
}

/** The shoes of a script. */
export function shoesOf({ seats, seed, order }: Script): Chance {
  return seededShoes(seed, { order, hands: seats.filter((owner) => owner !== null).length });
}

/** A started session with the seats of the script; the moves are still to be made. */
export function begin({ seats }: Pick<Script, 'seats'>, chance: Chance): HouseRun {
  const run = openHouse('ann', chance);
  seats.forEach((owner, index) => {
    if (owner !== null) run.say(named(CROWD[owner] ?? ''), { type: 'sit', seat: index + 1 });
  });
  const starter = offers(run).find(({ command }) => command.type === 'start');
  if (starter) run.say(named(starter.name), starter.command);
  return run;
}
