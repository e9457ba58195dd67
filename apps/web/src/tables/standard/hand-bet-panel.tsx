import type { BetChoices } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { DockedActions } from './actions-dock.tsx';
import { BetActions, BetEditor } from './bet-editor.tsx';
import { BetList } from './bet-list.tsx';
import { betCount, betLine } from './bet-status.ts';
import { BidFigure } from './bid-figure.tsx';
import styles from './bidding-layout.module.css';
import type { StandardProps, StandardScene } from './standard-scene.ts';
import { useBetting } from './use-betting.ts';

function Bettor({ scene, controls, choices }: StandardProps & { choices: BetChoices }) {
  const betting = useBetting({ scene, controls }, choices);
  return (
    <>
      <div className={styles.own}>
        <h2 className={styles.title}>Your hand bet</h2>
        <p className={styles.line} data-is-advice="true">
          {betLine(scene)}
        </p>
        <BetEditor betting={betting} minimum={scene.view.options.minimumBet} />
      </div>
      <DockedActions>
        <div className={styles.actions}>
          <BetActions betting={betting} />
        </div>
      </DockedActions>
    </>
  );
}

function Status({ scene }: { scene: StandardScene }) {
  const placed = scene.overlay.bet?.placed ?? null;
  return (
    <div className={styles.own}>
      <h2 className={styles.title}>{placed === null ? 'Hand bets' : 'Your hand bet'}</h2>
      <p className={styles.line} role="status">
        {betLine(scene)}
      </p>
      {placed === null ? (
        <BidFigure figure={betCount(scene.view)} caption="bets are in" />
      ) : (
        <BidFigure figure={formatAmount(placed)} caption="Your sealed bet" />
      )}
    </div>
  );
}

/** The sealed hand bets, below the Dealer: the form for whoever bets now, and how far everybody is. Nothing in other phases. */
export function HandBetPanel({ scene, controls }: StandardProps) {
  const { view, overlay } = scene;
  if (view.phase !== 'bets') return null;
  const { bet } = overlay;
  return (
    <section className={styles.panel} aria-label="Hand bets">
      <div className={styles.inside}>
        {bet !== null && bet.placed === null ? (
          <Bettor key={view.round} scene={scene} controls={controls} choices={bet} />
        ) : (
          <Status scene={scene} />
        )}
        <div className={styles.others}>
          <BetList scene={scene} />
        </div>
      </div>
    </section>
  );
}
