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
  /** Durations since the last call: one for each press and each other member. */
  readonly take: () => number[];
}

/** Positions kept to be matched; views and answers of one position come close together. */
const KEPT = 200;

/** A watch for one session. The view of a press may come before its answer or behind it. */
export function tableWatch(): TableWatch {
  const presses = new Map<number, Press>();
  const sightings = new Map<number, { readonly member: number; readonly at: number }[]>();
  let durations: number[] = [];
  return {
    pressed: (seq, press) => {
      presses.set(seq, press);
      for (const { member, at } of sightings.get(seq) ?? []) if (member !== press.by) durations.push(at - press.at);
      forgetOld(presses);
    },
    saw: (member, seq, at) => {
      const press = presses.get(seq);
      if (press !== undefined && member !== press.by) durations.push(at - press.at);
      const seen = sightings.get(seq) ?? [];
      seen.push({ member, at });
      sightings.set(seq, seen);
      forgetOld(sightings);
    },
    take: () => {
      const taken = durations;
      durations = [];
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
