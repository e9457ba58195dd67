import type { ViewMessageOf } from '@upcard/protocol';
import type { HouseHappening, HouseView } from '@upcard/tables';
import { useUnseen } from '../use-unseen.ts';
import { type Beat, beatOf, rewindView } from './rewind.ts';

/** The view as far as its motion has come. */
export interface StagedView {
  readonly view: HouseView;
  readonly beat: Beat;
}

/** The table as far as the happenings of its newest frame have come on screen. `onSeen` gets each just before it does. */
export function useStagedView(
  frame: ViewMessageOf<'house'>,
  onSeen: (happenings: readonly HouseHappening[], seq: number) => void,
): StagedView {
  const { unseen } = useUnseen(frame, onSeen);
  return { view: rewindView(frame.view, unseen), beat: beatOf(unseen) };
}
