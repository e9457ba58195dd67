import Check from 'lucide-react/icons/check';
import Equal from 'lucide-react/icons/equal';
import Hand from 'lucide-react/icons/hand';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import styles from './result-badge.module.css';

const RESULTS = {
  blackjack: { Sign: Star, word: 'Blackjack' },
  win: { Sign: Plus, word: 'Win' },
  push: { Sign: Equal, word: 'Push' },
  lose: { Sign: Minus, word: 'Lose' },
  bust: { Sign: X, word: 'Bust' },
  stand: { Sign: Hand, word: 'Stand' },
  surrendered: { Sign: Check, word: 'Surrendered' },
} as const;

/**
 * How a hand stands or ended: sign, word, and `total` if there is one to show. Beside a total, `compact` keeps the word for people
 * who listen only; a narrow tile does so by itself. It grows in once when it appears, unless `still`.
 */
export function ResultBadge({
  result,
  total = null,
  compact = false,
  still = false,
}: {
  result: keyof typeof RESULTS;
  total?: number | null;
  compact?: boolean;
  still?: boolean;
}) {
  const { Sign, word } = RESULTS[result];
  const fitting = compact ? 'compact' : 'fitting';
  const lay = total === null ? 'full' : fitting;
  return (
    <span className={styles.badge} data-result={result} data-lay={lay} data-still={still}>
      <Sign size={15} strokeWidth={2.25} aria-hidden="true" />
      <span className={styles.word}>{word}</span> {total}
    </span>
  );
}
