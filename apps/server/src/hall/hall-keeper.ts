import type { Keeper } from '../auth/ownership.ts';
import type { Hall } from './hall.ts';

/** Seats, memberships and the role of host at open tables, as something that is a person's. */
export function hallKeeper(hall: Hall): Keeper {
  return {
    name: 'tables',
    move: (from, to) => hall.movePerson(from, to),
    exportOf: async (person) => hall.tablesOf(person),
  };
}
