import WifiOff from 'lucide-react/icons/wifi-off';
import { Avatar, type AvatarFace } from './avatar.tsx';
import styles from './seat-plate.module.css';

interface SeatPlateProps {
  face: AvatarFace;
  name: string;
  /** The line under the name: "600 chips", "Deals this round". */
  line: string;
  /** A word after the line: "next", "sits out". */
  note?: string | undefined;
  isYou?: boolean;
  /** `turn` rings the plate in gold; `away` replaces the line, for a person whose connection is lost. */
  standing?: 'here' | 'turn' | 'away';
  /** `row` is the compact form for phones: no plate, all in one line. */
  form?: 'plate' | 'row';
}

/** A person at the table: picture, name, what they have, and whether it is their turn or they are away. */
export function SeatPlate({
  face,
  name,
  line,
  note,
  isYou = false,
  standing = 'here',
  form = 'plate',
}: SeatPlateProps) {
  return (
    <div className={styles.seat} data-form={form} data-standing={standing}>
      <Avatar face={face} size={form === 'plate' ? 36 : 26} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.own}>{name}</span>
          {isYou && <span className={styles.you}> you</span>}
        </span>{' '}
        {standing === 'away' ? (
          <span className={styles.away}>
            <WifiOff size={14} aria-hidden="true" /> Away
          </span>
        ) : (
          <span className={styles.line}>{note === undefined ? line : `${line} · ${note}`}</span>
        )}
      </span>
    </div>
  );
}
