import type { StandardView } from '@upcard/tables';
import { type AvatarFace, avatarColour, personFace } from '../../felt/avatar.tsx';
import { participantIn } from './standard-scene.ts';

/** The picture of a participant by number; the Banker's for null. */
export function faceOf(view: StandardView, number: number | null): AvatarFace {
  const participant = participantIn(view, number);
  if (participant === null) return { kind: 'banker' };
  return participant.kind === 'bot' ? { kind: 'bot' } : personFace(participant.person);
}

/** The colour that stands for a participant in charts, slate blue for the bot and gold for the Banker (null): a CSS colour. */
export function colourOf(view: StandardView, number: number | null): string {
  const face = faceOf(view, number);
  return face.kind === 'person' ? avatarColour(face.avatar) : `var(--avatar-${face.kind})`;
}

/** The numbers of a legend: everybody in room order. */
export function numbersOf({ participants }: StandardView): readonly number[] {
  return participants.map(({ number }) => number);
}
