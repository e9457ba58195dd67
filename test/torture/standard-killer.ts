import type { StandardView, StandardViewPhase } from '@upcard/tables';
import type { ServerKeeper } from './server-keeper.ts';
import { isLastBet, type StandardSaying } from './standard-script.ts';

/** Where a server is killed: in a phase of a round, in the step that deals its cards, at the end of the game. */
export type KillPlace = 'auction' | 'bets' | 'deal' | 'discard' | 'reveal' | 'play' | 'dealer' | 'break' | 'end';

/**
 * When: as soon as somebody sees the phase; at once when somebody has said something in it, which nobody knows to be heard; as soon
 * as somebody has the answer to that.
 */
export type KillMoment = 'seen' | 'sent' | 'answered';

/** One kill. `from`: in which round at the earliest. */
export interface PlannedKill {
  readonly place: KillPlace;
  readonly moment: KillMoment;
  readonly from: number;
}

/** What has just happened on somebody's side of a connection: the view they had, and what they said or had answered. */
export interface KillChance {
  readonly moment: KillMoment;
  readonly view: StandardView;
  readonly command: StandardSaying | null;
}

/** What is to be killed, who is told of it, and how many milliseconds a server has to take in what was sent to it last. */
export interface KillOrders {
  readonly plan: readonly PlannedKill[];
  readonly told: (line: string) => void;
  readonly slack: () => number;
}

function isAt(phase: StandardViewPhase, { place }: PlannedKill): boolean {
  switch (place) {
    case 'deal':
      return phase === 'bets';
    case 'end':
      return phase === 'dealer' || phase === 'finished';
    default:
      return phase === place;
  }
}

function fits(planned: PlannedKill, { moment, view, command }: KillChance): boolean {
  const { place, from } = planned;
  if (moment !== planned.moment || view.round < from || !isAt(view.phase, planned)) return false;
  if (command?.type === 'autoContinue') return false;
  // A bet that is not the last of them deals nothing, and the last one is no longer in the phase of bets.
  if (place === 'deal' || place === 'bets') return command === null || isLastBet(view, command) === (place === 'deal');
  if (place !== 'end') return true;
  const isLastStand = view.phase === 'dealer' && command?.type === 'act' && command.action === 'stand';
  return view.phase === 'finished' || isLastStand;
}

/** Kills the server of a game where it is planned, one after another, and starts the next on the same data. */
export class StandardKiller {
  /** In their order. */
  readonly done: PlannedKill[] = [];
  /** Those whose place never came. */
  readonly missed: PlannedKill[] = [];
  readonly #keeper: ServerKeeper;
  readonly #plan: PlannedKill[];
  readonly #told: (line: string) => void;
  readonly #slack: () => number;
  #restarting: Promise<void> | null = null;

  constructor(keeper: ServerKeeper, { plan, told, slack }: KillOrders) {
    this.#keeper = keeper;
    this.#plan = [...plan];
    this.#told = told;
    this.#slack = slack;
  }

  /** Whether all has been done and a server runs. */
  get isThrough(): boolean {
    return this.#plan.length === 0 && this.#restarting === null;
  }

  /** Kills at once if it is time. Returns whether it did. */
  notice(chance: KillChance): boolean {
    if (this.#restarting !== null) return false;
    if (chance.view.phase === 'finished') this.#giveUpAll();
    const [next] = this.#plan;
    if (next === undefined || !fits(next, chance)) return false;
    this.#plan.shift();
    this.done.push(next);
    this.#told(`kill ${this.done.length}: round ${chance.view.round}, ${next.place}, ${next.moment}`);
    this.#restarting = this.#restart(next.moment === 'sent' ? this.#slack() : 0);
    return true;
  }

  /** The game is over: what is not for its very end can't be done any more. */
  #giveUpAll(): void {
    const isPossible = ({ place, moment }: PlannedKill): boolean => place === 'end' && moment === 'seen';
    this.missed.push(...this.#plan.filter((kill) => !isPossible(kill)));
    this.#plan.splice(0, this.#plan.length, ...this.#plan.filter(isPossible));
  }

  async #restart(slack: number): Promise<void> {
    if (slack > 0) await new Promise((resolve) => setTimeout(resolve, slack));
    await this.#keeper.kill();
    const isUp = await this.#keeper.start();
    if (!isUp) this.#keeper.complaints.push('the server did not start again');
    this.#restarting = null;
  }
}
