/** The table that somebody has pressed "Ask to join" of, on their way to it. A reload forgets it, so that nothing is asked twice. */
let wished: string | null = null;

/** Remembers that this person asks to join this table (by id) as soon as they are there. */
export function wishToJoin(table: string): void {
  wished = table;
}

/** Whether they asked to join this table. The wish is spent by asking. */
export function takeJoinWish(table: string): boolean {
  const isWished = wished === table;
  if (isWished) wished = null;
  return isWished;
}
