import { readFileSync } from 'node:fs';
import { HOUSE_RULES, type RulesPage, rulesMarkdown } from '@upcard/tables';
import { describe, expect, it } from 'vitest';

const textFor = (page: RulesPage, id: string): string =>
  page.sections
    .flatMap(({ points }) => points)
    .filter(({ covers }) => covers.includes(id))
    .map(({ text }) => text)
    .join(' ');

describe('the House rules page', () => {
  it('stands in docs/rules as the rule set makes it', () => {
    const file = readFileSync(new URL('../docs/rules/house.md', import.meta.url), 'utf8');
    expect(file).toBe(rulesMarkdown(HOUSE_RULES));
  });

  it.each([
    ['HSE-002', ['260 cards', 'mixed', 'no common pot', 'hit, stand, double or split']],
    ['HSE-003', ['all by yourself']],
    ['HSE-004', ['nearer to 21', 'goes over']],
    ['HSE-005', ["empty the house's bank", 'below 50 chips']],
    ['HSE-012', ['11', '1 otherwise', '10']],
    ['HSE-038', ['may come one day']],
    ['HSE-040', ['stay on the server', 'when it is turned and not before']],
    ['HSE-041', ['Here several people share a table']],
  ])('says %s in its own words', (id, facts) => {
    const text = textFor(HOUSE_RULES, id);
    for (const fact of facts) expect(text).toContain(fact);
  });
});
