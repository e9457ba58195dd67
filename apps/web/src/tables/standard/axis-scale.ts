/** The scale of an axis between round values, with 0 on it. */
export interface AxisScale {
  /** Where a line stands, from the least to the greatest. */
  readonly ticks: readonly number[];
  /** Where a value lies, in percent of the way from the least to the greatest line. */
  readonly place: (value: number) => number;
}

/** Steps that people like to read: 1, 2 or 5, or ten or a hundred times as many, and so on. At most so many fill the span. */
function stepFor(span: number, most: number): number {
  for (let unit = 1; ; unit *= 10) for (const step of [unit, 2 * unit, 5 * unit]) if (step * most >= span) return step;
}

/** A scale that holds 0 and all these whole values, in about as many steps as named. */
export function axisScale(values: readonly number[], steps: number): AxisScale {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  const step = stepFor(greatest - least, steps);
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(greatest / step), from + 1);
  return {
    ticks: Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step),
    place: (value) => (100 * (value - from * step)) / ((to - from) * step),
  };
}

/** As many round numbers as fit under a line, and as few where they are long. */
const mostRoundSteps = (end: number): number => (end < 10_000 ? 5 : 4);

/**
 * The numbers under a line from 0 to this whole end: both ends, and between them the round ones that are also whole steps of the line
 * and do not come too close to its end.
 */
export function lineMarks(end: number, step: number): readonly number[] {
  if (end === 0) return [0];
  const between = axisScale([end], mostRoundSteps(end)).ticks.filter(
    (mark) => mark > 0 && mark % step === 0 && end - mark >= end / 5,
  );
  return [0, ...between, end];
}
