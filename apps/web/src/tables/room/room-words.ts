import type { Joining, TableRefusal } from '@upcard/tables';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import UserCheck from 'lucide-react/icons/user-check';

/** How people come in, as everybody reads it. */
export const JOINING_WORDS: Readonly<Record<Joining, string>> = {
  open: 'Open',
  approval: 'Host approval',
  passcode: '4-digit passcode',
  nobody: 'Watch only',
};

/** The sign of each way to come in. */
export const JOINING_ICONS = { open: DoorOpen, approval: UserCheck, passcode: KeyRound, nobody: Eye } as const;

const OFF_WORDS: Readonly<Partial<Record<TableRefusal, string>>> = {
  'table-paused': 'The table is paused',
  'room-full': 'The room is full',
  blocked: 'The host has taken you out',
  'not-member': 'Not in this room',
  'not-host': 'For the host only',
  'watch-only': 'This table is for watching',
  'passcode-needed': 'It opens with a passcode',
  'account-needed': 'This game needs an account',
  'wrong-phase': 'Only before the first deal',
  'already-submitted': 'Done already',
  'illegal-action': 'There is nobody to do it to',
};

/** Why something in a room is off, in the few words under a button. */
export function roomOffText(reason: TableRefusal): string {
  return OFF_WORDS[reason] ?? 'Not at this point of the round';
}
