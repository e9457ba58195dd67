import type { BidChoices } from '@upcard/tables';
import { DockedActions } from './actions-dock.tsx';
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
  const part = auctionPart(scene);
  const hasEditor = keepsEditor(part);
  return (
    <>
      <div className={styles.own}>
        <h2 className={styles.title}>
          {scene.view.options.bidding === 'open' ? 'Your bid to deal' : 'Your sealed bid'}
        </h2>
        <p className={styles.line} data-is-advice={part === 'asked' || part === 'leads'}>
          {auctionLine(scene)}
        </p>
        {hasEditor ? <BidEditor bidding={bidding} /> : <BidFigure {...auctionFigure(scene)} />}
      </div>
      {(hasEditor || choices.skipOff === null) && (
        <DockedActions>
          <div className={styles.actions}>
            <BidActions scene={scene} controls={controls} bidding={bidding} />
          </div>
        </DockedActions>
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
