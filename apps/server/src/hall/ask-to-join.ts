import type { CommandAnswer } from '@upcard/host';
import type { JoinRequests } from '../limits/join-requests.ts';
import type { Taken } from '../limits/token-bucket.ts';
import type { OpenTable } from './hall.ts';

/** Somebody (by id) who says that they want to belong to a room, and how they say it. */
export interface Knock {
  readonly table: Pick<OpenTable, 'host' | 'record'>;
  readonly person: string;
  readonly say: () => Promise<CommandAnswer>;
}

/** Says it. Where the host would have to decide, whoever asks again and again waits longer and longer before. */
export async function askToJoin(
  requests: JoinRequests,
  { table: { host, record }, person, say }: Knock,
): Promise<CommandAnswer | Extract<Taken, { readonly ok: false }>> {
  const isRequest = host.frame().view.room.joining === 'approval' && host.overlay(person).room.commands.join.isLegal;
  if (!isRequest) return say();
  const taken = requests.take(person, record.id);
  if (!taken.ok) return taken;
  const answer = await say();
  if (!answer.ok) requests.giveBack(person, record.id);
  return answer;
}
