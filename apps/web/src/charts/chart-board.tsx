import { HARD_ROWS, PAIR_ROWS, SOFT_ROWS } from '@upcard/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useMedia } from '../ui/use-media.ts';
import { CellPanel, type NamedChart } from './cell-panel.tsx';
import styles from './chart-board.module.css';
import { type ChartPlace, isSamePlace } from './chart-place.ts';
import { ChartTable } from './chart-table.tsx';
import { Legend } from './legend.tsx';

/** The cell whose values are there before anybody has pointed at one. */
const START: ChartPlace = { row: 'hard 16', up: '10' };

function cellElement({ row, up }: ChartPlace): HTMLElement | null {
  return document.querySelector<HTMLElement>(`button[data-row="${row}"][data-up="${up}"]`);
}

/** Scrolls a cell out from under the panel that its press has opened on a phone. */
function useCellInView(isPhone: boolean, picked: ChartPlace | null) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPhone || picked === null || panel.current === null) return;
    const hidden =
      (cellElement(picked)?.getBoundingClientRect().bottom ?? 0) + 12 - panel.current.getBoundingClientRect().top;
    if (hidden > 0) globalThis.scrollBy({ top: hidden });
  }, [isPhone, picked]);
  return panel;
}

interface ChartBoardProps {
  /** The chart on show, and perhaps one that it is compared with. */
  readonly charts: readonly [NamedChart, ...NamedChart[]];
  /** Dims the board: it shows other rules than those that are set. */
  readonly isStale: boolean;
}

/** The three tables of a chart, the legend, and the values of the cell that one points at, walks to or presses. */
export function ChartBoard({ charts, isStale }: ChartBoardProps) {
  const isPhone = useMedia('(max-width: 639.98px)');
  const [picked, setPicked] = useState<ChartPlace | null>(null);
  const [pointed, setPointed] = useState<ChartPlace | null>(null);
  const panelId = useId();
  const panel = useCellInView(isPhone, picked);
  const standing = picked ?? (isPhone ? null : START);
  const shown = pointed ?? standing;
  const [own, versus] = charts;
  const pick = (place: ChartPlace): void => setPicked((before) => (isSamePlace(before, place) ? before : place));
  // The focus goes back to the cell, which would open the panel again: closing comes after that.
  const close = (): void => {
    if (picked !== null) cellElement(picked)?.focus({ preventScroll: true });
    setPicked(null);
  };
  const table = {
    chart: own.solved.chart,
    versus: versus?.solved.chart ?? null,
    shown,
    picked: standing,
    describedBy: panelId,
    onPoint: setPointed,
    onPick: pick,
  };
  return (
    <div className={styles.board} data-stale={isStale} data-open={isPhone && shown !== null}>
      <div className={styles.column}>
        {isPhone && <p className={styles.hint}>Press a letter for the value of every action.</p>}
        <ChartTable title="Hard totals" rows={HARD_ROWS} {...table} />
      </div>
      <div className={styles.column}>
        <ChartTable title="Soft totals" rows={SOFT_ROWS} {...table} />
        <div className={styles.panel} ref={panel}>
          {shown !== null && <CellPanel id={panelId} place={shown} charts={charts} onClose={isPhone ? close : null} />}
        </div>
      </div>
      <div className={styles.column}>
        <ChartTable title="Pairs" rows={PAIR_ROWS} note="(*) Aces that may not be split" {...table} />
        <Legend />
      </div>
    </div>
  );
}
