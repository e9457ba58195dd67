import type { Cell, Solution } from '@upcard/solver';

/** Fields in a fixed order. */
function cellFields({ hand, up, stand, hit, double, split, surrender, best, ...chances }: Cell): object {
  const { dealerNatural, insurance, chance } = chances;
  return { hand, up, stand, hit, double, split, surrender, best, dealerNatural, insurance, chance };
}

const lines = (items: readonly string[]): string => items.map((item) => `    ${item}`).join(',\n');

/** A solution as one JSON document, a row of the chart and a cell to the line. */
export function solutionJson({ rules, split, value, chart, cells }: Solution): string {
  const rows = Object.entries(chart).map(([row, letters]) => `${JSON.stringify(row)}: ${JSON.stringify(letters)}`);
  const parts = [
    `"rules": ${JSON.stringify(rules)}`,
    `"split": ${JSON.stringify(split)}`,
    `"value": ${JSON.stringify(value)}`,
    `"chart": {\n${lines(rows)}\n  }`,
    `"cells": [\n${lines(cells.map((cell) => JSON.stringify(cellFields(cell))))}\n  ]`,
  ];
  return `{\n  ${parts.join(',\n  ')}\n}`;
}
