import BookOpen from 'lucide-react/icons/book-open';
import Eye from 'lucide-react/icons/eye';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import Settings from 'lucide-react/icons/settings';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { setPreferences, usePreferences } from '../../settings/preferences.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** What can lie open over the table. */
export type TablePanel = 'rules' | 'people' | 'settings' | 'leave' | 'menu';

interface ActionProps {
  readonly watching: number;
  readonly open: (panel: TablePanel) => void;
}

/** A loudspeaker, crossed out when the sound is off. */
export function SoundIcon({ isOn }: { isOn: boolean }) {
  return isOn ? <Volume2 size={19} aria-hidden="true" /> : <VolumeX size={19} aria-hidden="true" />;
}

/** Buttons at the end of the bar from 900 px on. */
export function WideActions({ watching, open }: ActionProps) {
  const { hasSound } = usePreferences();
  return (
    <>
      <Button tone="quiet" onPress={() => open('people')}>
        <Eye size={19} aria-hidden="true" /> {watching} watching
      </Button>
      <Button tone="quiet" onPress={() => open('rules')}>
        <BookOpen size={19} aria-hidden="true" /> Rules
      </Button>
      <IconButton
        label={hasSound ? 'Mute' : 'Sound on'}
        isPressed={!hasSound}
        onPress={() => setPreferences({ hasSound: !hasSound })}
      >
        <SoundIcon isOn={hasSound} />
      </IconButton>
      <IconButton label="Settings" onPress={() => open('settings')}>
        <Settings size={19} aria-hidden="true" />
      </IconButton>
      <Button tone="quiet" onPress={() => open('leave')}>
        <LogOut size={19} aria-hidden="true" /> Leave
      </Button>
    </>
  );
}

/** Buttons at the end of the bar of a phone; the rest is in the menu. */
export function NarrowActions({ open }: Pick<ActionProps, 'open'>) {
  return (
    <>
      <IconButton label="Rules" onPress={() => open('rules')}>
        <BookOpen size={21} aria-hidden="true" />
      </IconButton>
      <IconButton label="Menu" onPress={() => open('menu')}>
        <Menu size={23} aria-hidden="true" />
      </IconButton>
    </>
  );
}
