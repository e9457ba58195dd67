import { createStore, type Store } from '../../net/store.ts';

/** How long news stays in the Info box, in milliseconds. */
const NEWS_STAYS = 3_000;

/** Something to be read in the Info box for a while. */
interface InfoNews {
  readonly text: string;
}

const news = createStore<InfoNews | null>(null);

/** The news that the Info box shows now. */
export const infoNews: Pick<Store<InfoNews | null>, 'get' | 'subscribe'> = news;

/** Puts news into the Info box for three seconds. */
export function tellInfo(text: string): void {
  const told = { text };
  news.set(told);
  setTimeout(() => {
    if (news.get() === told) news.set(null);
  }, NEWS_STAYS);
}
