import { useCallback, useRef, useState } from 'react';

/** A change of an amount that is on screen for a moment. */
interface FloatingChange {
  readonly id: number;
  readonly change: number;
}

/** The changes that float now. `add` leaves out what changes nothing. */
export interface FloatingChanges {
  readonly list: readonly FloatingChange[];
  readonly add: (change: number) => void;
  readonly remove: (id: number) => void;
}

/** Keeps what floats beside an amount. */
export function useAmountFloats(): FloatingChanges {
  const [list, setList] = useState<readonly FloatingChange[]>([]);
  const count = useRef(0);
  const add = useCallback((change: number) => {
    if (change === 0) return;
    count.current += 1;
    const id = count.current;
    setList((now) => [...now, { id, change }]);
  }, []);
  const remove = useCallback((id: number) => setList((now) => now.filter((one) => one.id !== id)), []);
  return { list, add, remove };
}
