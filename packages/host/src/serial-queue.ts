/** Runs jobs one after another, each only when the one before it has ended, well or badly. */
export interface SerialQueue {
  /** Puts a job at the end. Its result, or its error, is the job's own; other jobs go on either way. */
  readonly run: <Result>(job: () => Promise<Result>) => Promise<Result>;
  /** Resolves when no job is left, also none that another job has added meanwhile. */
  readonly idle: () => Promise<void>;
}

/** An empty queue. */
export function serialQueue(): SerialQueue {
  let last: Promise<void> = Promise.resolve();
  return {
    run(job) {
      const result = last.then(job);
      last = result.then(
        () => undefined,
        () => undefined,
      );
      return result;
    },
    async idle() {
      let awaited: Promise<void> | null = null;
      while (awaited !== last) {
        awaited = last;
        await awaited;
      }
    },
  };
}
