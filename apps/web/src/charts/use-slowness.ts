import { useEffect, useState } from 'react';

/** Milliseconds that pass before it is said that something is being worked on. */
const PATIENCE = 300;

/** Whether work has been going on for so long that it has to be shown. */
export function useSlowness(isWorking: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWorking]);
  return isWorking && isSlow;
}
