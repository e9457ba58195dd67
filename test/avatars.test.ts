import { readFileSync } from 'node:fs';
import { AVATARS } from '@upcard/tables/avatar';
import { expect, test } from 'vitest';

const TOKENS = readFileSync(new URL('../apps/web/src/styles/tokens.css', import.meta.url), 'utf8');

/** The value of a colour token, such as `#15523d`. */
function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(TOKENS)?.[1];
  if (value === undefined) throw new Error(`there is no colour ${name}`);
  return value;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(AVATARS)('the colour of the %s stands out on felt, plates and panels', (avatar) => {
  for (const ground of ['felt', 'felt-hi', 'felt-plate', 'surface-1', 'surface-3']) {
    expect(contrast(token(`avatar-${avatar}`), token(ground)), ground).toBeGreaterThanOrEqual(3);
  }
});

test('no two avatars share a colour, nor does one have that of the bot or the Banker', () => {
  const colours = [...AVATARS, 'bot', 'banker'].map((name) => token(`avatar-${name}`));
  expect(new Set(colours).size).toBe(AVATARS.length + 2);
});
