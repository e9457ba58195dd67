import type { Person } from '@upcard/tables';
import type { TableFrame } from './outbox.ts';

/**
 * Someone at the table who is no human: a bot, the Banker, a computer player. It knows what its client would know and nothing
 * else: the view and its own overlay. `answer` gives its next command, or null when it has nothing to say; it may be asked
 * again about the same position, and nothing it says is binding until the host takes it as a command.
 */
export interface Policy<View, Overlay, Command> {
  readonly person: Person;
  readonly answer: (view: View, overlay: Overlay) => Command | null;
}

/** What a policy wants to say. */
export interface PolicyWish<Command> {
  readonly person: Person;
  readonly command: Command;
}

/** The policies of one table, with those left out who have nothing sensible to say about the present position. */
export interface PolicyCircle<View, Overlay, Command> {
  /** The first policy with something to say, or null. */
  readonly next: (frame: TableFrame<View, Overlay, unknown>) => PolicyWish<Command> | null;
  /** Does not ask this person again before the position changes. */
  readonly silence: (person: Person) => void;
  /** The position has changed: everybody may speak again. */
  readonly reopen: () => void;
}

/** Asks policies in the order given. One that throws is reported to `onFault` and silenced. */
export function policyCircle<View, Overlay, Command>(
  policies: readonly Policy<View, Overlay, Command>[],
  onFault: (error: unknown) => void,
): PolicyCircle<View, Overlay, Command> {
  const silenced = new Set<string>();
  const commandOf = ({ person, answer }: Policy<View, Overlay, Command>, frame: TableFrame<View, Overlay, unknown>) => {
    try {
      return answer(frame.view, frame.overlay(person.id));
    } catch (error) {
      silenced.add(person.id);
      onFault(error);
      return null;
    }
  };
  return {
    next(frame) {
      for (const policy of policies) {
        const command = silenced.has(policy.person.id) ? null : commandOf(policy, frame);
        if (command !== null) return { person: policy.person, command };
      }
      return null;
    },
    silence(person) {
      silenced.add(person.id);
    },
    reopen() {
      silenced.clear();
    },
  };
}
