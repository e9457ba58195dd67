import { createStore, type Store, useStore } from '../net/store.ts';

/** Somebody whose lines are not shown in this browser. The name is that of the moment. */
export interface Muted {
  readonly id: string;
  readonly name: string;
}

const PLACE = 'upcard.muted';

/** The oldest of more than these are forgotten. */
const MOST = 200;

function isMuted(value: unknown): value is Muted {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'name' in value &&
    typeof value.id === 'string' &&
    typeof value.name === 'string'
  );
}

/** Reads the kept list; whatever is no list of people is an empty one. */
export function readMuted(text: string | null): readonly Muted[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isMuted).map(({ id, name }) => ({ id, name })) : [];
  } catch {
    return [];
  }
}

function keptText(): string | null {
  try {
    return globalThis.localStorage.getItem(PLACE);
  } catch {
    // A browser may forbid storage: the list then lasts as long as the page.
    return null;
  }
}

let store: Store<readonly Muted[]> | null = null;

function muted(): Store<readonly Muted[]> {
  store ??= createStore(readMuted(keptText()));
  return store;
}

function keep(people: readonly Muted[]): void {
  muted().set(people);
  try {
    globalThis.localStorage.setItem(PLACE, JSON.stringify(people));
  } catch {
    // See above.
  }
}

/** Shows no more lines of this person, in this browser, at any table. */
export function mute({ id, name }: Muted): void {
  keep(
    [
      ...muted()
        .get()
        .filter((one) => one.id !== id),
      { id, name },
    ].slice(-MOST),
  );
}

/** Shows the lines of this person (by id) again. */
export function unmute(id: string): void {
  keep(
    muted()
      .get()
      .filter((one) => one.id !== id),
  );
}

/** Everybody who is muted in this browser, as a hook. */
export function useMuted(): readonly Muted[] {
  return useStore(muted());
}
