import type { Action } from '@upcard/core';
import { BANK_PER_SEAT } from '@upcard/tables/house/state';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ChatCorner } from '../../chat/chat-button.tsx';
import { useChat } from '../../chat/use-chat.ts';
import { formatAmount } from '../../felt/amount-text.ts';
import { Arrivals } from '../../felt/arrivals.tsx';
import { TopBar } from '../../felt/top-bar.tsx';
import { usePreferences } from '../../settings/preferences.ts';
import { awaitFirstGesture } from '../../sound/table-sounds.ts';
import { tableSentences, textKeyAnswer } from '../../spoken/house-sentences.ts';
import { useAnnouncer } from '../../spoken/live-region.tsx';
import { roomSentences } from '../../spoken/room-news.ts';
import { TextPanel } from '../../spoken/text-panel.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { NoticeToast } from '../notice-toast.tsx';
import { RequestAlert } from '../room/request-alert.tsx';
import { useJoinWish } from '../room/use-join-wish.ts';
import type { ScreenProps } from '../screen-props.ts';
import { NarrowActions, WideActions } from '../table-actions.tsx';
import { isOnItsWay, type TableControls } from '../table-controls.ts';
import { TableNotice } from '../table-notice.tsx';
import { useChatPlace } from '../use-chat-place.ts';
import { usePanels } from '../use-panels.ts';
import { useTableControls } from '../use-table-controls.ts';
import { useTableKeys } from '../use-table-keys.ts';
import { useTurnAlert } from '../use-turn-alert.ts';
import { CardSweep } from './card-sweep.tsx';
import { HouseBanner } from './house-banner.tsx';
import { HouseDock } from './house-dock.tsx';
import { intentOf } from './house-keys.ts';
import { HousePanels } from './house-panels.tsx';
import { type HouseScene, isYourTurn } from './house-scene.ts';
import styles from './house-screen.module.css';
import { missedBet } from './missed-bet.ts';
import { MoneyPlaces, useMoneyMotion } from './money-motion.tsx';
import { NarrowTable } from './narrow-table.tsx';
import { SessionEnd } from './session-end.tsx';
import { ShuffleShow } from './shuffle-show.tsx';
import { type Betting, useBetting } from './use-betting.ts';
import { hasWon, soundHappenings, useHouseStory } from './use-house-story.ts';
import { useShownSeats } from './use-shown-seats.ts';
import { useStagedView } from './use-staged-view.ts';
import { WideTable } from './wide-table.tsx';

const ChatPanel = lazy(() => import('../../chat/chat-panel.tsx'));

function subtitleOf({ rules, view }: HouseScene, width: 'narrow' | 'roomy'): string {
  const isWaiting = view.round === 0;
  const round = isWaiting ? 'not started' : `round ${view.round}`;
  const bank = isWaiting ? `${formatAmount(BANK_PER_SEAT)} a seat` : formatAmount(view.bank);
  if (width !== 'roomy') return `${round.replace(/^./, (letter) => letter.toUpperCase())} · bank ${bank}`;
  const amounts = rules.bets.kind === 'ladder' ? rules.bets.amounts : [];
  return `${rules.decks} decks · bets ${amounts[0]}–${amounts.at(-1)} · ${round}`;
}

function middleOf(scene: HouseScene) {
  if (scene.view.phase === 'shuffle') return <ShuffleShow cards={scene.view.shoe.size} />;
  return scene.view.phase === 'finished' || scene.room.stage === 'over' ? <SessionEnd scene={scene} /> : null;
}

/** The gold button, from the keyboard: deal, bet or go on, whichever there is now. */
function pressMain({ view, overlay }: HouseScene, controls: TableControls, betting: Betting): void {
  if (overlay.bets.length > 0) betting.confirm();
  else if (overlay.canStart && !isOnItsWay(controls, 'start')) controls.send({ type: 'start' });
  else if (overlay.canNext && view.phase === 'break' && !isOnItsWay(controls, 'next')) controls.send({ type: 'next' });
}

function actIn(scene: HouseScene, controls: TableControls, action: Action): void {
  const { active } = scene.view;
  const isFree = controls.isLive && !controls.pending.some(({ type }) => type === 'act');
  if (active === null || !isFree || !isYourTurn(scene) || !scene.overlay.actions?.[action].isLegal) return;
  controls.send({ type: 'act', action, turn: active.turn });
}

