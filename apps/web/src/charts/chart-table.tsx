import { type Letter, type StrategyRow, type StrategyTable, VALUES, type Value } from '@upcard/core';
import { type KeyboardEvent, memo, type ReactNode, useId, useRef } from 'react';
import { letterMeaning, rowHead, rowName } from './action-words.ts';
import { type ChartPlace, placeAfterKey } from './chart-place.ts';
import styles from './chart-table.module.css';
import look from './letter-look.module.css';

interface CellProps extends ChartPlace {
  readonly letter: Letter;
  /** The letter of the other chart where it is another one; `same` where it is not, null when nothing is compared. */
  readonly other: Letter | 'same' | null;
  readonly isShown: boolean;
  readonly isTabStop: boolean;
  /** Describes the cell further while it is shown. */
  readonly describedBy: string;
}

/** The cell in words, at the end the letters that are printed on it. */
function cellLabel({ row, up }: ChartPlace, letter: Letter, other: CellProps['other']): string {
  const own = `${rowName(row)} against ${up}: ${letterMeaning(letter).toLowerCase()}`;
  if (other === null || other === 'same') return `${own}, ${letter}`;
  return `${own}; compared: ${letterMeaning(other).toLowerCase()}, ${letter} ${other}`;
}

const Cell = memo(function Cell({ row, up, letter, other, isShown, isTabStop, describedBy }: CellProps) {
  return (
    <td className={styles.cell} data-shown={isShown}>
      <button
        type="button"
        className={styles.button}
        data-row={row}
        data-up={up}
        data-compared={other === null ? 'no' : other === 'same' ? 'same' : 'differs'}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={cellLabel({ row, up }, letter, other)}
        aria-describedby={isShown ? describedBy : undefined}
      >
        <span className={look.letter} data-letter={letter}>
          {letter}
        </span>{' '}
        {other !== null && other !== 'same' && (
          <span className={look.letter} data-letter={other}>
            {other}
          </span>
        )}
      </button>
    </td>
  );
});

interface ChartTableProps {
  readonly title: string;
  readonly rows: readonly StrategyRow[];
  readonly chart: StrategyTable;
  /** The chart it is compared with, or null. */
  readonly versus: StrategyTable | null;
  /** The cell whose values are on show. */
  readonly shown: ChartPlace | null;
  /** The cell that was last picked by key or press. */
  readonly picked: ChartPlace | null;
  readonly onPoint: (place: ChartPlace | null) => void;
  readonly onPick: (place: ChartPlace) => void;
  /** The element that tells the values of the shown cell. */
  readonly describedBy: string;
  /** Stands under the table. */
  readonly note?: ReactNode;
}

/** The cell that an event is about. */
function placeOf(target: EventTarget, rows: readonly StrategyRow[]): ChartPlace | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-row]') : null;
  const row = rows.find((name) => name === button?.dataset.row);
  const up = VALUES.find((value) => value === button?.dataset.up);
  return row === undefined || up === undefined ? null : { row, up };
}

function otherLetter({ chart, versus }: ChartTableProps, row: StrategyRow, up: Value): CellProps['other'] {
  if (versus === null) return null;
  return versus[row][up] === chart[row][up] ? 'same' : versus[row][up];
}

function Rows(props: ChartTableProps) {
  const { rows, chart, shown, picked, describedBy } = props;
  const first = rows[0];
  const stop =
    picked !== null && rows.includes(picked.row) ? picked : first === undefined ? null : { row: first, up: '2' };
  return rows.map((row) => (
    <tr key={row}>
      <th scope="row" className={styles.rowHead}>
        {rowHead(row)}
      </th>
      {VALUES.map((up) => (
        <Cell
          key={up}
          row={row}
          up={up}
          letter={chart[row][up]}
          other={otherLetter(props, row, up)}
          isShown={shown?.row === row && shown.up === up}
          isTabStop={stop?.row === row && stop.up === up}
          describedBy={describedBy}
        />
      ))}
    </tr>
  ));
}

/** One part of a chart as a grid: one stop for Tab, arrows from cell to cell, the values of a cell by pointing, focus or press. */
export function ChartTable(props: ChartTableProps) {
  const { title, rows, onPoint, onPick, note } = props;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent): void => {
    const from = placeOf(event.target, rows);
    const to = from === null ? null : placeAfterKey(event, from, rows);
    if (to === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`button[data-row="${to.row}"][data-up="${to.up}"]`)?.focus();
  };
  const pick = (target: EventTarget): void => {
    const place = placeOf(target, rows);
    if (place !== null) onPick(place);
  };
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <span className={styles.caption} aria-hidden="true">
          Dealer’s up-card
        </span>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked through by arrow keys is a grid
        role="grid"
        aria-labelledby={titleId}
        className={styles.table}
        onKeyDown={move}
        onFocus={({ target }) => pick(target)}
        onClick={({ target }) => pick(target)}
        onPointerOver={({ target, pointerType }) => pointerType === 'mouse' && onPoint(placeOf(target, rows))}
        onPointerLeave={() => onPoint(null)}
      >
        <thead>
          <tr>
            <td />
            {VALUES.map((up) => (
              <th key={up} scope="col" className={styles.columnHead}>
                {up}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows {...props} />
        </tbody>
      </table>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
}
