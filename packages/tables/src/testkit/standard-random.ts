import { ACTIONS, type Card, DECK } from '@upcard/core';
import { listedCards } from '@upcard/core/testkit/card-row';
import { seededIndex } from '@upcard/core/testkit/seeded-index';
import fc from 'fast-check';
import type { StandardCommand } from '../standard/command.ts';
import { BANKER, BOT } from '../standard/house-people.ts';
import { STANDARD_TABLE } from '../standard/table.ts';
import type { BidChoices, StandardOverlay, StandardView } from '../standard/view.ts';
import type { RoomWord } from '../table.ts';
import { SEED } from './house-random.ts';
import { named } from './house-run.ts';
import { newStandard, standardSettings } from './standard-game.ts';
import { runStandard, type StandardChance, type StandardRun } from './standard-run.ts';
import type { Answer } from './table-run.ts';

/** Everybody who may play; Zed only watches. */
const PEOPLE = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'] as const;
/** Everybody who may say something to a random game: people, a watcher, the bot and the Banker. */
export const STANDARD_CROWD = [...PEOPLE, 'zed', BOT.id, BANKER.id] as const;

/** One thing that happens in a random game; numbers pick among what is there, modulo how much it is. */
export type StandardMove =
  /** One of the commands that the overlays offer, resigning excepted. */
  | { readonly kind: 'offered'; readonly pick: number }
  /** So many answers of people who want nothing but to go on. */
  | { readonly kind: 'steady'; readonly answers: number }
  | { readonly kind: 'resign'; readonly pick: number }
  /** Any command by anybody. */
  | { readonly kind: 'wild'; readonly who: number; readonly command: StandardCommand }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'word'; readonly word: RoomWord };

/** Which cards come more often than their share, so that rare hands come about as well. */
const RICH: readonly (readonly Card[])[] = [DECK, ...['8 A 10 J', 'A 10 K', '2 3 4 5 6'].map(listedCards)];

/** Who plays by what settings, which cards come, and what happens. */
export interface StandardScript {
  readonly people: number;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly isRated: boolean;
  readonly isPaced: boolean;
  readonly takesCards: boolean;
  /** Whether nobody continues by themselves. */
  readonly isByHand: boolean;
  readonly rich: number;
  readonly seed: number;
  readonly moves: readonly StandardMove[];
}

const wildNumber = fc.oneof(
  fc.integer({ min: -1, max: 12 }),
  fc.constantFrom(100, 101, 250, 1_000, 1.5, Number.NaN, 1e9, Number.MAX_SAFE_INTEGER),
);
const wildCommand: fc.Arbitrary<StandardCommand> = fc.oneof(
  fc.record({ type: fc.constantFrom('start', 'skip', 'skipCurrent', 'skipRest', 'agree') }),
  fc.record({ type: fc.constantFrom('bid', 'bet'), amount: wildNumber }),
  fc.record({ type: fc.constantFrom('bid', 'bet'), amount: wildNumber, round: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ type: fc.constantFrom('discard', 'reveal'), index: wildNumber }),
  fc.record({ type: fc.constant('act'), action: fc.constantFrom(...ACTIONS) }),
  fc.record({ type: fc.constant('act'), action: fc.constantFrom(...ACTIONS), turn: fc.nat({ max: 12 }) }),
  fc.record({ type: fc.constant('autoContinue'), isOn: fc.boolean() }),
  fc.record({ type: fc.constant('applyCards'), cards: fc.constantFrom('A10K', '8 8 8 8', '', '1', 'x') }),
);
const word: fc.Arbitrary<RoomWord> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('roundVoided') }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('clockShifted'), by: fc.constantFrom(1, 7_000) }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('hostChanged'), host: fc.constantFrom('ben', 'zed').map(named) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('closed') }) },
);
const who = fc.nat({ max: STANDARD_CROWD.length - 1 });
const pick = fc.nat({ max: 10_000 });
const milliseconds = fc.constantFrom(1, 900, 4_000, 5_000, 15_000);
const move: fc.Arbitrary<StandardMove> = fc.oneof(
  { weight: 40, arbitrary: fc.record({ kind: fc.constant('offered'), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('steady'), answers: fc.nat({ max: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resign'), pick }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wild'), who, command: wildCommand }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), milliseconds }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('word'), word }) },
);

