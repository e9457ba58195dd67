import type { PeopleMessage, TableInfo } from '@upcard/protocol';
import type { ChatBox } from '../../chat/use-chat.ts';
import { TopBar } from '../../felt/top-bar.tsx';
import { NarrowActions, type TablePanel, WideActions } from '../table-actions.tsx';
import { exitOf } from './standard-panels.tsx';
import type { StandardScene } from './standard-scene.ts';
import { biddingName, dealersRule } from './standard-words.ts';
import type { StandardLayout } from './use-standard-layout.ts';

function subtitleOf({ view }: StandardScene, isRoomy: boolean): string {
  const kind = `Standard, ${view.isRated ? 'rated' : 'unrated'}`;
  return isRoomy ? `${kind} · ${biddingName(view.options)} · ${dealersRule(view.options)}` : kind;
}

interface BarProps {
  readonly scene: StandardScene;
  readonly info: TableInfo;
  readonly people: PeopleMessage;
  readonly chat: ChatBox;
  readonly layout: StandardLayout['kind'];
  readonly open: (panel: TablePanel | null) => void;
}

/** The bar over a Standard table: its name, its rules in short, and the ways to everything else. */
export function StandardBar({ scene, info, people, chat, layout, open }: BarProps) {
  const actions = { asking: scene.roomOverlay.requests.length, chat, open };
  return (
    <TopBar
      title={info.name}
      subtitle={subtitleOf(scene, layout === 'two')}
      home={{ href: '/tables', label: 'all tables' }}
      actions={
        layout === 'phone' ? (
          <NarrowActions {...actions} chat={null} />
        ) : (
          <WideActions {...actions} watching={people.count} hasCorner exit={exitOf(scene)} />
        )
      }
    />
  );
}
