import { useEffect, useEffectEvent } from 'react';
import { takeJoinWish } from './join-wish.ts';
import { type RoomControls, type RoomScene, thresholdOf } from './room-scene.ts';

/** Asks to join at once where somebody came from the list of tables by pressing so. */
export function useJoinWish(table: string, scene: RoomScene, controls: RoomControls): void {
  const ask = useEffectEvent(() => {
    if (takeJoinWish(table) && thresholdOf(scene) === 'ask') controls.send({ type: 'join' });
  });
  useEffect(() => {
    if (controls.isLive && table !== '') ask();
  }, [controls.isLive, table]);
}
