import type { AuctionStanding } from '@upcard/tables';
import styles from './answer-list.module.css';
import { type AnswerMark, AnswerRow } from './answer-row.tsx';
import { currentBidWords } from './auction-status.ts';
import type { StandardScene } from './standard-scene.ts';

function markOf(standing: AuctionStanding, view: StandardScene['view']): AnswerMark {
  switch (standing) {
    case 'leads':
      return { look: 'first', text: 'Leads' };
    case 'asked':
      return { look: 'open', text: 'To answer' };
    case 'answered':
      return { look: 'done', text: 'Answered' };
    case 'skippedCurrent':
      return { look: 'plain', text: view.auction?.leading === null ? 'Skips' : `Skips ${currentBidWords(view)}` };
    case 'skippedRest':
      return { look: 'plain', text: 'Out' };
  }
}

function noteOf(view: StandardScene['view']): string {
  if (view.options.bidding === 'blind') return 'Bids stay sealed until everybody has answered.';
  const hasBid = (view.auction?.bids ?? 0) > 0;
  return `A skip of ${currentBidWords(view)} ends when somebody ${hasBid ? 'raises' : 'bids'}.`;
}

/** Who is in the auction and how they stand, in room order, as far as it is public. */
export function BidList({ scene }: { scene: StandardScene }) {
  const { view } = scene;
  if (view.auction === null) return null;
  return (
    <section className={styles.list} aria-labelledby="bid-list">
      <h3 id="bid-list" className={styles.title}>
        Bidding
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Everybody in the auction">
        <ul>
          {view.auction.standings.map(({ number, standing, amount }) => (
            <AnswerRow key={number} scene={scene} number={number} amount={amount} mark={markOf(standing, view)} />
          ))}
        </ul>
      </section>
      <p className={styles.note}>{noteOf(view)}</p>
    </section>
  );
}
