import { ACTIONS, type Action } from '@upcard/core';
import type { ReactNode } from 'react';
import { ActionButton } from '../../felt/action-button.tsx';
import { ActionDock, DockFigure } from '../../felt/action-dock.tsx';
import { formatAmount } from '../../felt/amount-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { offReasonText } from '../off-reason-text.ts';
import { ReadyButton } from '../room/ready-button.tsx';
import { thresholdOf } from '../room/room-scene.ts';
import { ThresholdButton } from '../room/threshold-button.tsx';
import { isOnItsWay, type TableControls } from '../table-controls.ts';
import { BetPanel } from './bet-panel.tsx';
import { dockText, waitingReason } from './dock-text.ts';
import styles from './house-dock.module.css';
import { type HouseScene, isYourTurn, seatOf, spotOf } from './house-scene.ts';
import type { Betting } from './use-betting.ts';

/** The key of each action. */
const ACTION_KEYS: Readonly<Record<Action, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  surrender: 'R',
};

const LABELS: Readonly<Record<Action, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  surrender: 'Surrender',
};

interface DockProps {
  readonly scene: HouseScene;
  readonly controls: TableControls;
  readonly betting: Betting;
  readonly act: (action: Action) => void;
  readonly showsKeys: boolean;
  /** The person's chips at the end of the dock, where there is room. */
  readonly showsFigures: boolean;
  /** Stands at the other end of the dock, where there is room. */
  readonly aside: ReactNode;
  readonly onPasscode: () => void;
  readonly onRegister: () => void;
}

function isOffered(scene: HouseScene, action: Action): boolean {
  return action !== 'surrender' || scene.rules.surrender !== 'none';
}

function actionState({ scene, controls }: DockProps, action: Action) {
  if (controls.pending.some((command) => command.type === 'act' && command.action === action))
    return { kind: 'sent' } as const;
  if (!controls.isLive) return { kind: 'off', reason: 'Reconnecting' } as const;
  const legality = scene.overlay.actions?.[action];
  if (!isYourTurn(scene) || legality === undefined) return { kind: 'off', reason: waitingReason(scene) } as const;
  if (!legality.isLegal) return { kind: 'off', reason: offReasonText(legality.reason, scene.rules) } as const;
  return { kind: 'legal', price: legality.stake > 0 ? `${formatAmount(legality.stake)} more` : undefined } as const;
}

/** The chips of the person's seats and what they have in play. */
function Figures({ scene }: { scene: HouseScene }) {
  const { view, overlay } = scene;
  if (overlay.seats.length === 0) return null;
  const chips = overlay.seats.reduce((total, seat) => total + (seatOf(view, seat)?.chips ?? 0), 0);
  const wagers = overlay.seats.flatMap((seat) =>
    (spotOf(view, seat)?.hands ?? []).filter(({ result }) => result === null),
  );
  const bets = overlay.seats.reduce(
    (total, seat) => total + (view.phase === 'bets' ? (seatOf(view, seat)?.bet ?? 0) : 0),
    0,
  );
  const inPlay = wagers.reduce((total, { wager }) => total + wager, bets);
  return (
    <>
      <DockFigure caption="Your chips">{formatAmount(chips)}</DockFigure>
      <DockFigure caption="In play">{formatAmount(inPlay)}</DockFigure>
    </>
  );
}

function ActionRow(props: DockProps) {
  const { scene, act, showsKeys } = props;
  return (
    <ActionDock label="Your actions" figures={props.showsFigures && <Figures scene={scene} />} aside={props.aside}>
      {ACTIONS.filter((action) => isOffered(scene, action)).map((action) => (
        <ActionButton
          key={action}
          label={LABELS[action]}
          state={actionState(props, action)}
          keyHint={showsKeys ? ACTION_KEYS[action] : undefined}
          onPress={() => act(action)}
        />
      ))}
    </ActionDock>
  );
}

function MessageDock({ props, children }: { props: DockProps; children?: ReactNode }) {
  const { scene } = props;
  const { title, detail } = dockText(scene);
  return (
    <ActionDock
      label="Your part"
      lay="free"
      figures={props.showsFigures && <Figures scene={scene} />}
      aside={props.aside}
    >
      <div className={styles.message}>
        <p className={styles.words}>
          <strong>{title}</strong>
          <span>{detail}</span>
        </p>
        {children}
      </div>
    </ActionDock>
  );
}

function MainButton({ props, type, label }: { props: DockProps; type: 'start' | 'next'; label: string }) {
  const { controls } = props;
  const sent = isOnItsWay(controls, type);
  return (
    <span className={styles.main}>
      <Button
        tone="main"
        size="large"
        isWide
        off={sent ? 'Sent' : controls.isLive ? undefined : 'Reconnecting'}
        onPress={() => controls.send({ type })}
      >
        {sent ? 'Sent' : label}
      </Button>
    </span>
  );
}

function WaitingDock(props: DockProps) {
  const { scene, controls } = props;
  const threshold = thresholdOf(scene);
  if (threshold !== null) {
    return (
      <MessageDock props={props}>
        <span className={styles.main}>
          <ThresholdButton {...props} threshold={threshold} />
        </span>
      </MessageDock>
    );
  }
  const { isMember, isHost } = scene.roomOverlay;
  return (
    <MessageDock props={props}>
      {isMember && !isHost && (
        <span className={styles.main}>
          <ReadyButton scene={scene} controls={controls} />
        </span>
      )}
      {scene.overlay.canStart && <MainButton props={props} type="start" label="Deal us in" />}
    </MessageDock>
  );
}

/** Under a table at which nothing will happen any more. */
function OverDock(props: DockProps) {
  return (
    <MessageDock props={props}>
      <span className={styles.main}>
        <ButtonLink href="/tables" tone="main" size="large" isWide>
          Back to the tables
        </ButtonLink>
      </span>
    </MessageDock>
  );
}

/** What the person can do now, under the felt. Actions keep their places whatever is going on. */
export function HouseDock(props: DockProps) {
  const { scene } = props;
  const { view, overlay } = scene;
  if (scene.room.stage === 'over') return <OverDock {...props} />;
  switch (view.phase) {
    case 'waiting':
      return <WaitingDock {...props} />;
    case 'bets':
    case 'shuffle':
      return overlay.bets.length > 0 ? (
        <BetPanel {...props} figures={props.showsFigures && <Figures scene={scene} />} />
      ) : (
        <MessageDock props={props} />
      );
    case 'play':
      return overlay.seats.length > 0 ? <ActionRow {...props} /> : <MessageDock props={props} />;
    case 'break':
      return (
        <MessageDock props={props}>
          {overlay.canNext && <MainButton props={props} type="next" label="Next hand" />}
        </MessageDock>
      );
    case 'finished':
      return <OverDock {...props} />;
  }
}
