import { usePreferences } from '../../settings/preferences.ts';
import { useMedia } from '../../ui/use-media.ts';
import { actionsShown } from './action-state.ts';
import { DealerActions } from './dealer-actions.tsx';
import { PlayerActions } from './player-actions.tsx';
import type { StandardProps } from './standard-scene.ts';

/** Where the buttons have room for their keys: on a felt that fills the page, or is two thirds of a wide one. */
const ROOM_FOR_KEYS = '(min-width: 1240px), (min-width: 860px) and (max-width: 1099px)';

/**
 * What this person can do with a hand: the five actions of a Player from the deal to the Dealer's turn, the Dealer's two in theirs.
 * Nothing for whoever has no part in it, so that the Dealer's seat may take the whole width.
 */
export function ActionGrid(props: StandardProps) {
  const { hasKeys } = usePreferences();
  const hasRoom = useMedia(ROOM_FOR_KEYS);
  switch (actionsShown(props.scene)) {
    case 'player':
      return <PlayerActions {...props} showsKeys={hasKeys && hasRoom} />;
    case 'dealer':
      return <DealerActions {...props} showsKeys={hasKeys && hasRoom} />;
    case 'none':
      return null;
  }
}
