import type { Person, RoomCommand, RoomLegality, RoomOverlay, RoomView } from '@upcard/tables';
import { roomOffText } from './room-words.ts';

/** The room around a game as one person sees it. */
export interface RoomScene {
  readonly room: RoomView;
  readonly roomOverlay: RoomOverlay;
  readonly you: Person;
}

/** How the screen speaks to its room. */
export interface RoomControls {
  readonly send: (command: RoomCommand) => void;
  /** Commands that have no answer yet. */
  readonly pending: readonly { readonly type: string; readonly person?: string }[];
  /** False while the connection is lost: nothing can be sent then. */
  readonly isLive: boolean;
}

/** Why a button of the room is off, in a few words; undefined while it may be pressed. `person`: an id, where it is about somebody. */
export function whyOff(scene: RoomScene, controls: RoomControls, command: RoomCommand): string | undefined {
  const person = 'person' in command ? command.person : undefined;
  const isSent = controls.pending.some((sent) => sent.type === command.type && sent.person === person);
  if (isSent) return 'Sent';
  if (!controls.isLive) return 'Reconnecting';
  const legality: RoomLegality = scene.roomOverlay.commands[command.type];
  return legality.isLegal ? undefined : roomOffText(legality.reason);
}

/** Whether this person is in the room and has said that they are ready. */
export function isReady({ room, you }: RoomScene): boolean {
  return room.members.some(({ person, isReady: ready }) => person.id === you.id && ready);
}

/** What keeps somebody from taking part, and what they can do about it. */
export type Threshold = 'ask' | 'asked' | 'ask-again' | 'passcode' | 'account' | 'blocked' | 'full' | 'watch-only';

/** What stands between this person and the game while people gather; null for whoever may sit down. */
export function thresholdOf({ room, roomOverlay }: Pick<RoomScene, 'room' | 'roomOverlay'>): Threshold | null {
  const { play, isMember, isBlocked, myRequest, commands } = roomOverlay;
  if (room.stage !== 'waiting' || room.isPaused || isMember || play.isLegal) return null;
  if (isBlocked) return 'blocked';
  if (play.reason === 'account-needed') return 'account';
  if (room.joining === 'nobody') return 'watch-only';
  if (myRequest === 'waiting') return 'asked';
  if (play.reason === 'passcode-needed') return 'passcode';
  if (commands.join.isLegal) return myRequest === 'refused' ? 'ask-again' : 'ask';
  return 'full';
}
