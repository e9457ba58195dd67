import type { SettingsSchema } from '../settings.ts';

/** What may be set when a House table is opened: nothing, its rules are the house's. */
export const HOUSE_SETTINGS: SettingsSchema = [];
