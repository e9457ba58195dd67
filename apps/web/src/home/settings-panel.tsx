import SettingsSheet from '../settings/settings-sheet.tsx';
import { KEY_LINES } from '../tables/house/table-keys.ts';

/** The settings, away from a table. */
export default function SettingsPanel({ onClose }: { onClose: () => void }) {
  return <SettingsSheet keys={KEY_LINES} onClose={onClose} />;
}
