import type { GameValue } from '../solution.ts';

/** A figure about a game: what it is, and a value in initial wagers. */
export interface GameFigure {
  readonly name: string;
  readonly value: number;
}

/** What the game is worth, most telling first. */
export function gameFigures(value: GameValue): readonly [GameFigure, GameFigure] {
  if ('table' in value) {
    return [
      { name: 'This chart', value: value.table },
      { name: 'Split hands apart', value: value.apart },
    ];
  }
  return [
    { name: 'Best play by cards', value: value.composition },
    { name: 'This chart', value: value.total },
  ];
}

/** A figure to twelve decimals, its sign a minus: more than that no arithmetic of this kind holds. */
export function exactFigure({ value }: GameFigure): string {
  return value.toFixed(12).replace('-', '−');
}

/** What the house takes of an initial wager when the first of the figures is played, in percent with three decimals. */
export function houseEdge(value: GameValue): string {
  const percent = (-100 * gameFigures(value)[0].value).toFixed(3);
  return `${Number(percent) === 0 ? percent.replace('-', '') : percent.replace('-', '−')} %`;
}
