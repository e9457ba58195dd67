/**
 * A table as people may see it at one position of its log. `seq` grows with every change. `now` is the clock's time at which
 * the frame was made, in milliseconds. `view` is for everybody and is built once per change, so it may be serialised once
 * and kept by its identity. `happenings` led here from the frame before; a frame asked for without a change has none.
 */
export interface TableFrame<View, Overlay, Happening> {
  readonly seq: number;
  readonly now: number;
  readonly view: View;
  readonly happenings: readonly Happening[];
  /** What this person (by id) alone may know or do at this position, on top of `view`. */
  readonly overlay: (person: string) => Overlay;
}

/** Hears of every change of a table once it is durable, in order, before the one who caused it gets an answer. */
export interface Outbox<View, Overlay, Happening> {
  readonly changed: (frame: TableFrame<View, Overlay, Happening>) => void;
}
