import type { LogEntry, Store } from '../ports.ts';

/** A store whose next append can be made to fail, wait or lose its process. Each wish holds for one append. */
export interface FaultyStore extends Store {
  /** The next append throws this and writes nothing. */
  readonly failNextAppend: (error: Error) => void;
  /** The next append writes its entry and then throws: a connection lost on the way back. */
  readonly loseNextAnswer: (error: Error) => void;
  /** The next append waits, and writes when the function returned is called. */
  readonly holdNextAppend: () => () => void;
  /** The next append never ends. Resolves when the process would be dead; whether the entry is then written is said here. */
  readonly crashAtNextAppend: (isWritten: boolean) => Promise<void>;
  /** Takes a wish back that no append has met yet. */
  readonly behave: () => void;
}

type Append = (entry: LogEntry) => Promise<void>;

/** Puts the faults in front of a store. */
export function faultyStore(store: Store): FaultyStore {
  let next: Append | null = null;
  return {
    ...store,
    append(entry) {
      const append = next ?? store.append;
      next = null;
      return append(entry);
    },
    failNextAppend(error) {
      next = () => Promise.reject(error);
    },
    loseNextAnswer(error) {
      next = async (entry) => {
        await store.append(entry);
        throw error;
      };
    },
    holdNextAppend() {
      const { promise, resolve } = Promise.withResolvers<void>();
      next = async (entry) => {
        await promise;
        await store.append(entry);
      };
      return resolve;
    },
    crashAtNextAppend(isWritten) {
      const { promise, resolve } = Promise.withResolvers<void>();
      next = async (entry) => {
        if (isWritten) await store.append(entry);
        resolve();
        await new Promise<never>(() => {});
      };
      return promise;
    },
    behave() {
      next = null;
    },
  };
}
