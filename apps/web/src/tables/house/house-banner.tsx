import { useCallback } from 'react';
import { Countdown } from '../../felt/countdown.tsx';
import { PhaseBanner } from '../../felt/phase-banner.tsx';
import { bannerText } from './banner-text.ts';
import type { HouseScene } from './house-scene.ts';

/** What goes on, with the clock. `now` is the server's time. While the connection is lost the clock stands still. */
export function HouseBanner({
  scene,
  isLive,
  isWide,
  now,
}: {
  scene: HouseScene;
  isLive: boolean;
  isWide: boolean;
  now: () => number;
}) {
  const { clock } = scene.view;
  const { isPaused, pausedAt } = scene.room;
  // A paused clock is read as of the pause.
  const pausedNow = useCallback(() => pausedAt ?? 0, [pausedAt]);
  const text = bannerText(scene);
  const detail = `${text.detail}${isWide || text.detail === '' ? text.more : ''}`.replace(/^, /, '');
  const countdown = clock !== null && (
    <Countdown
      deadline={clock.deadline}
      total={clock.length}
      now={isPaused ? pausedNow : now}
      state={isLive && !isPaused ? 'running' : 'paused'}
      prefix={isWide ? text.clockPrefix : ''}
    />
  );
  return isLive ? (
    <PhaseBanner tone={text.tone} title={text.title} detail={detail}>
      {countdown}
    </PhaseBanner>
  ) : (
    <PhaseBanner
      tone="reconnecting"
      title="Reconnecting"
      detail={
        scene.overlay.seats.length > 0
          ? isWide
            ? 'Your seat and bet are kept'
            : 'Your seat is kept'
          : 'The table goes on'
      }
    >
      {countdown}
    </PhaseBanner>
  );
}
