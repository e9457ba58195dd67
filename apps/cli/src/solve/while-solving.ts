const ERASE_LINE = '\r\u001b[K';

/** Runs work that keeps this thread busy and meanwhile says on standard error, if somebody watches it, what it is at. */
export function whileSolving<T>(what: string, work: () => T): T {
  const { stderr } = process;
  if (!stderr.isTTY) return work();
  stderr.write(`solving ${what} …`);
  try {
    return work();
  } finally {
    stderr.write(ERASE_LINE);
  }
}
