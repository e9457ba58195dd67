import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Leaving } from './room/room-leaving.tsx';
import { isOnItsWay, type TableControls } from './table-controls.ts';

/** Gives up what somebody has at a table, or closes its room, and goes to the lobby once the server has heard it. `isHere`: they still have it. */
export function useLeaving(isHere: boolean, controls: TableControls, giveUp: () => void): Leaving {
  const [isLeaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isLeaving && !isHere) navigate('/tables');
  }, [isLeaving, isHere, navigate]);
  return {
    isLeaving: isLeaving && isHere && isOnItsWay(controls, 'leave', 'leaveRoom', 'closeRoom'),
    giveUp: () => {
      setLeaving(true);
      giveUp();
    },
    closeRoom: () => {
      setLeaving(true);
      controls.send({ type: 'closeRoom' });
    },
    go: () => navigate('/tables'),
  };
}
