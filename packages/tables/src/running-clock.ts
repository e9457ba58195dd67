/** A running clock: when it ends (server's milliseconds) and how long it was in all. */
export interface RunningClock {
  readonly deadline: number;
  readonly length: number;
}
