import type { Ref } from 'react';
import { ActionGrid } from './action-grid.tsx';
import { CapitalStandings } from './capital-standings.tsx';
import { type ChatProps, OpenChat } from './chat-fold.tsx';
import { DealerResults } from './dealer-results.tsx';
import { InfoBox } from './info-box.tsx';
import { type NarrowTab, NarrowTabs } from './narrow-tabs.tsx';
import type { StandardProps, StandardScene } from './standard-scene.ts';
import styles from './standard-screen.module.css';
import { TableInWords } from './table-in-words.tsx';

interface TabProps {
  readonly tab: NarrowTab;
  readonly scene: StandardScene;
  readonly watching: number;
  readonly visit: number;
  readonly chat: ChatProps;
}

/** What a phone shows in the table's place. */
export function PhonePage({ tab, scene, watching, visit, chat }: TabProps) {
  switch (tab) {
    case 'table':
      return null;
    case 'standings':
      return (
        <div className={styles.page}>
          <CapitalStandings scene={scene} watching={watching} visit={visit} />
        </div>
      );
    case 'results':
      return (
        <div className={styles.page}>
          <DealerResults scene={scene} />
        </div>
      );
    case 'chat':
      return (
        <div className={styles.chat}>
          <OpenChat {...chat} />
        </div>
      );
  }
}

interface FootProps extends StandardProps {
  readonly tab: NarrowTab;
  readonly pick: (tab: NarrowTab) => void;
  /** Lines of the chat that were not read. */
  readonly unread: number;
  /** What was said last to people who listen. */
  readonly news: string;
  /** Where buttons of the forms on the felt stand. */
  readonly dock: Ref<HTMLDivElement>;
}

/** The foot of a phone: news for this viewer, the actions, the tabs. */
export function PhoneFoot({ scene, controls, tab, pick, unread, news, dock }: FootProps) {
  return (
    <section className={styles.foot} aria-label="Your part">
      <InfoBox scene={scene} now={controls.now} />
      {tab === 'table' && <TableInWords scene={scene} news={news} />}
      {tab === 'table' && <ActionGrid scene={scene} controls={controls} />}
      <div ref={dock} className={styles.dock} data-lay="forms" hidden={tab !== 'table'} />
      <NarrowTabs tab={tab} marks={unread > 0 ? { chat: `${unread} new` } : {}} onPick={pick} />
    </section>
  );
}
