import type { CommandAnswer } from './command-answer.ts';

/** The key of somebody's (by id) command. */
export function commandKey(person: string, commandId: string): string {
  return `${person}:${commandId}`;
}

/** First answers by command key. Accepted and refused ones are kept apart, so that refusals cannot push the others out. */
export interface AnsweredCommands {
  /** The first answer to this key, or null when it is not remembered. */
  readonly find: (key: string) => CommandAnswer | null;
  readonly remember: (key: string, answer: CommandAnswer) => void;
  /** What was answered to somebody (by id) is the answer to the same commands of whoever they are from now on. */
  readonly movePerson: (from: string, to: string) => void;
  /** Whether an accepted command has been forgotten, so that only the log knows it. */
  readonly hasForgotten: () => boolean;
}

/** A memory for the newest `limit` accepted and `limit` refused commands. */
export function answeredCommands(limit: number): AnsweredCommands {
  const accepted = new Map<string, CommandAnswer>();
  const refused = new Map<string, CommandAnswer>();
  let hasForgotten = false;
  const remember = (key: string, answer: CommandAnswer): void => {
    const answers = answer.ok ? accepted : refused;
    answers.set(key, answer);
    if (answers.size <= limit) return;
    for (const oldest of answers.keys()) {
      answers.delete(oldest);
      break;
    }
    hasForgotten ||= answer.ok;
  };
  return {
    find: (key) => accepted.get(key) ?? refused.get(key) ?? null,
    remember,
    movePerson(from, to) {
      const beginning = commandKey(from, '');
      for (const [key, answer] of [...accepted, ...refused])
        if (key.startsWith(beginning)) remember(commandKey(to, key.slice(beginning.length)), answer);
    },
    hasForgotten: () => hasForgotten,
  };
}
