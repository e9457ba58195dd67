import {
  type Action,
  PAIR_ROWS,
  pairRow,
  STRATEGY_ROWS,
  type StrategyRow,
  totalRow,
  VALUES,
  type Value,
} from '@upcard/core';
import type { ActionValues, Cell, Solution } from '@upcard/solver';
import { averageValues } from '@upcard/solver/chart';
import { bestAction } from '@upcard/solver/letters';

/** One of the two-card hands that a chart cell stands for. */
export interface HandDetail {
  readonly hand: readonly [Value, Value];
  readonly values: ActionValues;
  readonly best: Action;
  /** How much of the cell's cases this hand is; the shares of a cell sum to 1. */
  readonly share: number;
}

/** What a chart cell is worth: the average over its hands, which are there one by one too. */
export interface CellDetail {
  readonly values: ActionValues;
  readonly best: Action;
  readonly hands: readonly HandDetail[];
}

/** The details of every chart cell; null where no two cards make the row. */
export type ChartDetails = Readonly<Record<StrategyRow, Readonly<Record<Value, CellDetail | null>>>>;

const points = (value: Value): number => (value === 'A' ? 1 : Number(value));

/** The row of the total of two cards. A natural is nothing to decide. */
function rowOfTotal([first, second]: Cell['hand']): StrategyRow | null {
  const hard = points(first) + points(second);
  const isSoft = first === 'A' || second === 'A';
  return isSoft && hard === 11 ? null : totalRow(isSoft ? hard + 10 : hard, isSoft);
}

/**
 * What is left of a pair when it may not be split. Where splitting is offered at all, Aces that may not be split come from a
 * split: they are neither doubled nor surrendered.
 */
function unsplit(cell: Cell): Cell {
  const isFromSplit = cell.hand[0] === 'A' && cell.split !== null;
  const values = { ...cell, split: null, ...(isFromSplit ? { double: null, surrender: null } : {}) };
  return { ...values, best: bestAction(values) };
}

/** Only the pair itself makes these rows: tens make hard 20, Aces the row of Aces that may not be split. */
const PAIRS_ALONE: readonly StrategyRow[] = ['hard 20', 'pair A,A (*)'];

/** The hands that a row stands for. A pair is in the row of its total only where it may not be split. */
function cellsOfRow(row: StrategyRow, cells: readonly Cell[]): readonly Cell[] {
  const isPairRow = PAIR_ROWS.some((pair) => pair === row) && row !== 'pair A,A (*)';
  if (isPairRow) return cells.filter(({ hand }) => hand[0] === hand[1] && pairRow(hand[0]) === row);
  return cells
    .filter(({ hand }) => rowOfTotal(hand) === row)
    .filter(({ hand, split }) => hand[0] !== hand[1] || split === null || PAIRS_ALONE.includes(row))
    .map((cell) => (cell.hand[0] === cell.hand[1] ? unsplit(cell) : cell));
}

/** The chance that a hand comes and its player is asked: after a peek, only when there is no natural. */
function chanceAsked({ chance, dealerNatural }: Cell, peek: boolean): number {
  return peek ? chance * (1 - dealerNatural) : chance;
}

/**
 * The average of hands, weighted by how often their players are asked, as in the letters of a chart; those with the greatest
 * card first. Null without any.
 */
export function averageCell(cells: readonly Cell[], peek: boolean): CellDetail | null {
  if (cells.length === 0) return null;
  const weighted = cells.map((cell) => ({ weight: chanceAsked(cell, peek), values: cell }));
  const whole = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const values = averageValues(weighted);
  const hands = weighted.map(({ weight, values: cell }): HandDetail => {
    const { hand, stand, hit, double, split, surrender, best } = cell;
    return { hand, values: { stand, hit, double, split, surrender }, best, share: weight / whole };
  });
  hands.sort((one, other) => points(other.hand[0]) - points(one.hand[0]));
  return { values, best: bestAction(values), hands };
}

/** What stands behind every letter of a chart. */
export function chartDetails({ cells, rules }: Pick<Solution, 'cells' | 'rules'>): ChartDetails {
  const columns = VALUES.map((up) => [up, cells.filter((cell) => cell.up === up)] as const);
  const detailsOf = (row: StrategyRow) =>
    columns.map(([up, column]) => [up, averageCell(cellsOfRow(row, column), rules.peek)] as const);
  const rows = STRATEGY_ROWS.map((row) => [row, Object.fromEntries(detailsOf(row))] as const);
  return Object.fromEntries(rows) as ChartDetails;
}
