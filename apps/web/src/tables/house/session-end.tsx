import type { HouseScene } from './house-scene.ts';
import { chipsWords, seatName } from './house-words.ts';
import styles from './session-end.module.css';

function endWords({ view, overlay }: HouseScene): { title: string; text: string } {
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
      return {
        title: 'The table is closed',
        text:
          view.round === 0
            ? 'It was closed before the first deal.'
            : 'Nobody with a seat was here for ten minutes, or it was closed for everybody.',
      };
  }
}

/** How the session ended and with what each seat ends. */
export function SessionEnd({ scene }: { scene: HouseScene }) {
  const { view } = scene;
  const { title, text } = endWords(scene);
  const winners = view.ending?.kind === 'bankBroken' ? view.ending.winners : [];
  return (
    <section className={styles.end} aria-label="End of the session">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.seats}>
        {view.seats.map((seat) => (
          <li key={seat.seat}>
            <span>{seatName(view, seat)}</span>
            <span>
              {chipsWords(seat.chips)}
              {winners.includes(seat.seat) && <strong> · wins</strong>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
