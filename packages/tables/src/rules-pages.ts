import { HOUSE_RULES } from './house/rules-text.ts';
import type { RulesPage } from './rules-page.ts';
import { STANDARD_RULES } from './standard/rules-text.ts';

/** The rules pages there are, by the kind of table. */
export const RULES_PAGES = { standard: STANDARD_RULES, house: HOUSE_RULES } as const satisfies Readonly<
  Record<string, RulesPage>
>;
