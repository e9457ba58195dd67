import BookOpen from 'lucide-react/icons/book-open';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import Settings from 'lucide-react/icons/settings';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { ChatIcon } from '../chat/chat-button.tsx';
import type { ChatBox } from '../chat/use-chat.ts';
import { setPreferences, usePreferences } from '../settings/preferences.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './table-actions.module.css';
import { YouButton } from './you-button.tsx';

/** What can lie open over the table. */
export type TablePanel = 'rules' | 'people' | 'settings' | 'leave' | 'menu' | 'you' | 'passcode';

interface ActionProps {
  readonly watching: number;
  /** How many ask the host to be let in; 0 for everybody else. */
  readonly asking: number;
  readonly chat: ChatBox;
  /** Whether the chat is in the corner of the dock, and so not in the bar. */
  readonly hasCorner: boolean;
  readonly open: (panel: TablePanel) => void;
  /** The way out: of the table, or of a game that goes on. */
  readonly exit?: 'leave' | 'resign' | undefined;
}

/** The way out, at the end of the bar. */
function ExitButton({ open, exit = 'leave' }: Pick<ActionProps, 'open' | 'exit'>) {
  return exit === 'resign' ? (
    <Button tone="danger" onPress={() => open('leave')}>
      <Flag size={18} aria-hidden="true" /> Resign
    </Button>
  ) : (
    <Button tone="quiet" onPress={() => open('leave')}>
      <LogOut size={19} aria-hidden="true" /> Leave
    </Button>
  );
}

/** A loudspeaker, crossed out when the sound is off. */
export function SoundIcon({ isOn }: { isOn: boolean }) {
  return isOn ? <Volume2 size={19} aria-hidden="true" /> : <VolumeX size={19} aria-hidden="true" />;
}

/** Buttons at the end of the bar from 900 px on. */
export function WideActions({ watching, asking, chat, hasCorner, open, exit }: ActionProps) {
  const { hasSound } = usePreferences();
  return (
    <>
      <Button tone="quiet" onPress={() => open('people')}>
        <Eye size={19} aria-hidden="true" /> {watching} watching
        {asking > 0 && <span className={styles.asking}>{asking} asking</span>}
      </Button>
      <Button tone="quiet" onPress={() => open('rules')}>
        <BookOpen size={19} aria-hidden="true" /> Rules
      </Button>
      {!hasCorner && <ChatIcon chat={chat} size={19} />}
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
      <YouButton form="icon" onPress={() => open('you')} />
      <ExitButton open={open} exit={exit} />
    </>
  );
}

interface NarrowProps extends Pick<ActionProps, 'asking' | 'open'> {
  /** Null where the chat has another way in. */
  readonly chat: ChatBox | null;
}

/** Buttons at the end of the bar of a phone; the rest is in the menu. */
export function NarrowActions({ asking, chat, open }: NarrowProps) {
  return (
    <>
      <IconButton label="Rules" onPress={() => open('rules')}>
        <BookOpen size={21} aria-hidden="true" />
      </IconButton>
      {chat !== null && <ChatIcon chat={chat} size={21} />}
      <IconButton
        label="Menu"
        count={{ value: asking, label: `${asking} asking to join` }}
        onPress={() => open('menu')}
      >
        <Menu size={23} aria-hidden="true" />
      </IconButton>
    </>
  );
}
