import type { StandardView } from '@upcard/tables';
import { type AxisScale, axisScale } from './axis-scale.ts';
import { colourOf, numbersOf } from './participant-face.ts';

/** The way of one participant's coins through a game. */
export interface CapitalLine {
  readonly number: number;
  /** A CSS colour. */
  readonly colour: string;
  /** How many in the room before this one have the same colour: they are told apart by the dashes of their lines. */
  readonly twins: number;
  /** After each round from round index 0, in percent from the upper left corner. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** A chart of all coins by round. */
export interface CapitalLines {
  readonly rounds: AxisScale;
  readonly capital: AxisScale;
  readonly lines: readonly CapitalLine[];
}

/** Whole rounds from 0 to the last one, which always has its own mark. */
function roundScale(last: number): AxisScale {
  const end = Math.max(1, last);
  const { ticks } = axisScale([end], 6);
  const gap = (ticks[1] ?? 1) / 2;
  return {
    ticks: [...ticks.filter((tick) => tick < end && (tick === 0 || end - tick >= gap)), end],
    place: (value) => (100 * value) / end,
  };
}

/** Lays out everybody's coins after each round of a finished game. */
export function capitalLines(view: StandardView): CapitalLines {
  const { capitals } = view;
  const rounds = roundScale(capitals.length - 1);
  const capital = axisScale(capitals.flat(), 4);
  const numbers = numbersOf(view);
  const lines = numbers.map((number, index): CapitalLine => {
    const colour = colourOf(view, number);
    return {
      number,
      colour,
      twins: numbers.slice(0, index).filter((other) => colourOf(view, other) === colour).length,
      points: capitals.map((purses, round) => ({
        x: rounds.place(round),
        y: 100 - capital.place(purses[number - 1] ?? 0),
      })),
    };
  });
  return { rounds, capital, lines };
}
