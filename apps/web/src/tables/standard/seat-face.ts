import type { StandardView } from '@upcard/tables';
import { type AvatarFace, personFace } from '../../felt/avatar.tsx';
import { participantIn } from './standard-scene.ts';

/** The picture over a seat: a participant's by number, the Banker's for null. */
export function seatFace(view: StandardView, number: number | null): AvatarFace {
  const participant = participantIn(view, number);
  if (participant === null) return { kind: 'banker' };
  return participant.kind === 'bot' ? { kind: 'bot' } : personFace(participant.person);
}
