import { useCallback } from 'react';
import { Countdown } from '../../felt/countdown.tsx';
import { PhaseBanner } from '../../felt/phase-banner.tsx';
import { standardBannerText } from './standard-banner-text.ts';
import type { StandardProps } from './standard-scene.ts';

/** What goes on, with the clock. While the connection is lost the clock stands still. */
export function StandardBanner({ scene, controls, isWide }: StandardProps & { isWide: boolean }) {
  const { clock } = scene.view;
  const { isPaused, pausedAt } = scene.room;
  // A paused clock is read as of the pause.
  const pausedNow = useCallback(() => pausedAt ?? 0, [pausedAt]);
  const text = standardBannerText(scene);
  const more = text.detail === '' ? text.more.replace(/^\. /, '') : text.more;
  const countdown = clock !== null && (
    <Countdown
      deadline={clock.deadline}
      total={clock.length}
      now={isPaused ? pausedNow : controls.now}
      state={controls.isLive && !isPaused ? 'running' : 'paused'}
      prefix={isWide ? text.clockPrefix : ''}
    />
  );
  if (controls.isLive) {
    return (
      <PhaseBanner
        tone={text.tone}
        title={text.title}
        detail={isWide || text.detail === '' ? `${text.detail}${more}` : text.detail}
      >
        {countdown}
      </PhaseBanner>
    );
  }
  const isIn = scene.overlay.number !== null;
  return (
    <PhaseBanner
      tone="reconnecting"
      title="Reconnecting"
      detail={isIn ? (isWide ? 'Your place and your coins are kept' : 'Your place is kept') : 'The game goes on'}
    >
      {countdown}
    </PhaseBanner>
  );
}
