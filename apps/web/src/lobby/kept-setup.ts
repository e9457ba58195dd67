import type { SettingsSchema } from '@upcard/tables';
import { type OfferedJoining, parseJoining } from './joining-draft.ts';
import { initialDraft, readDraft, type SetupDraft } from './setup-draft.ts';
import type { OwnKind } from './setup-plan.ts';

/** What was set when a table was last opened in this browser. A passcode is never kept. */
interface KeptSetup {
  readonly draft: SetupDraft;
  readonly joining: OfferedJoining;
}

/** Reads a kept setup. A setting that is missing, unknown or not allowed any more is as at the beginning. */
export function readKept(schema: SettingsSchema, text: string | null): KeptSetup {
  const initial = initialDraft(schema);
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return { draft: initial, joining: 'open' };
    const fields = 'draft' in kept && typeof kept.draft === 'object' && kept.draft !== null ? kept.draft : {};
    const found = new Map<string, unknown>(Object.entries(fields));
    const draft = Object.fromEntries(
      schema.map((setting) => {
        const value = found.get(setting.name);
        const isValue = typeof value === 'string' || typeof value === 'boolean';
        const isAllowed = isValue && readDraft([setting], { [setting.name]: value }).ok;
        return [setting.name, isAllowed ? value : (initial[setting.name] ?? '')];
      }),
    );
    return { draft, joining: parseJoining('joining' in kept ? kept.joining : null) ?? 'open' };
  } catch {
    return { draft: initial, joining: 'open' };
  }
}

const placeOf = (kind: OwnKind): string => `upcard.setup.${kind}`;

/** The last setup of a game in this browser. */
export function keptSetup(kind: OwnKind, schema: SettingsSchema): KeptSetup {
  try {
    return readKept(schema, globalThis.localStorage.getItem(placeOf(kind)));
  } catch {
    // A browser may forbid storage: every table then starts from the beginning.
    return readKept(schema, null);
  }
}

/** Keeps the setup of a game for the next table. */
export function keepSetup(kind: OwnKind, { draft, joining }: KeptSetup): void {
  try {
    globalThis.localStorage.setItem(placeOf(kind), JSON.stringify({ draft, joining }));
  } catch {
    // See above.
  }
}
