import type { Settings, SettingsSchema, TableKind } from '@upcard/tables';
import { HOUSE_SETTINGS } from '@upcard/tables/house/settings';
import { ROOM_RULES } from '@upcard/tables/room/rules';
import { STANDARD_SETTINGS } from '@upcard/tables/standard/settings';

/** What the setup panel of a game is made from: its settings, and those that a guest finds fixed, with their values. */
interface SetupPlan {
  readonly schema: SettingsSchema;
  readonly forGuests: Settings;
}

/** Games of which people can open tables of their own; Live tables belong to the house. */
export const OWN_KINDS = ['standard', 'sandbox', 'house', 'european'] as const satisfies readonly TableKind[];
export type OwnKind = (typeof OWN_KINDS)[number];

const NOTHING: SetupPlan = { schema: [], forGuests: {} };

/** The panel of each game. */
export const SETUP_PLANS: Readonly<Record<OwnKind, SetupPlan>> = {
  standard: { schema: STANDARD_SETTINGS, forGuests: { includeBot: true } },
  sandbox: NOTHING,
  house: { schema: HOUSE_SETTINGS, forGuests: {} },
  european: NOTHING,
};

/** Whether nobody can come into a guest's room of this game. */
export function isAloneAsGuest(kind: OwnKind): boolean {
  return !ROOM_RULES[kind].guestsMayHost;
}
