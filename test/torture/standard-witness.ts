import { createHash } from 'node:crypto';
import type { AnswerMessage, ViewMessageOf } from '@upcard/protocol';
import type { StandardView } from '@upcard/tables';
import type { StandardSaying } from './standard-script.ts';

/** A command as it went over the wire. */
export interface SentSaying {
  readonly id: string;
  readonly command: StandardSaying;
}

/** The key under which a log has a command of somebody's (by id). */
function sayingKey(person: string, { id }: Pick<SentSaying, 'id'>): string {
  return `${person}:${id}`;
}

/** Stands for a view. */
export function viewDigest(view: StandardView): string {
  return createHash('sha256').update(JSON.stringify(view)).digest('base64');
}

/** How many coins a view shows more than were brought along and created; 0 is right. Null while bets are sealed. */
function surplus({ phase, participants, bank, generated, options }: StandardView): number | null {
  if (phase === 'bets') return null;
  const held = participants.map(({ available, inPlay }) => available + (inPlay.kind === 'wagers' ? inPlay.amount : 0));
  return held.reduce((sum, amount) => sum + amount, bank) - generated - participants.length * options.startingCapital;
}

/** Everything that the people of one game have said, were told and have seen. */
export class StandardWitness {
  readonly faults: string[] = [];
  /** By key. */
  readonly sent = new Map<string, StandardSaying>();
  /** Positions of accepted commands by key. */
  readonly accepted = new Map<string, number>();
  readonly refused = new Map<string, string>();
  /** Digests of all views by position. */
  readonly views = new Map<number, string>();
  sentAgain = 0;
  answeredAgain = 0;
  connections = 0;
  /** What the last of them saw at the end; null before it. */
  finalView: StandardView | null = null;

  says(person: string, sent: SentSaying): void {
    const key = sayingKey(person, sent);
    if (this.sent.has(key)) this.sentAgain += 1;
    this.sent.set(key, sent.command);
  }

  answered(person: string, answer: AnswerMessage): void {
    if (answer.id === null) {
      this.faults.push(`${person} was answered ${JSON.stringify(answer)}`);
      return;
    }
    const key = sayingKey(person, { id: answer.id });
    const before = this.accepted.get(key);
    if (this.accepted.has(key) || this.refused.has(key)) this.answeredAgain += 1;
    if (answer.ok) {
      if (before !== undefined && before !== answer.seq)
        this.faults.push(`${key} was accepted at ${before}, and at ${answer.seq} when it was said again`);
      // A refusal that was lost with a server may be followed by another answer; an acceptance is for good.
      this.refused.delete(key);
      this.accepted.set(key, answer.seq);
    } else {
      if (before !== undefined) this.faults.push(`${key} was accepted at ${before} and is ${answer.code} now`);
      this.refused.set(key, answer.code);
    }
  }

  saw({ seq, view }: ViewMessageOf<'standard'>): void {
    const digest = viewDigest(view);
    const before = this.views.get(seq);
    if (before !== undefined && before !== digest) this.faults.push(`position ${seq} was shown in two ways`);
    if (before === undefined) {
      const coins = surplus(view);
      if (coins !== null && coins !== 0)
        this.faults.push(`position ${seq} (${view.phase}) shows ${coins} coins too many`);
    }
    this.views.set(seq, digest);
    if (view.phase === 'finished') this.finalView = view;
  }
}
