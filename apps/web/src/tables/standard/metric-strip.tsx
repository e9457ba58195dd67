import { type ReactNode, useCallback } from 'react';
import { formatAmount } from '../../felt/amount-text.ts';
import { CountdownNumber } from '../../felt/countdown.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './metric-strip.module.css';
import type { StandardProps } from './standard-scene.ts';

function Metric({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.metric}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Time({ scene, controls }: StandardProps) {
  const { clock } = scene.view;
  const { isPaused, pausedAt } = scene.room;
  const pausedNow = useCallback(() => pausedAt ?? 0, [pausedAt]);
  if (clock === null) return <span className={styles.none}>–</span>;
  return (
    <CountdownNumber
      deadline={clock.deadline}
      now={isPaused ? pausedNow : controls.now}
      state={controls.isLive && !isPaused ? 'running' : 'paused'}
      prefix=""
    />
  );
}

/** A participant's own switch; how many continue by themselves for whoever watches; nothing once there is no next round. */
function AutoContinue({ scene, controls }: StandardProps) {
  const { autoContinue: own } = scene.overlay;
  const { on, of } = scene.view.autoContinue;
  if (scene.room.stage === 'over') return <span className={styles.none}>–</span>;
  if (own === null) {
    return (
      <span title={`${on} of ${of} continue by themselves`}>
        {on}/{of}
      </span>
    );
  }
  return (
    <span className={styles.switch}>
      <Switch
        label="Auto continue"
        isLabelHidden
        isOn={own}
        onChange={(isOn) => controls.isLive && controls.send({ type: 'autoContinue', isOn })}
      />
      <span aria-hidden="true">{own ? 'On' : 'Off'}</span>
    </span>
  );
}

/** The five figures of a game: round, time, Bank, coins generated, and continuing by itself. */
export function MetricStrip({ scene, controls }: StandardProps) {
  const { view } = scene;
  return (
    <section className={styles.place} aria-label="The game in figures">
      <dl className={styles.strip}>
        <Metric name="Round">
          {view.round} <small className={styles.of}>of {view.options.rounds}</small>
        </Metric>
        <Metric name="Time">
          <Time scene={scene} controls={controls} />
        </Metric>
        <Metric name="Bank">{formatAmount(view.bank)}</Metric>
        <Metric name="Generated">{formatAmount(view.generated)}</Metric>
        <Metric
          name={
            <>
              Auto<span className={styles.long}> continue</span>
            </>
          }
        >
          <AutoContinue scene={scene} controls={controls} />
        </Metric>
      </dl>
    </section>
  );
}
