/**
 * One setting of a table as data: setup panels, validation and tooltips are made from it. `label` is a short name,
 * `tooltip` a sentence for people or null.
 */
export type Setting =
  | (SettingText & { readonly kind: 'switch'; readonly initial: boolean })
  | (SettingText & {
      readonly kind: 'number';
      readonly initial: number;
      readonly least: number;
      readonly most: number;
      /** Allowed are multiples of it. */
      readonly step: number;
      /** The name of another number that it may not pass; null for none. */
      readonly notAbove: string | null;
    })
  | (SettingText & {
      readonly kind: 'choice';
      readonly initial: string | number;
      readonly options: readonly { readonly value: string | number; readonly label: string }[];
    });

interface SettingText {
  readonly name: string;
  readonly label: string;
  /** Lines are paragraphs. */
  readonly tooltip: string | null;
  /** Those that most people leave as they are are set apart. */
  readonly isAdvanced: boolean;
  /** With this value of another setting it means nothing; null: it always counts. */
  readonly offWhen: { readonly name: string; readonly value: string | number | boolean } | null;
}

/** The settings of a table, in the order of its setup panel. */
export type SettingsSchema = readonly Setting[];

/** Validated settings: every name of the schema with a value it allows. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/** Settings, or the names of those whose value is not allowed or that the table does not have. */
export type SettingsCheck =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly faults: readonly string[] };

function isWithin({ least, most, step }: Extract<Setting, { kind: 'number' }>, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most && value % step === 0;
}

/** Whether a number that must stay at or below another one does not. */
function isPastAnother(setting: Setting, settings: Settings): boolean {
  if (setting.kind !== 'number' || setting.notAbove === null) return false;
  const value = settings[setting.name];
  const limit = settings[setting.notAbove];
  return typeof value === 'number' && typeof limit === 'number' && value > limit;
}

function isAllowed(setting: Setting, value: unknown): value is string | number | boolean {
  switch (setting.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return isWithin(setting, value);
    case 'choice':
      return setting.options.some((option) => option.value === value);
  }
}

/** Fills in what is left out with its initial value and checks the rest. Unknown names are faults. */
export function checkSettings(schema: SettingsSchema, given: Readonly<Record<string, unknown>>): SettingsCheck {
  const names = new Set(schema.map((setting) => setting.name));
  const faults = Object.keys(given).filter((name) => !names.has(name));
  const settings: Record<string, string | number | boolean> = {};
  for (const setting of schema) {
    const value = Object.hasOwn(given, setting.name) ? given[setting.name] : setting.initial;
    if (isAllowed(setting, value)) settings[setting.name] = value;
    else faults.push(setting.name);
  }
  faults.push(...schema.filter((setting) => isPastAnother(setting, settings)).map(({ name }) => name));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, settings };
}
