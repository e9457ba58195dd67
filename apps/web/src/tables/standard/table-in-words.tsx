import { usePreferences } from '../../settings/preferences.ts';
import { roomSentences } from '../../spoken/room-news.ts';
import { standardSentences } from '../../spoken/standard-sentences.ts';
import { TextPanel } from '../../spoken/text-panel.tsx';
import type { StandardScene } from './standard-scene.ts';
import styles from './standard-screen.module.css';

/** The table as sentences, for whoever has switched them on. `news` is what was said last. */
export function TableInWords({ scene, news }: { scene: StandardScene; news: string }) {
  const { textMode } = usePreferences();
  if (!textMode) return null;
  return (
    <div className={styles.words}>
      <TextPanel sentences={[...standardSentences(scene), ...roomSentences(scene)]} news={news} />
    </div>
  );
}
