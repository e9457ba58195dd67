import {
  DEALER_PLAYS,
  DOUBLES,
  GAMES,
  type GameRules,
  NATURAL_PAYS,
  type RuleFault,
  validateGameRules,
} from '@upcard/core';
import { z } from 'zod';

const { live } = GAMES;
const yesOrNo = z.boolean('true or false');

function oneOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.enum(names, `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`);
}

/** Whole or not and how many is `validateGameRules`' affair: here only what kind of thing stands there. */
const gameRules = z.strictObject({
  decks: z.union([z.number(), z.literal('infinite')], '1 to 8, or infinite').default(live.decks),
  dealer: oneOf(DEALER_PLAYS).default(live.dealer),
  peek: yesOrNo.default(live.peek),
  double: oneOf(DOUBLES).default(live.double),
  doubleAfterSplit: yesOrNo.default(live.doubleAfterSplit),
  splitBy: oneOf(['rank', 'value']).default(live.splitBy),
  maxHands: z.number('1 to 4').default(live.maxHands),
  resplitAces: yesOrNo.default(live.resplitAces),
  hitSplitAces: yesOrNo.default(live.hitSplitAces),
  surrender: oneOf(['none', 'late']).default(live.surrender),
  naturalPays: oneOf(NATURAL_PAYS).default(live.naturalPays),
});

/** The game rules, or everything wrong with them: the field and a sentence about it. `rules` is the field of what is no object. */
export type GameRulesCheck =
  | { readonly ok: true; readonly rules: GameRules }
  | { readonly ok: false; readonly faults: readonly RuleFault[] };

function faultsOf(error: z.ZodError): RuleFault[] {
  return error.issues.flatMap((issue): RuleFault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((field) => ({ field, fault: 'there is no such rule' }));
    const [field] = issue.path;
    return [
      field === undefined ? { field: 'rules', fault: 'not an object' } : { field: String(field), fault: issue.message },
    ];
  });
}

const document = z.looseObject({ rules: z.unknown() });

/** The rules member of a document such as `upcard solve --json` prints, else the thing itself. */
function rulesIn(json: unknown): unknown {
  const parsed = document.safeParse(json);
  return parsed.success && Object.hasOwn(parsed.data, 'rules') ? parsed.data.rules : json;
}

/** Rules that stand beside a `rules` member would count for nothing. */
function strayFaults(json: unknown): RuleFault[] {
  const parsed = document.safeParse(json);
  if (!parsed.success || !Object.hasOwn(parsed.data, 'rules')) return [];
  return Object.keys(parsed.data)
    .filter((name) => Object.hasOwn(gameRules.shape, name))
    .map((field) => ({ field, fault: 'stands beside the rules, not among them' }));
}

/**
 * Reads game rules from parsed JSON: an object of rules, or one with such an object as its `rules`. What is left out is as at
 * the Live table. Rules found sound can be played; the solver may still have its limits.
 */
export function parseGameRules(json: unknown): GameRulesCheck {
  const parsed = gameRules.safeParse(rulesIn(json));
  const stray = strayFaults(json);
  if (!parsed.success) return { ok: false, faults: [...stray, ...faultsOf(parsed.error)] };
  const faults = [...stray, ...validateGameRules(parsed.data)];
  return faults.length === 0 ? { ok: true, rules: parsed.data } : { ok: false, faults };
}
