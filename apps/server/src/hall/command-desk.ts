import type { Clock } from '@upcard/host';
import { TableStopped } from '@upcard/host';
import {
  type AnswerMessage,
  commandId,
  PROTOCOL_VERSION,
  REFUSAL_REASON,
  REFUSAL_TEXT,
  type RefusalCode,
} from '@upcard/protocol';
import { ROOM_RULES } from '@upcard/tables';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { JoinRequests } from '../limits/join-requests.ts';
import type { Limiter } from '../limits/token-bucket.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { StoreFailure } from '../store/store-failure.ts';
import { askToJoin } from './ask-to-join.ts';
import type { OpenTable } from './hall.ts';
import type { Member } from './member.ts';
import { PersonGone } from './person-gone.ts';
import type { HeardCommand } from './running-game.ts';

/** What the desk works with. */
export interface DeskParts {
  readonly clock: Clock;
  readonly commandsOfPerson: Limiter;
  readonly joinRequests: JoinRequests;
  /** Whether what is for tests alone is heard. */
  readonly isTesting: boolean;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Takes what a member sent as a command and gives the answer, or null when there can be none and the connection must end. */
export type CommandDesk = (table: OpenTable, member: Member, payload: unknown) => Promise<AnswerMessage | null>;

/** What can be read of a message that is wrong otherwise. */
const envelope = z.object({ id: commandId.nullable().catch(null), v: z.number().nullable().catch(null) });

function refused(id: string | null, code: RefusalCode, retryAfter: number | null = null): AnswerMessage {
  return { id, ok: false, code, text: REFUSAL_TEXT[code], retryAfter };
}

function askedTooOften(id: string, retryAfter: number): AnswerMessage {
  return { id, ok: false, code: 'rate-limited', text: REFUSAL_REASON.askedTooOften, retryAfter };
}

/** Opens the desk at which commands are checked before any table hears of them. */
export function openCommandDesk(parts: DeskParts): CommandDesk {
  const { clock, metrics } = parts;
  return async (table, member, payload) => {
    const arrived = clock.now();
    const answer = await answerTo(parts, { table, member, payload });
    const outcome = answer === null ? 'failed' : answer.ok ? 'ok' : answer.code;
    metrics.command(outcome, (clock.now() - arrived) / 1_000);
    return answer;
  };
}

/** Whether a guest speaks to a table that guests can't belong to. Guests who belong there already stay. */
function isShutOut({ host, record }: OpenTable, { person, isGuest }: Member): boolean {
  return isGuest && !ROOM_RULES[record.kind].admitsGuests && !host.overlay(person.id).room.isMember;
}

interface Sent {
  readonly table: OpenTable;
  readonly member: Member;
  readonly payload: unknown;
}

async function answerTo(parts: DeskParts, sent: Sent): Promise<AnswerMessage | null> {
  const { id, v } = envelope.catch({ id: null, v: null }).parse(sent.payload);
  const taken = parts.commandsOfPerson.take(sent.member.person.id);
  if (!taken.ok) return refused(id, 'rate-limited', taken.retryAfter);
  if (v !== null && v !== PROTOCOL_VERSION) return refused(id, 'protocol-outdated');
  const heard = sent.table.game.read(sent.payload);
  return heard === null ? refused(id, 'bad-message') : submit(parts, sent, heard);
}

async function submit(
  { log, isTesting, joinRequests }: DeskParts,
  { table, member }: Sent,
  { id, type, admits, isForTesting, submit }: HeardCommand,
): Promise<AnswerMessage | null> {
  if (isForTesting && !isTesting) return refused(id, 'forbidden');
  if (isShutOut(table, member)) return refused(id, 'account-needed');
  const { person } = member;
  const say = () => submit(person);
  try {
    const answer = await (type === 'join' ? askToJoin(joinRequests, { table, person: person.id, say }) : say());
    if (!answer.ok) return 'retryAfter' in answer ? askedTooOften(id, answer.retryAfter) : refused(id, answer.refusal);
    if (admits !== null) joinRequests.succeeded(admits, table.record.id);
    return { id, ok: true, seq: answer.seq };
  } catch (error) {
    // Nothing is acknowledged that may not be kept; the client asks again with the same id when it is back.
    if (error instanceof TableStopped || error instanceof StoreFailure || error instanceof PersonGone) return null;
    log.error({ err: error, command: type }, 'a table could not take a command');
    return refused(id, 'bad-message');
  }
}
