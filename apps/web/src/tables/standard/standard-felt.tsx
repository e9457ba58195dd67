import { lazy, type ReactNode, Suspense } from 'react';
import { FeltLettering } from '../../felt/felt-lettering.tsx';
import { ActionGrid } from './action-grid.tsx';
import { AgreementBox } from './agreement-box.tsx';
import { AuctionBidsButton } from './auction-bids-button.tsx';
import { AuctionPanel } from './auction-panel.tsx';
import { ClosedNote } from './closed-note.tsx';
import { DealerSeat } from './dealer-seat.tsx';
import { HandBetPanel } from './hand-bet-panel.tsx';
import { InjectionBox } from './injection-box.tsx';
import { PlayerSeats } from './player-seats.tsx';
import { RoundSteps } from './round-steps.tsx';
import styles from './standard-felt.module.css';
import type { StandardProps } from './standard-scene.ts';

// Podium and chart are for the end alone.
const EndBoard = lazy(async () => ({ default: (await import('./end-board.tsx')).EndBoard }));

const LETTERING = ['THE HIGHEST BID DEALS', 'BLACKJACK PAYS 3 TO 2'] as const;

function Lettering() {
  return (
    <div className={styles.lettering}>
      <FeltLettering lines={LETTERING} arcs="both" />
    </div>
  );
}

/** The Dealer's seat with what stands at its right: actions, or in a break what is agreed and put in front. */
function DealerRow({ scene, controls, aside }: StandardProps & { aside: ReactNode }) {
  return (
    <div className={styles.row} data-phase={scene.view.phase}>
      <DealerSeat scene={scene} controls={controls}>
        <AuctionBidsButton scene={scene} />
      </DealerSeat>
      {aside}
    </div>
  );
}

interface FeltProps extends StandardProps {
  /** What stands on the felt before the start. */
  readonly start: ReactNode;
  /** Whether actions stand beside the Dealer; on a phone they are in the dock. */
  readonly hasActions: boolean;
}

function Middle({ scene, controls, start, hasActions }: FeltProps) {
  switch (scene.view.phase) {
    case 'waiting':
      if (scene.room.stage === 'over') return <ClosedNote scene={scene} />;
      return (
        <>
          {start}
          <Lettering />
        </>
      );
    case 'auction':
      return (
        <>
          <AuctionPanel scene={scene} controls={controls} />
          <Lettering />
        </>
      );
    case 'bets':
      return (
        <>
          <DealerRow scene={scene} controls={controls} aside={null} />
          <HandBetPanel scene={scene} controls={controls} />
          <Lettering />
        </>
      );
    case 'finished':
      return scene.view.capitals.length === 0 ? (
        <ClosedNote scene={scene} />
      ) : (
        <Suspense fallback={null}>
          <EndBoard scene={scene} now={controls.now} />
        </Suspense>
      );
    case 'break':
      return (
        <>
          <DealerRow
            scene={scene}
            controls={controls}
            aside={
              <div className={styles.stack}>
                <InjectionBox scene={scene} controls={controls} />
                <AgreementBox scene={scene} controls={controls} />
              </div>
            }
          />
          <PlayerSeats scene={scene} />
        </>
      );
    default:
      return (
        <>
          <DealerRow
            scene={scene}
            controls={controls}
            aside={hasActions && <ActionGrid scene={scene} controls={controls} />}
          />
          <PlayerSeats scene={scene} />
        </>
      );
  }
}

/** Everything on the felt but the banner. */
export function StandardFelt(props: FeltProps) {
  const { phase } = props.scene.view;
  const hasSteps = phase !== 'waiting' && phase !== 'finished';
  return (
    <div className={styles.felt} data-phase={phase}>
      <Middle {...props} />
      {hasSteps && (
        <div className={styles.steps}>
          <RoundSteps phase={phase} />
        </div>
      )}
    </div>
  );
}
