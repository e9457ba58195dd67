import { endText } from './end-text.ts';
import type { HouseScene } from './house-scene.ts';
import { chipsWords, seatName } from './house-words.ts';
import styles from './session-end.module.css';

/** How the session ended and with what each seat ends. */
export function SessionEnd({ scene }: { scene: HouseScene }) {
  const { view } = scene;
  const { title, text } = endText(scene);
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
