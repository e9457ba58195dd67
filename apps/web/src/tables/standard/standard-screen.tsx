import type { Action } from '@upcard/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { ChatPlace } from '../../chat/chat-panel.tsx';
import { useChat } from '../../chat/use-chat.ts';
import { Arrivals } from '../../felt/arrivals.tsx';
import { FeltArt } from '../../felt/felt-art.tsx';
import { TopBar } from '../../felt/top-bar.tsx';
import { useSession } from '../../net/session.ts';
import type { OpenTableOf, TableCommand } from '../../net/table-link.ts';
import { usePreferences } from '../../settings/preferences.ts';
import { awaitFirstGesture } from '../../sound/table-sounds.ts';
import { useAnnouncer } from '../../spoken/live-region.tsx';
import { roomSentences } from '../../spoken/room-news.ts';
import { standardSentences, standardTextAnswer } from '../../spoken/standard-sentences.ts';
import { TextPanel } from '../../spoken/text-panel.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { CALLED_OFF } from '../house/called-off.ts';
import { NoticeToast, StandingNotice } from '../house/notice-toast.tsx';
import { NarrowActions, type TablePanel, WideActions } from '../house/table-actions.tsx';
import { useTableKeys } from '../house/table-keys.ts';
import { useCalledOff } from '../house/use-called-off.ts';
import { useTurnAlert } from '../house/use-turn-alert.ts';
import { RequestAlert } from '../room/request-alert.tsx';
import { useJoinWish } from '../room/use-join-wish.ts';
import type { TableControls } from '../table-controls.ts';
import { ActionGrid } from './action-grid.tsx';
import { actionsShown, dealerActionState, playerActionState, sendAction } from './action-state.ts';
import { CapitalStandings } from './capital-standings.tsx';
import { ChatFold, OpenChat } from './chat-fold.tsx';
import { DealerResults } from './dealer-results.tsx';
import { InfoBox } from './info-box.tsx';
import { InfoColumn } from './info-column.tsx';
import { MetricStrip } from './metric-strip.tsx';
import { type NarrowTab, NarrowTabs } from './narrow-tabs.tsx';
import { StandardBanner } from './standard-banner.tsx';
import { StandardFelt } from './standard-felt.tsx';
import { standardIntentOf } from './standard-keys.ts';
import { exitOf, StandardPanels } from './standard-panels.tsx';
import { isAsked, type StandardProps, type StandardScene } from './standard-scene.ts';
import styles from './standard-screen.module.css';
import { biddingName, dealersRule } from './standard-words.ts';
import { StartPanel } from './start-panel.tsx';
import { useActingInSight } from './use-acting-in-sight.ts';
import { useStandardStory } from './use-standard-story.ts';

interface ScreenProps {
  readonly table: OpenTableOf<'standard'>;
  /** False while the connection is lost. */
  readonly isLive: boolean;
  /** The server's time in milliseconds. Keep it the same function between renders. */
  readonly now: () => number;
  readonly send: (command: TableCommand) => void;
  /** Says a line to the room. Keep it the same function between renders. */
  readonly say: (text: string) => void;
  readonly dismissNotice: () => void;
}

function subtitleOf({ view }: StandardScene, isRoomy: boolean): string {
  const kind = `Standard, ${view.isRated ? 'rated' : 'unrated'}`;
  return isRoomy ? `${kind} · ${biddingName(view.options)} · ${dealersRule(view.options)}` : kind;
}

/** What the chat needs of its table. It stays the same between renders. */
function useChatPlace({ table, isLive, now, say }: ScreenProps, onRegister: () => void): ChatPlace {
  const session = useSession();
  const isGuest = session.kind !== 'person' || session.standing === 'guest';
  const { isHost } = table.frame.roomOverlay;
  const { info, you } = table;
  return useMemo(
    () => ({ table: info.id, you: you.id, isGuest, isHost, isLive, now, say, onRegister }),
    [info.id, you.id, isGuest, isHost, isLive, now, say, onRegister],
  );
}

/** By a key: only what its button would do. */
function actBy({ scene, controls }: StandardProps, action: Action): void {
  const shown = actionsShown(scene);
  const isDealers = action === 'hit' || action === 'stand';
  const state =
    shown === 'dealer' && isDealers
      ? dealerActionState({ scene, controls }, action)
      : shown === 'player'
        ? playerActionState({ scene, controls }, action)
        : null;
  if (state?.kind === 'legal') sendAction({ scene, controls }, action);
}

type Layout = 'phone' | 'column' | 'two';

function useLayout(): Layout {
  const isPhone = useMedia('(max-width: 639.98px)');
  const hasRoom = useMedia('(min-width: 1100px)');
  if (isPhone) return 'phone';
  return hasRoom ? 'two' : 'column';
}

