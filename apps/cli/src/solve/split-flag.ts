import { SPLIT_PLAYS, type SplitPlay } from '@upcard/solver';
import { UsageFault } from '../usage-fault.ts';

/** Reads `--split`, how split hands are played; left out it means `cdz`. Throws `UsageFault`. */
export function readSplit(flag: string = 'cdz'): SplitPlay {
  const split = SPLIT_PLAYS.find((play) => play === flag);
  if (split === undefined) throw new UsageFault(`--split is ${SPLIT_PLAYS.join(' or ')}, not ${flag}`);
  return split;
}
