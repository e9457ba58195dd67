import { readFileSync } from 'node:fs';
import { RULES_PAGES, type RulesPage, rulesMarkdown } from '@upcard/tables';
import { describe, expect, it } from 'vitest';

const textFor = (page: RulesPage, id: string): string =>
  page.sections
    .flatMap(({ points }) => points)
    .filter(({ covers }) => covers.includes(id))
    .map(({ text }) => text)
    .join(' ');

describe('the rules pages', () => {
  it.each(Object.entries(RULES_PAGES))('%s stands in docs/rules as the rule set makes it', (kind, page) => {
    const file = readFileSync(new URL(`../docs/rules/${kind}.md`, import.meta.url), 'utf8');
    expect(file).toBe(rulesMarkdown(page));
  });
});

describe('the House rules page', () => {
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
    const text = textFor(RULES_PAGES.house, id);
    for (const fact of facts) expect(text).toContain(fact);
  });
});

describe('the Standard rules page', () => {
  it.each([
    ['STD-086', ['a big bet buys a late position', 'seen how the others ended']],
    ['STD-125', ['a pair of eights against a 6', 'empty pockets']],
    ['STD-206', ['the same measure as in The Right Price']],
  ])('says %s in its own words', (id, facts) => {
    const text = textFor(RULES_PAGES.standard, id);
    for (const fact of facts) expect(text).toContain(fact);
  });
});
