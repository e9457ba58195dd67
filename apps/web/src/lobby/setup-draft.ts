import type { Setting, Settings, SettingsSchema } from '@upcard/tables';

/** Settings as they stand in the fields: numbers and choices as text, whatever was typed. */
export type SetupDraft = Readonly<Record<string, string | boolean>>;

/** A draft as settings to be sent, or what is wrong, in a few words, by the name of the setting. */
export type SetupReading =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly faults: Readonly<Record<string, string>> };

const AMOUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

function initialText(setting: Setting): string | boolean {
  if (setting.kind === 'switch') return setting.initial;
  return setting.kind === 'number' ? AMOUNT.format(setting.initial) : String(setting.initial);
}

/** Every setting at its initial value. */
export function initialDraft(schema: SettingsSchema): SetupDraft {
  return Object.fromEntries(schema.map((setting) => [setting.name, initialText(setting)]));
}

/** A typed whole number; commas and spaces between its digits mean nothing. Null: not a whole number. */
function wholeNumber(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

type Read = { readonly value: string | number | boolean } | { readonly fault: string };

/** A number as it must be to fit the steps of a setting, in a few words. */
function stepWords(step: number): string {
  return step === 2 ? 'An even amount' : `In steps of ${AMOUNT.format(step)}`;
}

/** What is wrong with a number next to the other one that it may not pass, or null. */
function pastAnother(setting: Setting, schema: SettingsSchema, settings: Settings): string | null {
  if (setting.kind !== 'number' || setting.notAbove === null) return null;
  const value = settings[setting.name];
  const limit = settings[setting.notAbove];
  if (typeof value !== 'number' || typeof limit !== 'number' || value <= limit) return null;
  const label = schema.find(({ name }) => name === setting.notAbove)?.label ?? '';
  return `At most the ${label}`;
}

/** Whether a setting means nothing as the others stand. */
export function isOff({ offWhen }: Setting, draft: SetupDraft): boolean {
  return offWhen !== null && String(draft[offWhen.name] ?? '') === String(offWhen.value);
}

function readOne(setting: Setting, drawn: string | boolean | undefined): Read {
  switch (setting.kind) {
    case 'switch':
      return { value: drawn === true };
    case 'choice': {
      const picked = setting.options.find(({ value }) => String(value) === drawn);
      return picked === undefined ? { fault: 'Choose one' } : { value: picked.value };
    }
    case 'number': {
      const amount = wholeNumber(String(drawn ?? ''));
      if (amount === null) return { fault: 'Whole number' };
      if (amount < setting.least) return { fault: `At least ${AMOUNT.format(setting.least)}` };
      if (amount > setting.most) return { fault: `At most ${AMOUNT.format(setting.most)}` };
      return amount % setting.step === 0 ? { value: amount } : { fault: stepWords(setting.step) };
    }
  }
}

/** Reads the fields by the schema of the table. The server checks them again. */
export function readDraft(schema: SettingsSchema, draft: SetupDraft): SetupReading {
  const settings: Record<string, string | number | boolean> = {};
  const faults: Record<string, string> = {};
  for (const setting of schema) {
    const read = readOne(setting, draft[setting.name]);
    if ('value' in read) settings[setting.name] = read.value;
    else faults[setting.name] = read.fault;
  }
  for (const setting of schema) {
    const fault = pastAnother(setting, schema, settings);
    if (fault !== null) faults[setting.name] = fault;
  }
  return Object.keys(faults).length === 0 ? { ok: true, settings } : { ok: false, faults };
}
