import { rulesOf, standardOptions } from '@upcard/tables/standard/settings';
import { gatheredStandard, standardSettings } from '@upcard/tables/testkit/standard-game';
import { NO_CHAT } from '../../net/table-chat.ts';
import type { OpenTableOf } from '../../net/table-link.ts';
import { roomView } from '../house/testkit/house-frames.ts';
import { BID_SCENES } from './standard-fixtures-bids.tsx';
import { FELT_SCENES, sceneOf } from './standard-fixtures-felt.tsx';
import { INFO_SCENES } from './standard-fixtures-info.tsx';
import type { StandardScene } from './standard-scene.ts';

/** A clock that has so many milliseconds left of thirty seconds; examples begin at 0. */
const clock = (left: number) => ({ deadline: left, length: 30_000 });

function withClock(scene: StandardScene, left: number): StandardScene {
  return { ...scene, view: { ...scene.view, clock: scene.view.clock === null ? null : clock(left) } };
}

/** A table as the page gets it. */
function openTable(scene: StandardScene): OpenTableOf<'standard'> {
  const { view, overlay, room, roomOverlay, you } = scene;
  return {
    info: {
      id: 'example',
      kind: 'standard',
      name: 'Ann’s game',
      settings: standardSettings(),
      rules: rulesOf(standardOptions(standardSettings())),
    },
    you,
    frame: { seq: 1, now: 0, view, happenings: [], overlay, room, roomOverlay },
    people: { watching: [], count: 4 },
    visit: 1,
    chat: NO_CHAT,
    pending: [],
    notice: null,
  };
}

function gathering(): StandardScene {
  const scene = sceneOf(gatheredStandard('ann ben cleo'), 'ben');
  const people = ['Ann', 'Ben', 'Cleo'].map((name, index) => ({
    person: { id: name.toLowerCase(), name, avatar: (['fox', 'whale', 'owl'] as const)[index] ?? 'fox' },
    isReady: index === 0,
    isConnected: index !== 2,
  }));
  return {
    ...scene,
    room: roomView({ stage: 'waiting', members: people }),
    roomOverlay: {
      ...scene.roomOverlay,
      isMember: true,
      commands: { ...scene.roomOverlay.commands, ready: { isLegal: true } },
    },
  };
}

const SCENES: Readonly<Record<string, () => StandardScene>> = {
  gathering,
  ...BID_SCENES,
  ...FELT_SCENES,
  ...INFO_SCENES,
};

/** Whole Standard screens, by name. Each is made when it is asked for. */
export const STANDARD_TABLES: Readonly<Record<string, () => OpenTableOf<'standard'>>> = Object.fromEntries(
  Object.entries(SCENES).map(([name, scene]) => [`standard-${name}`, () => openTable(withClock(scene(), 21_000))]),
);
