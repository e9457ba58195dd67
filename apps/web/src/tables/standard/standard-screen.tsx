import { useEffect, useMemo, useState } from 'react';
import { useChat } from '../../chat/use-chat.ts';
import { awaitFirstGesture } from '../../sound/table-sounds.ts';
import { useAnnouncer } from '../../spoken/live-region.tsx';
import { useJoinWish } from '../room/use-join-wish.ts';
import type { ScreenProps } from '../screen-props.ts';
import { TableNotice } from '../table-notice.tsx';
import { useChatPlace } from '../use-chat-place.ts';
import { usePanels } from '../use-panels.ts';
import { useTableControls } from '../use-table-controls.ts';
import { useTurnAlert } from '../use-turn-alert.ts';
import { ActionsDock } from './actions-dock.tsx';
import { ChatFold, type ChatProps } from './chat-fold.tsx';
import { InfoColumn } from './info-column.tsx';
import { useInjectionLoaded } from './injection-box.tsx';
import { MetricStrip } from './metric-strip.tsx';
import { PhoneFoot, PhonePage } from './phone-parts.tsx';
import type { Shown } from './rewind-standard.ts';
import { StandardBar } from './standard-bar.tsx';
import { StandardPanels } from './standard-panels.tsx';
import { isAsked, type StandardProps, type StandardScene } from './standard-scene.ts';
import styles from './standard-screen.module.css';
import { StandardStage } from './standard-stage.tsx';
import { TableInWords } from './table-in-words.tsx';
import { useStagedGame } from './use-staged-game.ts';
import { useStandardKeys } from './use-standard-keys.ts';
import { useStandardLayout } from './use-standard-layout.ts';
import { useStandardStory } from './use-standard-story.ts';

/** What the parts of the screen are drawn from, as far as the motion has come. It stays the same until something changes. */
function useScene({ frame, you }: ScreenProps<'standard'>['table'], { view, overlay }: Shown): StandardScene {
  const { room, roomOverlay } = frame;
  return useMemo(() => ({ view, overlay, room, roomOverlay, you }), [view, overlay, room, roomOverlay, you]);
}

/** What the screen keeps besides what the server says: panel, chat, layout, and what is spoken. */
function useScreen(props: ScreenProps<'standard'>, { scene, controls }: StandardProps, isStill: boolean) {
  const { table } = props;
  const { frame, info, you } = table;
  const isWaiting = scene.room.stage === 'waiting';
  const panels = usePanels(scene, { isAtStake: scene.overlay.canResign, leavesRoom: isWaiting }, controls.send);
  const box = useChat(table.chat, you.id);
  const chat: ChatProps = { box, chat: table.chat, place: useChatPlace(props, panels.register) };
  const announcer = useAnnouncer();
  useJoinWish(info.id, scene, controls);
  useEffect(awaitFirstGesture, []);
  useInjectionLoaded(scene);
  useStandardStory(frame, scene, { announcer, isStill });
  useTurnAlert(isAsked(scene) && !scene.room.isPaused, info.name);
  useStandardKeys({ scene, controls }, panels.panel !== null, announcer);
  return { panels, chat, announcer, layout: useStandardLayout(box) };
}

/** A Standard table, from its newest frame. It computes no rule: what may be done is in the frame, what happened in its happenings. */
export default function StandardScreen(props: ScreenProps<'standard'>) {
  const { table, dismissNotice } = props;
  const { info, people, visit } = table;
  const { shown, isStill } = useStagedGame(table.frame);
  const part: StandardProps = { scene: useScene(table, shown), controls: useTableControls(props) };
  const { scene } = part;
  const { panels, chat, announcer, layout } = useScreen(props, part, isStill);
  const { panel, open } = panels;
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const isPhone = layout.kind === 'phone';
  const tab = isPhone ? layout.tab : 'table';
  const watching = people.count;
  return (
    <div className={styles.screen} data-layout={layout.kind} data-tab={tab}>
      <StandardBar scene={scene} info={info} people={people} chat={chat.box} layout={layout.kind} open={open} />
      {isPhone && scene.view.phase !== 'waiting' && <MetricStrip {...part} />}
      <ActionsDock value={dock}>
        <StandardStage
          {...part}
          name={info.name}
          visit={visit}
          isPhone={isPhone}
          isHidden={tab !== 'table'}
          open={open}
        />
      </ActionsDock>
      <PhonePage tab={tab} scene={scene} watching={watching} visit={visit} chat={chat} />
      {isPhone ? (
        <PhoneFoot
          {...part}
          tab={tab}
          pick={layout.pick}
          unread={chat.box.unread}
          news={announcer.last}
          dock={setDock}
        />
      ) : (
        <div className={styles.side}>
          <TableInWords scene={scene} news={announcer.last} />
          <InfoColumn {...part} watching={watching} visit={visit} chat={<ChatFold {...chat} />} />
        </div>
      )}
      <div className={styles.notice}>
        <TableNotice table={table} dismissNotice={dismissNotice} />
      </div>
      {announcer.regions}
      <StandardPanels {...part} panel={panel} open={open} people={people} info={info} />
    </div>
  );
}
