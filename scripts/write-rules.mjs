// Writes docs/rules from the rule sets: npm run rules. A test checks that the files are what this would write.
import { writeFileSync } from 'node:fs';
import { HOUSE_RULES, rulesMarkdown } from '@upcard/tables';

writeFileSync(new URL('../docs/rules/house.md', import.meta.url), rulesMarkdown(HOUSE_RULES));
