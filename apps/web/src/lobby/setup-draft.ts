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
      return amount > setting.most ? { fault: `At most ${AMOUNT.format(setting.most)}` } : { value: amount };
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
  return Object.keys(faults).length === 0 ? { ok: true, settings } : { ok: false, faults };
}