/** A House table, from its newest frame. It computes no rule: what may be done is in the frame, what happened in its happenings. */
export default function HouseScreen(props: ScreenProps<'house'>) {
  const { table, isLive, now, send, dismissNotice } = props;
  const { frame, info, you, people } = table;
  const preferences = usePreferences();
  const isWide = useMedia('(min-width: 900px)');
  const isRoomy = useMedia('(min-width: 1240px)');
  const announcer = useAnnouncer();
  const money = useMoneyMotion();
  const [readSeq, setReadSeq] = useState(-1);
  const readMissed = useCallback(() => setReadSeq(frame.seq), [frame.seq]);
  const missed = readSeq === frame.seq ? null : missedBet(frame);
  const { view, overlay, room, roomOverlay } = frame;
  const isOn = room.stage !== 'over';
  const { panel, open, register } = usePanels(
    frame,
    { isAtStake: isOn && overlay.seats.length > 0, leavesRoom: isOn },
    send,
  );
  const place = useChatPlace(props, register);
  const chat = useChat(table.chat, you.id);
  const whole: HouseScene = { view, overlay, room, roomOverlay, you, rules: info.rules, beat: 'still' };
  const staged = useStagedView(frame, (happenings, seq) => {
    soundHappenings(happenings, hasWon(whole));
    money.show(happenings, seq);
  });
  const scene: HouseScene = { ...whole, view: staged.view, beat: staged.beat };
  const controls = useTableControls(props);
  useJoinWish(info.id, whole, controls);
  const betting = useBetting(scene, controls, preferences.confirmsBets);
  const seats = useShownSeats(scene.view);
  useEffect(awaitFirstGesture, []);
  useHouseStory(frame, whole, announcer);
  useTurnAlert(isYourTurn(scene), info.name);
  useTableKeys(preferences.hasKeys && panel === null, intentOf, (intent) => {
    if (intent.kind === 'tell') announcer.say(textKeyAnswer(whole, intent.about, now()));
    if (intent.kind === 'main') pressMain(scene, controls, betting);
    if (intent.kind === 'act') actIn(scene, controls, intent.action);
    const choice = intent.kind === 'chip' ? betting.choices[intent.index] : undefined;
    if (choice?.isAffordable) betting.pick(choice.amount);
  });
  const hasOval = isWide && (isRoomy || !preferences.textMode);
  const Table = hasOval ? WideTable : NarrowTable;
  return (
    <div className={styles.screen} data-words={preferences.textMode} data-chat={chat.isOpen}>
      <TopBar
        title={info.name}
        subtitle={subtitleOf(scene, isRoomy ? 'roomy' : 'narrow')}
        home={{ href: '/tables', label: 'all tables' }}
        actions={
          isWide ? (
            <WideActions
              watching={people.count}
              asking={roomOverlay.requests.length}
              chat={chat}
              hasCorner={isRoomy}
              open={open}
            />
          ) : (
            <NarrowActions asking={roomOverlay.requests.length} chat={chat} open={open} />
          )
        }
      />
      <main className={styles.stage} aria-label="Table">
        <Arrivals visit={table.visit}>
          <CardSweep isClear={scene.view.table === null}>
            <MoneyPlaces motion={money}>
              <Table
                scene={scene}
                controls={controls}
                betting={betting}
                seats={seats}
                banner={<HouseBanner scene={scene} isLive={isLive} isWide={hasOval} now={now} />}
                middle={middleOf(scene)}
              />
            </MoneyPlaces>
          </CardSweep>
        </Arrivals>
      </main>
      <div className={styles.alert}>
        <RequestAlert scene={whole} controls={controls} onMore={() => open('people')} />
      </div>
      {preferences.textMode && (
        <div className={styles.words}>
          <TextPanel sentences={[...tableSentences(whole), ...roomSentences(whole)]} news={announcer.last} />
        </div>
      )}
      {chat.isOpen && (
        <div className={styles.chat}>
          <Suspense fallback={null}>
            <ChatPanel box={chat} chat={table.chat} place={place} />
          </Suspense>
        </div>
      )}
      <div className={styles.dock}>
        <TableNotice
          table={table}
          dismissNotice={dismissNotice}
          otherwise={missed !== null && <NoticeToast key={frame.seq} text={missed} onClose={readMissed} />}
        />
        <HouseDock
          scene={scene}
          controls={controls}
          betting={betting}
          act={(action) => actIn(scene, controls, action)}
          showsKeys={preferences.hasKeys}
          showsFigures={isRoomy}
          aside={isRoomy && <ChatCorner chat={chat} />}
          onPasscode={() => open('passcode')}
          onRegister={register}
        />
      </div>
      {announcer.regions}
      <HousePanels panel={panel} open={open} scene={scene} controls={controls} people={people} info={info} />
    </div>
  );
}
