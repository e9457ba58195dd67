/** Where a progress bar is shown. */
export interface ProgressScreen {
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  readonly write: (text: string) => void;
}

/** A bar that is told how much is done and taken away at the end. */
export interface ProgressBar {
  readonly tell: (done: number) => void;
  readonly end: () => void;
}

const AFTER_MS = 1_000;
const WIDTH = 30;
const ERASE_LINE = '\r\u001b[K';

/** A bar for so many rounds. It keeps quiet for the first second: what is done by then needs no bar. */
export function progressBar(rounds: number, { now, write }: ProgressScreen): ProgressBar {
  const start = now();
  let isShown = false;
  return {
    tell: (done) => {
      const elapsed = now() - start;
      if (elapsed < AFTER_MS) return;
      const part = done / rounds;
      const full = Math.floor(part * WIDTH);
      const left = done > 0 ? `, ${Math.ceil((elapsed / part - elapsed) / 1_000)} s left` : '';
      isShown = true;
      write(`${ERASE_LINE}[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.floor(part * 100)} %${left}`);
    },
    end: () => {
      if (isShown) write(ERASE_LINE);
    },
  };
}
