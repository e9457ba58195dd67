import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { setPreferences, usePreferences } from '../settings/preferences.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './menu-sheet.module.css';
import { SoundIcon, type TablePanel } from './table-actions.tsx';
import { YouButton } from './you-button.tsx';

/** The menu of a phone. */
export default function MenuSheet({
  watching,
  asking,
  exit = 'leave',
  open,
  onClose,
}: {
  watching: number;
  /** How many ask the host to be let in. */
  asking: number;
  /** The way out: of the table, or of a game that goes on. */
  exit?: 'leave' | 'resign';
  open: (panel: TablePanel) => void;
  onClose: () => void;
}) {
  const { hasSound } = usePreferences();
  return (
    <Sheet title="Menu" isOpen onClose={onClose}>
      <div className={styles.menu}>
        <YouButton form="line" onPress={() => open('you')} />
        <Button isWide onPress={() => open('people')}>
          <Eye size={19} aria-hidden="true" />{' '}
          {asking > 0 ? `${asking} asking to join` : `People, ${watching} watching`}
        </Button>
        <Button isWide onPress={() => setPreferences({ hasSound: !hasSound })}>
          <SoundIcon isOn={hasSound} /> {hasSound ? 'Mute' : 'Sound on'}
        </Button>
        <Button isWide onPress={() => open('settings')}>
          <Settings size={19} aria-hidden="true" /> Settings
        </Button>
        <Button isWide tone={exit === 'resign' ? 'danger' : 'plain'} onPress={() => open('leave')}>
          {exit === 'resign' ? <Flag size={18} aria-hidden="true" /> : <LogOut size={19} aria-hidden="true" />}{' '}
          {exit === 'resign' ? 'Resign' : 'Leave'}
        </Button>
      </div>
    </Sheet>
  );
}
