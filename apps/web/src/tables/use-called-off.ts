import type { ViewMessage } from '@upcard/protocol';
import { useCallback, useState } from 'react';
import { isCalledOff } from './called-off.ts';

/** Whether a round was called off that nobody has read of here, and the way to say that it is read. */
export function useCalledOff({
  seq,
  happenings,
}: Pick<ViewMessage, 'seq' | 'happenings'>): readonly [isNews: boolean, read: () => void] {
  const [known, setKnown] = useState({ seq, isNews: false });
  const read = useCallback(() => setKnown((before) => ({ ...before, isNews: false })), []);
  const current = known.seq === seq ? known : { seq, isNews: isCalledOff(known.isNews, happenings) };
  if (current !== known) setKnown(current);
  return [current.isNews, read];
}
