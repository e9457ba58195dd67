import { ACTIONS, type Card, parseCard } from '@upcard/core';
import { TABLE_KINDS } from '@upcard/tables';
import { z } from 'zod';

/** The cards of a scenario: draw order, leftmost first, separated by blanks; a suit is optional. */
const cardList = z.string().transform((text, context): Card[] => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => {
    const card = parseCard(word);
    if (card) return card;
    context.addIssue(`${word} is not a card`);
    return z.NEVER;
  });
});

const participant = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['human', 'bot', 'ai-easy', 'ai-normal', 'ai-hard']),
  elo: z.number().positive().exactOptional(),
});

const at = z.int().nonnegative();
const by = z.string().min(1);

/** A step in which only time passes. */
const wait = z.strictObject({ at });

const houseStep = z.union([
  wait,
  z.discriminatedUnion('do', [
    // Amounts and seats are any number here: what a table refuses is part of what a scenario shows.
    z.strictObject({ at, by, do: z.literal('bet'), seat: z.number(), amount: z.number() }),
    z.strictObject({ at, by, do: z.literal('next') }),
    ...ACTIONS.map((action) => z.strictObject({ at, by, do: z.literal(action) })),
  ]),
]);
/** One step of a House scenario. */
export type HouseStep = z.infer<typeof houseStep>;

const common = {
  settings: z.record(z.string(), z.unknown()).default({}),
  participants: z.array(participant).min(1),
  cards: cardList,
  // For people and for the checks that read the file; the run does not look at them.
  why: z.string().exactOptional(),
  covers: z.array(z.string()).exactOptional(),
  expect: z.unknown().optional(),
};

function checkTimes(steps: readonly { readonly at: number }[], context: z.RefinementCtx): void {
  steps.forEach((step, index) => {
    const before = steps[index - 1]?.at ?? 0;
    if (step.at < before)
      context.addIssue({ code: 'custom', path: [index, 'at'], message: `earlier than ${before}, the step before` });
  });
}

/** A House scenario: up to six seats, taken by the participants in their order. */
const houseScenario = z.strictObject({
  table: z.literal('house'),
  ...common,
  participants: z
    .array(participant.extend({ kind: z.literal('human') }))
    .min(1)
    .max(6),
  steps: z.array(houseStep).superRefine(checkTimes),
});

/** Table kinds that scenarios can be played on. */
export const SCENARIO_TABLES = ['house'] as const;

/** A well-formed scenario file. */
export type Scenario = z.infer<typeof houseScenario>;

/** A scenario, or what is wrong with the file: one line for each fault, with the place in front. */
export type ScenarioCheck =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly string[] };

const kindOnly = z.looseObject({ table: z.enum(TABLE_KINDS) });

function faultsOf(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.length > 0 ? path.join('.') : 'file'}: ${message}`);
}

/** Reads a scenario from parsed JSON. */
export function parseScenario(json: unknown): ScenarioCheck {
  const kind = kindOnly.safeParse(json);
  if (!kind.success) return { ok: false, faults: faultsOf(kind.error) };
  if (!SCENARIO_TABLES.some((table) => table === kind.data.table)) {
    return {
      ok: false,
      faults: [`table: ${kind.data.table} tables can not be played yet (${SCENARIO_TABLES.join(', ')} can)`],
    };
  }
  const parsed = houseScenario.safeParse(json);
  return parsed.success ? { ok: true, scenario: parsed.data } : { ok: false, faults: faultsOf(parsed.error) };
}
