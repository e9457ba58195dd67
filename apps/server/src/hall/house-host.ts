import type { TableFrame, TableHost } from '@upcard/host';
import type { HouseCommand, HouseHappening, HouseOverlay, HouseView } from '@upcard/tables';

/** A running House table. */
export type HouseHost = TableHost<HouseCommand, HouseView, HouseOverlay, HouseHappening>;

/** A House table at one position, for people to see. */
export type HouseFrame = TableFrame<HouseView, HouseOverlay, HouseHappening>;
