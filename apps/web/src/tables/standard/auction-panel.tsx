import type { BidChoices } from '@upcard/tables';
import { auctionFigure, auctionLine, auctionPart, keepsEditor } from './auction-status.ts';
import { BidActions } from './bid-actions.tsx';
import { BidEditor } from './bid-editor.tsx';
import { BidFigure } from './bid-figure.tsx';
import { BidList } from './bid-list.tsx';
import styles from './bidding-layout.module.css';
import type { StandardProps, StandardScene } from './standard-scene.ts';
import { useBidding } from './use-bidding.ts';

/** The parts of a person who is or may be asked again. */
function Bidder({ scene, controls, choices }: StandardProps & { choices: BidChoices }) {
  const bidding = useBidding({ scene, controls }, choices);
  const hasEditor = keepsEditor(auctionPart(scene));
  return (
    <>
      <div className={styles.own}>
        <h2 className={styles.title}>Your bid to deal</h2>
        <p className={styles.line}>{auctionLine(scene)}</p>
        {hasEditor ? <BidEditor bidding={bidding} /> : <BidFigure {...auctionFigure(scene)} />}
      </div>
      {(hasEditor || choices.skipOff === null) && (
        <div className={styles.actions}>
          <BidActions scene={scene} controls={controls} bidding={bidding} />
        </div>
      )}
    </>
  );
}

function Watcher({ scene }: { scene: StandardScene }) {
  return (
    <div className={styles.own}>
      <h2 className={styles.title}>Who will deal?</h2>
      <p className={styles.line}>{auctionLine(scene)}</p>
      <BidFigure {...auctionFigure(scene)} />
    </div>
  );
}

/** The auction for the dealer position, in the Dealer's place: the own bid, and how everybody stands. Nothing in other phases. */
export function AuctionPanel({ scene, controls }: StandardProps) {
  const { view, overlay } = scene;
  if (view.auction === null) return null;
  return (
    <section className={styles.panel} aria-label="Dealer position auction">
      <div className={styles.inside}>
        {overlay.bid === null ? (
          <Watcher scene={scene} />
        ) : (
          <Bidder key={view.round} scene={scene} controls={controls} choices={overlay.bid} />
        )}
        <div className={styles.others}>
          <BidList scene={scene} />
        </div>
      </div>
    </section>
  );
}
