import type { AdminAct } from '@upcard/protocol';

/** One act of an administrator, told apart from all others by its reason. */
export interface Deed {
  readonly act: AdminAct;
  readonly subject: string;
  readonly actor: string;
  state: 'asked' | 'done' | 'refused';
}

/** What was asked of one table, act by act: how often, and how often it was acknowledged. */
export interface DeedCount {
  readonly asked: number;
  readonly done: number;
}

/** Writes down what administrators did. */
export class DeedWitness {
  readonly deeds = new Map<string, Deed>();
  /** Whether a table stands still, as far as it was acknowledged; `unknown` while an act is not answered. */
  readonly pauses = new Map<string, 'paused' | 'running' | 'unknown'>();
  /** Acts on the command line, all of them acknowledged. */
  readonly local: Pick<Deed, 'act' | 'subject'>[] = [];
  #newest = 0;

  /** An act is asked for; returns its reason, under which the outcome is to be told. */
  asks(deed: Omit<Deed, 'state'>): string {
    this.#newest += 1;
    const reason = `deed ${this.#newest.toString().padStart(6, '0')}`;
    this.deeds.set(reason, { ...deed, state: 'asked' });
    if (deed.act === 'pause-table' || deed.act === 'resume-table') this.pauses.set(deed.subject, 'unknown');
    return reason;
  }

  answered(reason: string, isDone: boolean): void {
    const deed = this.deeds.get(reason);
    if (deed === undefined) return;
    deed.state = isDone ? 'done' : 'refused';
    if (deed.act === 'pause-table' && isDone) this.pauses.set(deed.subject, 'paused');
    if (deed.act === 'resume-table' && isDone) this.pauses.set(deed.subject, 'running');
  }

  count(act: AdminAct, subject: string): DeedCount {
    const all = [...this.deeds.values()].filter((deed) => deed.act === act && deed.subject === subject);
    return {
      asked: all.filter(({ state }) => state !== 'refused').length,
      done: all.filter(({ state }) => state === 'done').length,
    };
  }

  get done(): number {
    return [...this.deeds.values()].filter(({ state }) => state === 'done').length;
  }
}
