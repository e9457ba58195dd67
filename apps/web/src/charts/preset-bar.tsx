import type { GameName } from '@upcard/core';
import { Segmented } from '../ui/segmented.tsx';
import { GAME_OPTIONS } from './chart-rules.ts';
import styles from './preset-bar.module.css';

/** The product's own games, one of which the rules start from. */
export function PresetBar({ game, onPick }: { game: GameName; onPick: (game: GameName) => void }) {
  return (
    <div className={styles.presets}>
      <Segmented label="Rules of" options={GAME_OPTIONS} value={game} onChange={onPick} />
    </div>
  );
}
