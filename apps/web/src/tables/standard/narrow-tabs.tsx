import ScatterChart from 'lucide-react/icons/chart-scatter';
import Layers from 'lucide-react/icons/layers';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trophy from 'lucide-react/icons/trophy';
import styles from './narrow-tabs.module.css';

/** What a phone shows one at a time. */
const NARROW_TABS = ['table', 'standings', 'results', 'chat'] as const;
export type NarrowTab = (typeof NARROW_TABS)[number];

const NAMES: Readonly<Record<NarrowTab, string>> = {
  table: 'Table',
  standings: 'Standings',
  results: 'Results',
  chat: 'Chat',
};

const ICONS = { table: Layers, standings: Trophy, results: ScatterChart, chat: MessageCircle } as const;

/** The tabs at the foot of a phone. `marks` tells what is new behind one of them. */
export function NarrowTabs({
  tab,
  marks,
  onPick,
}: {
  tab: NarrowTab;
  marks: Readonly<Partial<Record<NarrowTab, string>>>;
  onPick: (tab: NarrowTab) => void;
}) {
  return (
    <nav className={styles.tabs} aria-label="Parts of the table">
      {NARROW_TABS.map((name) => {
        const Icon = ICONS[name];
        const mark = marks[name];
        return (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-current={name === tab ? 'page' : undefined}
            aria-label={mark === undefined ? undefined : `${NAMES[name]}, ${mark}`}
            onClick={() => onPick(name)}
          >
            <span className={styles.icon} data-marked={mark !== undefined}>
              <Icon size={21} aria-hidden="true" />
            </span>
            {NAMES[name]}
          </button>
        );
      })}
    </nav>
  );
}
