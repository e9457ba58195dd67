import { memo } from 'react';
import { Arrivals } from '../../felt/arrivals.tsx';
import { FeltArt } from '../../felt/felt-art.tsx';
import { RequestAlert } from '../room/request-alert.tsx';
import type { TablePanel } from '../table-actions.tsx';
import { StandardBanner } from './standard-banner.tsx';
import { StandardFelt } from './standard-felt.tsx';
import type { StandardProps } from './standard-scene.ts';
import styles from './standard-screen.module.css';
import { StartPanel } from './start-panel.tsx';
import { useActingInSight } from './use-acting-in-sight.ts';

interface StageProps extends StandardProps {
  /** The table's name. */
  readonly name: string;
  /** Counts the connections: what a new one shows first was there before. */
  readonly visit: number;
  readonly isPhone: boolean;
  /** On a phone another tab can lie over it. */
  readonly isHidden: boolean;
  readonly open: (panel: TablePanel | null) => void;
}

/** The table itself: banner and felt, and who asks to be let in. What is spoken or written beside it does not draw it again. */
export const StandardStage = memo(function StandardStage({ scene, controls, ...of }: StageProps) {
  const part: StandardProps = { scene, controls };
  const scroller = useActingInSight(scene.view);
  const start = (
    <StartPanel {...part} name={of.name} onPasscode={() => of.open('passcode')} onRegister={() => of.open('you')} />
  );
  return (
    <main className={styles.stage} aria-label="Table" hidden={of.isHidden}>
      <Arrivals visit={of.visit}>
        <FeltArt isDimmed={!controls.isLive} banner={<StandardBanner {...part} isWide={!of.isPhone} />}>
          <div className={styles.scroll} ref={scroller} data-scrolls>
            <StandardFelt {...part} hasActions={!of.isPhone} start={start} />
          </div>
        </FeltArt>
      </Arrivals>
      <div className={styles.alert}>
        <RequestAlert {...part} onMore={() => of.open('people')} />
      </div>
    </main>
  );
});
