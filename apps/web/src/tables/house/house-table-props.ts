import type { ReactNode } from 'react';
import type { TableControls } from '../table-controls.ts';
import type { HouseScene } from './house-scene.ts';
import type { Betting } from './use-betting.ts';

/** What both forms of the table are drawn from. */
export interface HouseTableProps {
  readonly scene: HouseScene;
  readonly controls: TableControls;
  readonly betting: Betting;
  readonly seats: readonly number[];
  readonly banner: ReactNode;
  /** Lies over the middle of the felt: the shuffle, the end of the session. */
  readonly middle: ReactNode;
}