const settings = fc
  .record({
    includeBot: fc.boolean(),
    rounds: fc.integer({ min: 1, max: 4 }),
    minimumBet: fc.constantFrom(2, 10, 100),
    bidding: fc.constantFrom('open', 'blind'),
    dealersRule: fc.constantFrom('free-will', 'free-will-2-1', 'free-will-3-2-1'),
    actionTime: fc.constant(15),
    roundBreak: fc.constant(5),
    minimumRaise: fc.constantFrom(1, 10),
    betsShown: fc.constantFrom('all', 'paid'),
  })
  .chain((chosen) =>
    fc.constantFrom(0, 400, 999, 9_001).map((more) => ({ ...chosen, startingCapital: chosen.minimumBet + more })),
  );

/** Games of two to eight with at most `most` moves. */
export function standardScripts(most: number): fc.Arbitrary<StandardScript> {
  return fc.record({
    people: fc.integer({ min: 2, max: PEOPLE.length }),
    settings,
    isRated: fc.boolean(),
    isPaced: fc.boolean(),
    takesCards: fc.boolean(),
    isByHand: fc.boolean(),
    rich: fc.nat({ max: RICH.length - 1 }),
    seed: fc.nat(),
    moves: fc.array(move, { minLength: Math.floor(most / 3), maxLength: most, size: 'max' }),
  });
}

/** Chance as a script has it. */
export function chanceOf({ rich, seed }: Pick<StandardScript, 'rich' | 'seed'>): StandardChance {
  const index = seededIndex(seed);
  const card = (): Card => {
    const from = index(3) === 0 ? DECK : (RICH[rich] ?? DECK);
    return from[index(from.length)] ?? 'AS';
  };
  return { card, index };
}

/** The started game of a script; the moves are still to be made. With the bot a person fewer plays. */
export function beginStandard(script: StandardScript, chance: StandardChance): StandardRun {
  const { isRated, isPaced, takesCards } = script;
  const start = newStandard(standardSettings(script.settings), { isRated, isPaced, takesCards });
  const run = runStandard(start, chance);
  const names = PEOPLE.slice(0, script.people - (script.settings.includeBot === true ? 1 : 0));
  const ratings = Object.fromEntries(names.map((name, index) => [name, 14_000 + 500 * (index % 4)]));
  run.hear({ type: 'gathered', ready: names.map(named) });
  run.hear({ type: 'rated', ratings });
  run.say('ann', { type: 'start' });
  if (script.isByHand) for (const name of names) run.say(name, { type: 'autoContinue', isOn: false });
  return run;
}

/** A command with the name of who says it. */
export interface StandardSaying {
  readonly name: string;
  readonly command: StandardCommand;
}

function bidsOf({ bidding }: StandardView['options'], { bidOff, skipOff, least, most }: BidChoices): StandardCommand[] {
  const skips = bidding === 'open' ? (['skipCurrent', 'skipRest', 'skipRest'] as const) : (['skip'] as const);
  const spare = most - least;
  const amounts = [least, least, least, least + Math.min(10, spare), least + Math.floor(spare / 20), most];
  return [
    ...(bidOff === null ? amounts : []).map((amount): StandardCommand => ({ type: 'bid', amount })),
    ...(skipOff === null ? skips : []).map((type): StandardCommand => ({ type })),
  ];
}

function betsOf({ least, most, placed }: NonNullable<StandardOverlay['bet']>): StandardCommand[] {
  if (placed !== null) return [];
  const middle = least + 2 * Math.floor((most - least) / 4);
  return [least, least, middle, most].map((amount) => ({ type: 'bet', amount }));
}

