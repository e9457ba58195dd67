import type { GameKind } from '@upcard/protocol';
import type { OpenTableOf, SendCommand } from '../net/table-link.ts';

/** What the screen of one kind of table gets. All functions stay the same between renders. */
export interface ScreenProps<Kind extends GameKind> {
  readonly table: OpenTableOf<Kind>;
  /** False while the connection is lost. */
  readonly isLive: boolean;
  /** The server's time in milliseconds. */
  readonly now: () => number;
  readonly send: SendCommand;
  /** Says a line to the room. */
  readonly say: (text: string) => void;
  readonly dismissNotice: () => void;
}
