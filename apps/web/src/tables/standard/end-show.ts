import type { StandardView } from '@upcard/tables';
import { createStore, type Store } from '../../net/store.ts';

/** From the end of a game until its results open by themselves, in milliseconds. */
export const RESULTS_AFTER = 3_000;

/** Where this viewer is with the end of a game: `deadline` in the server's milliseconds, or null once the results were opened. */
export interface EndShow {
  readonly game: string;
  readonly deadline: number | null;
}

const show = createStore<EndShow | null>(null);

/** What the podium and the Info box both follow. It outlives them, for they come and go with the tabs of a phone. */
export const endShow: Pick<Store<EndShow | null>, 'get' | 'subscribe'> = show;

/** Tells finished games apart: who played, and how their coins went. */
export function gameKey({ participants, capitals }: StandardView): string {
  return JSON.stringify([participants.map(({ person }) => person.id), capitals]);
}

/** Begins the countdown to the results of a game, unless it was begun before. */
export function beginEndShow(game: string, now: number): void {
  if (show.get()?.game !== game) show.set({ game, deadline: now + RESULTS_AFTER });
}

/** The results are open, or were: nothing counts down to them any more. */
export function endEndShow(game: string): void {
  show.set({ game, deadline: null });
}
