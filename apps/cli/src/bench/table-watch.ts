/** One command of a table as its sender knew it. Times in milliseconds. */
interface Press {
  readonly by: number;
  readonly at: number;
}

/** Measures at one table how long it takes until a press of somebody is on the screens of all others. */
export interface TableWatch {
  /** Member `by` pressed at this time, and the table's position became `seq`. */
  readonly pressed: (seq: number, press: Press) => void;
  /** A member has the position on the screen. */
  readonly saw: (member: number, seq: number, at: number) => void;
  /** Durations since the last call. */
  readonly take: () => Sights;
}

/** How long it took until presses were seen. */
interface Sights {
  /** One for each press and each other member. */
  readonly others: readonly number[];
  /** One for each press: until the last of all had it, its sender included. */
  readonly everybody: readonly number[];
}

/** Positions kept to be matched; views and answers of one position come close together. */
const KEPT = 200;

/** A watch for one session of so many. The view of a press may come before its answer or behind it. */
export function tableWatch(members: number): TableWatch {
  const presses = new Map<number, Press>();
  const sightings = new Map<number, { readonly member: number; readonly at: number }[]>();
  let others: number[] = [];
  let everybody: number[] = [];
  const concludeIfSeen = (seq: number): void => {
    const press = presses.get(seq);
    const seen = sightings.get(seq) ?? [];
    if (press === undefined || seen.length !== members) return;
    everybody.push(Math.max(...seen.map(({ at }) => at)) - press.at);
  };
  return {
    pressed: (seq, press) => {
      presses.set(seq, press);
      for (const { member, at } of sightings.get(seq) ?? []) if (member !== press.by) others.push(at - press.at);
      concludeIfSeen(seq);
      forgetOld(presses);
    },
    saw: (member, seq, at) => {
      const press = presses.get(seq);
      if (press !== undefined && member !== press.by) others.push(at - press.at);
      const seen = sightings.get(seq) ?? [];
      seen.push({ member, at });
      sightings.set(seq, seen);
      concludeIfSeen(seq);
      forgetOld(sightings);
    },
    take: () => {
      const taken = { others, everybody };
      others = [];
      everybody = [];
      return taken;
    },
  };
}

function forgetOld(map: Map<number, unknown>): void {
  if (map.size <= KEPT) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