function offeredTo(view: StandardView, overlay: StandardOverlay): StandardCommand[] {
  const { bid, bet, choice, faceDown, actions, dealerActions, agreement, canApplyCards } = overlay;
  return [
    ...(bid ? bidsOf(view.options, bid) : []),
    ...(bet ? betsOf(bet) : []),
    ...(choice ? faceDown.map((_, index): StandardCommand => ({ type: choice, index })) : []),
    ...ACTIONS.filter((action) => actions?.[action].isLegal).map(
      (action): StandardCommand => ({ type: 'act', action }),
    ),
    ...dealerActions.map((action): StandardCommand => ({ type: 'act', action })),
    ...(agreement === 'open' ? ([{ type: 'agree' }] as const) : []),
    ...(canApplyCards ? ([{ type: 'applyCards', cards: 'A 10 8 8 K 5' }] as const) : []),
    ...(overlay.startOff === null ? ([{ type: 'start' }] as const) : []),
  ];
}

/** Everything that the overlays offer to anybody now, resigning excepted; of amounts only some. */
export function standardOffers(run: StandardRun): readonly StandardSaying[] {
  const view = STANDARD_TABLE.view(run.state());
  return STANDARD_CROWD.flatMap((name) =>
    offeredTo(view, STANDARD_TABLE.overlay(run.state(), name)).map((command) => ({ name, command })),
  );
}

/** Those who may resign now; who leads the auction, or deals, or is asked comes once more. */
export function mayResign(run: StandardRun): readonly string[] {
  const state = run.state();
  const { auction, dealer, active, participants } = STANDARD_TABLE.view(state);
  const marked = [auction?.leading?.by, dealer?.number, active?.spot];
  const often = participants.filter(({ number }) => marked.includes(number)).map(({ person }) => person.id);
  return [...STANDARD_CROWD, ...often].filter((name) => STANDARD_TABLE.overlay(state, name).canResign);
}

function sayOne(run: StandardRun, sayings: readonly StandardSaying[], index: number): Answer | null {
  const saying = sayings[index % Math.max(1, sayings.length)];
  return saying ? run.say(saying.name, saying.command) : null;
}

function isSteady({ command }: StandardSaying): boolean {
  switch (command.type) {
    case 'act':
      return command.action === 'stand';
    case 'bid':
    case 'skipCurrent':
    case 'applyCards':
      return false;
    default:
      return true;
  }
}

function playSteadily(run: StandardRun, answers: number): null {
  for (let answer = 0; answer < answers; answer += 1) {
    const isStuck = sayOne(run, standardOffers(run).filter(isSteady), 0) === null;
    if (isStuck) run.passTo(STANDARD_TABLE.deadline(run.state()) ?? run.now());
  }
  return null;
}

/** Does one move. Null when it picks among nothing, or is more or less than one command. */
export function makeStandard(run: StandardRun, next: StandardMove): Answer | null {
  switch (next.kind) {
    case 'offered':
      return sayOne(run, standardOffers(run), next.pick);
    case 'steady':
      return playSteadily(run, next.answers);
    case 'resign': {
      const sayings = mayResign(run).map((name): StandardSaying => ({ name, command: { type: 'resign' } }));
      return sayOne(run, sayings, next.pick);
    }
    case 'wild':
      return run.say(STANDARD_CROWD[next.who] ?? '', next.command);
    case 'wait':
      run.passTo(run.now() + next.milliseconds);
      return null;
    case 'word':
      return run.hear(next.word);
  }
}

/** The started game of a script, with its own chance. */
export function begunStandard(script: StandardScript): StandardRun {
  return beginStandard(script, chanceOf(script));
}

/** Plays random games and looks at each of them after every move. */
export function alwaysStandard(
  look: (run: StandardRun, script: StandardScript) => void,
  { runs = 40, moves = 90 } = {},
): void {
  fc.assert(
    fc.property(standardScripts(moves), (script) => {
      const run = begunStandard(script);
      look(run, script);
      for (const next of script.moves) {
        makeStandard(run, next);
        look(run, script);
      }
    }),
    { numRuns: runs, seed: SEED },
  );
}

/** A game of this script in which everybody then lets the clocks play it out. */
export function playedOutStandard(script: StandardScript): StandardRun {
  const run = begunStandard(script);
  for (const next of script.moves) makeStandard(run, next);
  run.passTo(run.now() + 100_000_000);
  return run;
}
