import type { TableFrame, TableHost } from '@upcard/host';
import type {
  HouseCommand,
  HouseHappening,
  HouseOverlay,
  HouseView,
  RoomCommand,
  RoomedOverlay,
  RoomedView,
} from '@upcard/tables';

/** A running House table with its room. */
export type HouseHost = TableHost<
  HouseCommand | RoomCommand,
  RoomedView<HouseView>,
  RoomedOverlay<HouseOverlay>,
  HouseHappening
>;

/** A House table at one position, for people to see. */
export type HouseFrame = TableFrame<RoomedView<HouseView>, RoomedOverlay<HouseOverlay>, HouseHappening>;
