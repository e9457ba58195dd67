import type { TableHost } from '@upcard/host';
import { PersonGone } from './person-gone.ts';

/**
 * The table, which takes nothing from people who are gone and lets none of them in: that rejects with `PersonGone`. Whoever is
 * gone is so from one moment to the next, and what the table has been told by then it decides before anything it is told later.
 */
export function closedToTheGone<Command, View, Overlay, Happening>(
  host: TableHost<Command, View, Overlay, Happening>,
  isGone: (person: string) => boolean,
): TableHost<Command, View, Overlay, Happening> {
  return {
    ...host,
    submit: async (submission) => {
      if (isGone(submission.person.id)) throw new PersonGone();
      return host.submit(submission);
    },
    inform: async (word, commandId) => {
      if (word.type === 'admitted' && isGone(word.person.id)) throw new PersonGone();
      return host.inform(word, commandId);
    },
  };
}
