import { GAMES } from '@upcard/core';
import { INVENTED_SOLUTION } from '@upcard/solver/document/testkit/invented-chart';
import { describe, expect, it } from 'vitest';
import { chartText } from './chart-text.ts';

const plain = chartText('Live table', INVENTED_SOLUTION, false);
// biome-ignore lint/complexity/useRegexLiterals: an escape character may not stand in one
const COLOURS = new RegExp('\u001b\\[[\\d;]*m', 'g');

describe('a chart for the terminal', () => {
  it('begins with its title and the rules', () => {
    expect(plain).toMatch(/^Live table\n8 decks, dealer stands/);
  });

  it('tells the edge, both values and how splits are played', () => {
    expect(plain).toMatch(/^House edge +1\.235 %$/m);
    expect(plain).toMatch(/^Best play by cards +−0\.012345678901 wagers$/m);
    expect(plain).toMatch(/^This chart +−0\.012500000000 wagers$/m);
    expect(plain).toMatch(/^Splits .*cdz/m);
  });

  it('has each row with its ten letters, in rows side by side', () => {
    expect(plain).toMatch(/^Hard +2 +3 +4 .* A +Soft +2 /m);
    expect(plain).toMatch(/^5 +S +H +Dh +Ds +SP +Uh +Us +Usp +S +H +A,2 +H +Dh/m);
    expect(plain).toMatch(/^ +A,A \(\*\) +Ds +SP /m);
    expect(plain.match(/^\d+ .*/gm)?.filter((line) => !line.includes('decks'))).toHaveLength(17);
  });

  it('explains all eight letters', () => {
    for (const meaning of ['Stand', 'Hit', 'Double, else hit', 'Double, else stand', 'Split', 'Surrender, else split'])
      expect(plain).toContain(meaning);
  });

  it('shows the same in colour, on the colours of the felt', () => {
    const coloured = chartText('Live table', INVENTED_SOLUTION, true);
    expect(coloured).toContain('\u001b[48;2;222;166;62;38;2;29;21;6mDh \u001b[0m');
    const bare = coloured
      .replace(COLOURS, '')
      .split('\n')
      .map((line) => line.trimEnd());
    expect(bare.join('\n')).toBe(plain);
    expect(plain).not.toContain('\u001b');
  });

  it('fits 80 columns', () => {
    expect(Math.max(...plain.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('tells a free dealer’s game by its table', () => {
    const free = { ...INVENTED_SOLUTION, rules: GAMES['free-will'], value: { table: -0.0907, apart: -0.0908 } };
    const text = chartText('Free will', free, false);
    expect(text).toMatch(/^House edge +9\.070 %$/m);
    expect(text).toMatch(/^Split hands apart +−0\.090800000000 wagers$/m);
  });
});
