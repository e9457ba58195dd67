import { closingText } from '../room/closing-text.ts';
import type { HouseScene } from './house-scene.ts';

/** Why a table that nobody has closed is closed all the same. */
function withoutPeople({ view }: HouseScene): string {
  const isLeft = view.round > 0 && view.seats.length === 0;
  return isLeft ? 'Everybody has given up their seat.' : 'Nobody with a seat was here for ten minutes.';
}

function closedText(scene: HouseScene): string {
  const { room, view } = scene;
  if (room.closing === null) return withoutPeople(scene);
  return view.round === 0
    ? 'That was before the first deal.'
    : 'Bets that were out are back. Nobody won or lost by it.';
}

/** How a session ended: a headline, and a sentence of what that means. */
export function endText(scene: HouseScene): { readonly title: string; readonly text: string } {
  const { view, overlay, room } = scene;
  const { ending } = view;
  switch (ending?.kind) {
    case 'bankBroken': {
      const isYours = ending.winners.some((seat) => overlay.seats.includes(seat));
      return {
        title: 'The bank is broken',
        text: isYours ? 'You share the win of this session.' : 'Every seat with 50 chips or more shares the win.',
      };
    }
    case 'houseWins':
      return { title: 'The house wins', text: 'No seat has enough for the least bet any more.' };
    default:
      return { title: closingText(room.closing), text: closedText(scene) };
  }
}
