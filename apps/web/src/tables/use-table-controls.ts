import type { GameKind } from '@upcard/protocol';
import { useMemo } from 'react';
import type { ScreenProps } from './screen-props.ts';
import type { TableControls } from './table-controls.ts';

/** How a screen speaks to its table. It stays the same until something is sent or answered. */
export function useTableControls({
  table,
  isLive,
  now,
  send,
}: Pick<ScreenProps<GameKind>, 'table' | 'isLive' | 'now' | 'send'>): TableControls {
  const { pending } = table;
  return useMemo(
    () => ({ send, pending: pending.map(({ command }) => command), isLive, now }),
    [send, pending, isLive, now],
  );
}
