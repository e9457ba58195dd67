// Writes docs/rules from the rule sets: npm run rules. A test checks that the files are what this would write.
import { writeFileSync } from 'node:fs';
import { RULES_PAGES, rulesMarkdown } from '@upcard/tables';

for (const [kind, page] of Object.entries(RULES_PAGES)) {
  writeFileSync(new URL(`../docs/rules/${kind}.md`, import.meta.url), rulesMarkdown(page));
}
