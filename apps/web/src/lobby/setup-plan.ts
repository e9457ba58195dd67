import type { SettingsSchema, TableKind } from '@upcard/tables';
import { HOUSE_SETTINGS } from '@upcard/tables/house/settings';

/** What the setup panel of a game is made from: its settings, and the names of those that stand under Advanced settings. */
interface SetupPlan {
  readonly schema: SettingsSchema;
  readonly advanced: readonly string[];
}

/** Games of which people can open tables of their own; Live tables belong to the house. */
export const OWN_KINDS = ['standard', 'sandbox', 'house', 'european'] as const satisfies readonly TableKind[];
export type OwnKind = (typeof OWN_KINDS)[number];

const NOTHING: SetupPlan = { schema: [], advanced: [] };

/** The panel of each game. */
export const SETUP_PLANS: Readonly<Record<OwnKind, SetupPlan>> = {
  standard: NOTHING,
  sandbox: NOTHING,
  house: { schema: HOUSE_SETTINGS, advanced: [] },
  european: NOTHING,
};
