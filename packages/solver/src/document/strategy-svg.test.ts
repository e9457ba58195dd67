import { GAMES, LETTERS, STRATEGY_ROWS, VALUES } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { strategySvg } from './strategy-svg.ts';
import { INVENTED_CHART, INVENTED_SOLUTION } from './testkit/invented-chart.ts';

const svg = strategySvg('Basic strategy', INVENTED_SOLUTION);

const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/g;

/** Names of the elements in the order in which they begin; throws when tags do not match or something else is loose. */
function elementsOf(markup: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  for (const [, closing, name = '', , empty] of markup.matchAll(TAG)) {
    if (closing === '/' && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (closing === '/') continue;
    names.push(name);
    if (empty !== '/') open.push(name);
  }
  const between = markup.replace(TAG, '');
  if (open.length > 0 || /[<>]|&(?!(amp|lt|gt|quot);)/.test(between)) throw new Error('not well-formed');
  return names;
}

const textsOf = (markup: string): string[] =>
  [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);

describe('the picture of a chart', () => {
  it('is well-formed, with one root', () => {
    const names = elementsOf(svg);
    expect(names.slice(0, 3)).toEqual(['svg', 'title', 'desc']);
    expect(names.filter((name) => name === 'svg')).toHaveLength(1);
    expect(svg).toMatch(/<\/svg>\n$/);
  });

  it('needs nothing from elsewhere', () => {
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|href|@import|url\((?!#)/);
  });

  it('has a letter in each of its 360 cells, and each letter in the legend', () => {
    const letters = textsOf(svg).filter((text) => LETTERS.some((letter) => letter === text));
    expect(letters).toHaveLength(STRATEGY_ROWS.length * VALUES.length + LETTERS.length);
  });

  it('names the rules, the edge and the values', () => {
    const texts = textsOf(svg);
    expect(texts).toContain('1.235 %');
    expect(texts).toContain('−0.012345678901');
    expect(texts.some((text) => text.startsWith('8 decks, '))).toBe(true);
    expect(texts).toContain('Surrender, else split');
  });

  it('says the chart in words too', () => {
    expect(svg).toContain(`hard 5: ${VALUES.map((up) => INVENTED_CHART['hard 5'][up]).join(' ')}.`);
  });

  it('stripes exactly the surrenders, and gives Ds a foot', () => {
    const cells = [...svg.matchAll(/<g>((?:<rect[^>]*>)+)<text[^>]*>(\w+)<\/text><\/g>/g)];
    const kinds = new Set(
      cells.map(([, ground = '', letter = '']) => {
        const mark = ground.includes('url(#') ? 'stripes' : ground.split('<rect').length > 2 ? 'foot' : 'plain';
        return `${letter} ${mark}`;
      }),
    );
    expect([...kinds].sort()).toEqual(
      ['Dh plain', 'Ds foot', 'H plain', 'S plain', 'SP plain', 'Uh stripes', 'Us stripes', 'Usp stripes'].sort(),
    );
  });

  it('escapes whatever heads it', () => {
    const odd = strategySvg('</title><script>"&\u0000\ud800', INVENTED_SOLUTION);
    expect(elementsOf(odd)).toEqual(elementsOf(svg));
    expect(odd).toContain('<title id="upcard-chart-title">&lt;/title&gt;&lt;script&gt;&quot;&amp;\ufffd\ufffd</title>');
  });

  it('shows both values of a free dealer’s game', () => {
    const free = { ...INVENTED_SOLUTION, rules: GAMES['free-will'], value: { table: -0.0907, apart: -0.0908 } };
    const texts = textsOf(strategySvg('Free will', free));
    expect(texts).toEqual(expect.arrayContaining(['9.070 %', 'Split hands apart', '−0.090800000000']));
  });
});
