import type { ViewMessageOf } from '@upcard/protocol';
import type { HouseHappening, HouseView } from '@upcard/tables';
import { useUnseen } from '../use-unseen.ts';
import { type Beat, beatOf, rewindView } from './rewind.ts';

/** The view as far as its motion has come. */
export interface StagedView {
  readonly view: HouseView;
  readonly beat: Beat;
}

const MOVING: ReadonlySet<HouseHappening['type']> = new Set([
  'cardDealt',
  'cardTurned',
  'chipsMoved',
  'settled',
  // What is left of the round before must not reach into the next one.
  'betsOpened',
  'shuffleBegan',
]);

/** The table as far as the happenings of its newest frame have come on screen. `onSeen` gets each just before it does. */
export function useStagedView(
  frame: ViewMessageOf<'house'>,
  onSeen: (happenings: readonly HouseHappening[], seq: number) => void,
): StagedView {
  // Whatever moves is an answer to somebody; who only came or went lets the motion go on.
  const isCut = frame.happenings.some(({ type }) => MOVING.has(type));
  const { unseen } = useUnseen(frame, { isCut, patience: Number.POSITIVE_INFINITY }, onSeen);
  return { view: rewindView(frame.view, unseen), beat: beatOf(unseen) };
}
