import { Sheet } from '../ui/sheet.tsx';
import styles from './settings-controls.module.css';
import { type KeyLine, KeySettings, LookSettings, PlaySettings, SoundSettings } from './settings-controls.tsx';

/** How the table looks and sounds for this person. Every change counts at once. */
export default function SettingsSheet({ keys, onClose }: { keys: readonly KeyLine[]; onClose: () => void }) {
  return (
    <Sheet title="Settings" isOpen onClose={onClose}>
      <div className={styles.rows}>
        <LookSettings />
        <SoundSettings />
        <PlaySettings />
        <KeySettings keys={keys} />
      </div>
    </Sheet>
  );
}