/** A Standard table, from its newest frame. It computes no rule: what may be done is in the frame, what happened in its happenings. */
export default function StandardScreen(props: ScreenProps) {
  const { table, isLive, now, send, dismissNotice } = props;
  const { frame, info, you, people, notice } = table;
  const preferences = usePreferences();
  const layout = useLayout();
  const announcer = useAnnouncer();
  const [panel, setPanel] = useState<TablePanel | null>(null);
  const [picked, setPicked] = useState<NarrowTab>('table');
  const [, navigate] = useLocation();
  const register = useCallback(() => setPanel('you'), []);
  const place = useChatPlace(props, register);
  const chat = useChat(table.chat, you.id);
  const { view, overlay, room, roomOverlay } = frame;
  const scene: StandardScene = { view, overlay, room, roomOverlay, you };
  const controls: TableControls = { send, pending: table.pending.map(({ command }) => command), isLive, now };
  const part: StandardProps = { scene, controls };
  const open = useCallback(
    (next: TablePanel | null): void => {
      const isClosing = room.stage === 'waiting' && roomOverlay.isHost;
      if (next !== 'leave' || overlay.canResign || isClosing) {
        setPanel(next);
        return;
      }
      // Nothing is lost by going.
      if (room.stage === 'waiting' && roomOverlay.commands.leaveRoom.isLegal) send({ type: 'leaveRoom' });
      navigate('/tables');
    },
    [room.stage, roomOverlay, overlay.canResign, send, navigate],
  );
  const [isCalledOff, readCalledOff] = useCalledOff(frame);
  const scroller = useActingInSight(view);
  useJoinWish(info.id, scene, controls);
  useEffect(awaitFirstGesture, []);
  useStandardStory(frame, scene, announcer);
  useTurnAlert(isAsked(scene) && !room.isPaused, info.name);
  useTableKeys(preferences.hasKeys && panel === null, standardIntentOf, (intent) => {
    if (intent.kind === 'tell') announcer.say(standardTextAnswer(scene, intent.about, now()));
    else actBy(part, intent.action);
  });
  const isPhone = layout === 'phone';
  const tab = isPhone ? (chat.isOpen ? 'chat' : picked) : 'table';
  const pick = (next: NarrowTab): void => {
    if ((next === 'chat') !== chat.isOpen) chat.toggle();
    if (next !== 'chat') setPicked(next);
  };
  const actions = { asking: roomOverlay.requests.length, chat, open };
  const chatProps = { box: chat, chat: table.chat, place };
  return (
    <div className={styles.screen} data-layout={layout} data-tab={tab}>
      <TopBar
        title={info.name}
        subtitle={subtitleOf(scene, layout === 'two')}
        home={{ href: '/tables', label: 'all tables' }}
        actions={
          isPhone ? (
            <NarrowActions {...actions} />
          ) : (
            <WideActions {...actions} watching={people.count} hasCorner exit={exitOf(scene)} />
          )
        }
      />
      {isPhone && view.phase !== 'waiting' && <MetricStrip {...part} />}
      <main className={styles.stage} aria-label="Table" hidden={tab !== 'table'}>
        <Arrivals visit={table.visit}>
          <FeltArt isDimmed={!isLive} banner={<StandardBanner {...part} isWide={!isPhone} />}>
            <div className={styles.scroll} ref={scroller} data-scrolls>
              <StandardFelt
                {...part}
                hasActions={!isPhone}
                start={
                  <StartPanel {...part} name={info.name} onPasscode={() => open('passcode')} onRegister={register} />
                }
              />
            </div>
          </FeltArt>
        </Arrivals>
        <div className={styles.alert}>
          <RequestAlert scene={scene} controls={controls} onMore={() => open('people')} />
        </div>
      </main>
      {tab === 'standings' && (
        <div className={styles.page}>
          <CapitalStandings scene={scene} watching={people.count} />
        </div>
      )}
      {tab === 'results' && (
        <div className={styles.page}>
          <DealerResults scene={scene} />
        </div>
      )}
      {tab === 'chat' && isPhone && (
        <div className={styles.chat}>
          <OpenChat {...chatProps} />
        </div>
      )}
      {!isPhone && (
        <div className={styles.side}>
          {preferences.textMode && (
            <div className={styles.words}>
              <TextPanel sentences={[...standardSentences(scene), ...roomSentences(scene)]} news={announcer.last} />
            </div>
          )}
          <InfoColumn {...part} watching={people.count} chat={<ChatFold {...chatProps} />} />
        </div>
      )}
      {isPhone && (
        <section className={styles.foot} aria-label="Your part">
          <InfoBox scene={scene} now={now} />
          {preferences.textMode && tab === 'table' && (
            <div className={styles.words}>
              <TextPanel sentences={[...standardSentences(scene), ...roomSentences(scene)]} news={announcer.last} />
            </div>
          )}
          {tab === 'table' && <ActionGrid {...part} />}
          <NarrowTabs tab={tab} marks={chat.unread > 0 ? { chat: `${chat.unread} new` } : {}} onPick={pick} />
        </section>
      )}
      <div className={styles.notice}>
        {notice !== null && <NoticeToast key={notice.id} text={notice.text} onClose={dismissNotice} />}
        {notice === null && isCalledOff && <StandingNotice text={CALLED_OFF} onClose={readCalledOff} />}
      </div>
      {announcer.regions}
      <StandardPanels {...part} panel={panel} open={open} people={people} info={info} />
    </div>
  );
}
