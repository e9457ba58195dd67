/** Does work that concerns these people (by id) after all that was begun before and concerns one of them. */
export type PeopleTurns = <Done>(people: readonly string[], work: () => Promise<Done>) => Promise<Done>;

/** Nobody is concerned by anything yet. */
export function peopleTurns(): PeopleTurns {
  const newest = new Map<string, Promise<unknown>>();
  return async (people, work) => {
    const turn = Promise.allSettled(people.map((id) => newest.get(id))).then(work);
    for (const id of people) newest.set(id, turn);
    try {
      return await turn;
    } finally {
      for (const id of people) if (newest.get(id) === turn) newest.delete(id);
    }
  };
}
