import type { GamesOfPeople } from '../auth/games-of-people.ts';
import type { Keeper } from '../auth/ownership.ts';
import type { Hall } from './hall.ts';

/**
 * Seats, memberships and the role of host, as something that is a person's. Must be asked before `games`, which know at which
 * tables people have been, forgets.
 */
export function hallKeeper(hall: Hall, games: Pick<GamesOfPeople, 'tablesOf'>): Keeper {
  return {
    name: 'tables',
    move: async (from, to) => {
      // Tables that are over are shut when nobody looks; whoever looks later is to see who people are now.
      const areOpen = await hall.openReadable(await games.tablesOf(from));
      return (await hall.movePerson(from, to)) && areOpen;
    },
    exportOf: async (person) => hall.tablesOf(person),
  };
}

/** Open tables, when they are called after whoever opened them. Must be asked after `games`, which know what tables are called. */
export function tableNameKeeper(hall: Hall, games: Pick<GamesOfPeople, 'namesOfOwn'>): Keeper {
  return {
    name: 'tableNames',
    move: async (_from, to) => {
      for (const { id, name } of await games.namesOfOwn(to.id)) hall.rename(id, name);
      return true;
    },
    exportOf: (person) => games.namesOfOwn(person),
  };
}
