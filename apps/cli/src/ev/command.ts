import { checkSituation, evaluateHand, type Situation, type SplitPlay } from '@upcard/solver';
import { readRules } from '../solve/rules-flag.ts';
import { readSplit } from '../solve/split-flag.ts';
import { isColoured } from '../solve/terminal-colour.ts';
import { whileSolving } from '../solve/while-solving.ts';
import { UsageFault } from '../usage-fault.ts';
import { readRanks } from './card-words.ts';
import { type EvAnswer, evText } from './ev-text.ts';

/** Flags of `upcard ev` as they were given. */
export interface EvFlags {
  readonly rules: string | undefined;
  readonly hand: string | undefined;
  readonly up: string | undefined;
  readonly removed: string | undefined;
  readonly split: string | undefined;
  readonly json: boolean;
}

/** Throws `UsageFault`. */
function readSituation({ hand, up, removed = '' }: EvFlags): Situation {
  if (hand === undefined) throw new UsageFault('--hand is missing: the cards of the hand, as in "A 7"');
  if (up === undefined) throw new UsageFault('--up is missing: the card that the dealer shows');
  const [upCard, ...more] = readRanks('up', up);
  if (upCard === undefined || more.length > 0) throw new UsageFault('--up is one card');
  return { hand: readRanks('hand', hand), up: upCard, removed: readRanks('removed', removed) };
}

/** The fields of a cell of `upcard solve --json`, and what was asked. The play of split hands is `splitPlay`: `split` is a value. */
function evJson({ rules, situation, values }: EvAnswer, splitPlay: SplitPlay): string {
  const { stand, hit, double, split, surrender, best, dealerNatural, insurance } = values;
  const cell = { ...situation, stand, hit, double, split, surrender, best, dealerNatural, insurance };
  return JSON.stringify({ ...cell, splitPlay, rules }, null, 2);
}

function complain(faults: readonly string[]): number {
  for (const fault of faults) console.error(fault);
  return 2;
}

/** `upcard ev`: prints what each action of one hand is worth. Returns the exit code. Throws `UsageFault`. */
export async function evOfHand(flags: EvFlags): Promise<number> {
  const situation = readSituation(flags);
  const split = readSplit(flags.split);
  const read = await readRules(flags.rules);
  if (!read.ok) return complain(read.faults);
  const { name, rules } = read;
  const faults = checkSituation(rules, situation);
  if (faults.length > 0) return complain(faults.map(({ field, fault }) => `--${field}: ${fault}`));
  const values = whileSolving(name, () => evaluateHand(rules, situation, split));
  const answer = { name, rules, situation, values };
  console.log(flags.json ? evJson(answer, split) : evText(answer, isColoured()));
  return 0;
}
