import type { TableKind } from '@upcard/tables';
import Gavel from 'lucide-react/icons/gavel';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Landmark from 'lucide-react/icons/landmark';
import Radio from 'lucide-react/icons/radio';

/** A game as people are told of it: its name, what to expect, and whether its tables can be opened yet. */
export interface Game {
  readonly name: string;
  readonly promise: string;
  readonly isOpen: boolean;
}

/** Every game, by the kind of its tables. */
export const GAMES: Readonly<Record<TableKind, Game>> = {
  standard: {
    name: 'Standard',
    promise: 'Bid for the deal, bet in secret, then play the hand against one another.',
    isOpen: true,
  },
  sandbox: {
    name: 'Sandbox',
    promise: 'Practise. Every move is graded, and what you missed comes back.',
    isOpen: false,
  },
  house: {
    name: 'House',
    promise: 'One to six seats share a shoe, and try to break the bank.',
    isOpen: true,
  },
  european: {
    name: 'European',
    promise: 'Six decks and no look at the hole card, alone or beside AI seats.',
    isOpen: false,
  },
  live: {
    name: 'Live',
    promise: 'Seven spots, cards dealt by hand on camera, every option.',
    isOpen: false,
  },
};

/** What is said of a game that cannot be played yet. */
export const OPENS_LATER = 'Opens later';

const ICONS = { standard: Gavel, sandbox: GraduationCap, house: Landmark, european: Globe, live: Radio } as const;

/** The sign of a game, `size` CSS pixels. Decoration: its name stands beside it. */
export function GameIcon({ kind, size = 22 }: { kind: TableKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
