import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { SendCommand } from '../net/table-link.ts';
import type { RoomScene } from './room/room-scene.ts';
import type { TablePanel } from './table-actions.tsx';

/** What lies open over a table, if anything, and the way to change it. The functions stay the same while nothing changes for them. */
interface Panels {
  readonly panel: TablePanel | null;
  readonly open: (panel: TablePanel | null) => void;
  readonly register: () => void;
}

/** What it means to go away now. */
interface Going {
  /** Whether something would be given up: then it is asked about first. */
  readonly isAtStake: boolean;
  /** Whether whoever goes also leaves the room, where they may. */
  readonly leavesRoom: boolean;
}

/** Keeps what lies open over a table. Who would lose nothing by leaving is not asked, but goes to the lobby. */
export function usePanels(
  { room, roomOverlay }: Pick<RoomScene, 'room' | 'roomOverlay'>,
  { isAtStake, leavesRoom }: Going,
  send: SendCommand,
): Panels {
  const [panel, setPanel] = useState<TablePanel | null>(null);
  const [, navigate] = useLocation();
  const isAsked = isAtStake || (room.stage === 'waiting' && roomOverlay.isHost);
  const leaves = leavesRoom && roomOverlay.commands.leaveRoom.isLegal;
  const open = useCallback(
    (next: TablePanel | null): void => {
      if (next !== 'leave' || isAsked) {
        setPanel(next);
        return;
      }
      if (leaves) send({ type: 'leaveRoom' });
      navigate('/tables');
    },
    [isAsked, leaves, send, navigate],
  );
  const register = useCallback(() => setPanel('you'), []);
  return { panel, open, register };
}
