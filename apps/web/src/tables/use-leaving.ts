import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { CommandAnswer } from '../net/table-link.ts';
import type { Leaving } from './room/room-leaving.tsx';
import { isOnItsWay, type TableControls } from './table-controls.ts';

/** Gives up what somebody has; `heard` is to hear the answer. */
type GiveUp = (heard: (answer: CommandAnswer) => void) => void;

/**
 * Gives up what somebody has at a table, or closes its room, and goes to the lobby once that is done. `isHere`: they still have it.
 * Whoever was refused does not go, not even when they lose it later.
 */
export function useLeaving(isHere: boolean, controls: TableControls, giveUp: GiveUp): Leaving {
  const [isLeaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isLeaving && !isHere) navigate('/tables');
  }, [isLeaving, isHere, navigate]);
  const heard = ({ kind }: CommandAnswer): void => {
    if (kind === 'refused') setLeaving(false);
  };
  return {
    isLeaving: isLeaving && isHere && isOnItsWay(controls, 'leave', 'leaveRoom', 'closeRoom'),
    giveUp: () => {
      setLeaving(true);
      giveUp(heard);
    },
    closeRoom: () => {
      setLeaving(true);
      controls.send({ type: 'closeRoom' }, heard);
    },
    go: () => navigate('/tables'),
  };
}
