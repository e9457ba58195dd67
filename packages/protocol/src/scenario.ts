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

// Any number: what a table refuses is part of what a scenario shows. One that is left out is none, and refused like that.
const number = z.number().default(Number.NaN);

/** A step in which only time passes. */
const wait = z.strictObject({ at });

const houseStep = z.union([
  wait,
  z.discriminatedUnion('do', [
    z.strictObject({ at, by, do: z.literal('bet'), seat: number, amount: number }),
    z.strictObject({ at, by, do: z.literal('next') }),
    ...ACTIONS.map((action) => z.strictObject({ at, by, do: z.literal(action) })),
  ]),
]);
/** One step of a House scenario. */
export type HouseStep = z.infer<typeof houseStep>;

const standardStep = z.union([
  wait,
  z.discriminatedUnion('do', [
    z.strictObject({ at, by, do: z.enum(['bid', 'bet']), amount: number }),
    z.strictObject({ at, by, do: z.enum(['discard', 'reveal']), index: number }),
    z.strictObject({ at, by, do: z.enum([...ACTIONS, 'skip', 'skip-current', 'skip-rest', 'agree', 'resign']) }),
    z.strictObject({ at, by, do: z.literal('auto-continue'), on: z.boolean() }),
  ]),
]);
/** One step of a Standard scenario. */
export type StandardStep = z.infer<typeof standardStep>;

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

const standardParticipant = participant.extend({ kind: z.enum(['human', 'bot']) });

function checkCompany(company: readonly z.infer<typeof standardParticipant>[], context: z.RefinementCtx): void {
  if (company.every(({ kind }) => kind === 'bot')) context.addIssue('nobody is human');
  company.forEach(({ name, kind }, index) => {
    const before = company.slice(0, index);
    if (before.some((other) => other.name === name))
      context.addIssue({ code: 'custom', path: [index, 'name'], message: `${name} is listed twice` });
    if (kind === 'bot' && before.some((other) => other.kind === 'bot'))
      context.addIssue({ code: 'custom', path: [index, 'kind'], message: 'there is one bot at most' });
  });
}

/** A Standard scenario: people in room order, and the bot anywhere among them. */
const standardScenario = z.strictObject({
  table: z.literal('standard'),
  ...common,
  participants: z.array(standardParticipant).min(1).superRefine(checkCompany),
  steps: z.array(standardStep).superRefine(checkTimes),
});

const scenario = z.discriminatedUnion('table', [standardScenario, houseScenario]);

/** Table kinds that scenarios can be played on. */
export const SCENARIO_TABLES = ['standard', 'house'] as const satisfies readonly z.infer<typeof scenario>['table'][];

/** A well-formed House scenario. */
export type HouseScenario = z.infer<typeof houseScenario>;

/** A well-formed Standard scenario. */
export type StandardScenario = z.infer<typeof standardScenario>;

/** A well-formed scenario file. */
export type Scenario = z.infer<typeof scenario>;

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
  const parsed = scenario.safeParse(json);
  return parsed.success ? { ok: true, scenario: parsed.data } : { ok: false, faults: faultsOf(parsed.error) };
}
