import type { Suit } from '@upcard/core';

/** Outlines in a box of 100 by 100, drawn for this table. */
const OUTLINES: Readonly<Record<Suit, string>> = {
  S: 'M50 2C60 22 92 38 92 64C92 79 81 88 69 88C62 88 57 85 54 81C55 89 58 94 64 98H36C42 94 45 89 46 81C43 85 38 88 31 88C19 88 8 79 8 64C8 38 40 22 50 2Z',
  H: 'M50 98C43 84 4 62 4 32C4 15 16 4 29 4C39 4 46 9 50 18C54 9 61 4 71 4C84 4 96 15 96 32C96 62 57 84 50 98Z',
  D: 'M50 2C58 18 72 36 88 50C72 64 58 82 50 98C42 82 28 64 12 50C28 36 42 18 50 2Z',
  C: 'M50 2C63 2 73 12 73 25C73 31 71 36 68 40C81 38 92 47 92 61C92 74 82 83 70 83C62 83 57 80 54 75C55 87 58 94 65 98H35C42 94 45 87 46 75C43 80 38 83 30 83C18 83 8 74 8 61C8 47 19 38 32 40C29 36 27 31 27 25C27 12 37 2 50 2Z',
};

/** One suit sign inside an SVG, its middle at `x`, `y` and `size` high, in the units of that SVG. It takes the fill of its parent. */
export function SuitSign({ suit, at: [x, y], size }: { suit: Suit; at: readonly [number, number]; size: number }) {
  const scale = size / 100;
  return <path d={OUTLINES[suit]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />;
}
