import type { ParticipantView } from '@upcard/tables';

function worth({ available, inPlay }: ParticipantView): number {
  return available + (inPlay.kind === 'wagers' ? inPlay.amount : 0);
}

/** Participants by what is theirs, the most first: what they can spend and what they have bet. Equals keep their order. */
export function standingsOrder(participants: readonly ParticipantView[]): readonly ParticipantView[] {
  return participants.toSorted((a, b) => worth(b) - worth(a));
}
