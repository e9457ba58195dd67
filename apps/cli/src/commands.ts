import type { ParseArgsOptionsConfig } from 'node:util';

/** One command of the `upcard` program. `run` gets the checked words and flags and returns the exit code; it may throw `UsageFault`. */
export interface Command {
  readonly summary: string;
  /** What stands behind the command's name in its help, for example `FILE`. */
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  /** Help lines for the options, in their order. */
  readonly optionHelp: readonly string[];
  /** How many words must follow the command's name. */
  readonly words: number;
  readonly run: (words: readonly string[], flags: Readonly<Record<string, unknown>>) => Promise<number>;
}

const asText = (flag: unknown): string | undefined => (typeof flag === 'string' ? flag : undefined);

/** Every command, in the order of the help. Each loads its code only when it runs. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  serve: {
    summary: 'run the server',
    usage: '[--port N] [--host ADDRESS] [--data DIR]',
    options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
    optionHelp: [
      '--port N         port to listen on (PORT, else 3000)',
      '--host ADDRESS   address to listen on (HOST, else all)',
      '--data DIR       folder of the database (DATA_DIR, else ./data)',
    ],
    words: 0,
    run: async (_words, { port, host, data }) => {
      const { serve } = await import('./serve.ts');
      return serve({ port: asText(port), host: asText(host), data: asText(data) });
    },
  },
  play: {
    summary: 'play a scenario file with listed cards and print the result as JSON',
    usage: 'FILE.json',
    options: {},
    optionHelp: [],
    words: 1,
    run: async ([file = '']) => {
      const { play } = await import('./play/command.ts');
      return play(file);
    },
  },
  bench: {
    summary: 'measure how fast this machine runs Upcard',
    usage: '[--json] [--only core|host|sockets] [--seconds N]',
    options: { json: { type: 'boolean' }, only: { type: 'string' }, seconds: { type: 'string' } },
    optionHelp: [
      '--json           print one JSON document',
      '--only PART      core, host or sockets',
      '--seconds N      seconds for each part (10)',
    ],
    words: 0,
    run: async (_words, { json, only, seconds }) => {
      const { bench } = await import('./bench/command.ts');
      return bench({ json: json === true, only: asText(only), seconds: asText(seconds) });
    },
  },
  backup: {
    summary: 'copy the database of a running or stopped server, consistently',
    usage: 'FILE [--data DIR]',
    options: { data: { type: 'string' } },
    optionHelp: ['--data DIR       folder of the database (DATA_DIR, else ./data)'],
    words: 1,
    run: async ([file = ''], { data }) => {
      const { backup } = await import('./backup.ts');
      return backup(file, asText(data));
    },
  },
};

/** The help of the whole program. */
export function generalHelp(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`);
  return `upcard COMMAND\n\n${lines.join('\n')}\n  help     this text; "upcard help COMMAND" tells more`;
}

/** The help of one command. */
export function commandHelp(name: string, { usage, summary, optionHelp }: Command): string {
  const options = optionHelp.length > 0 ? `\n\n${optionHelp.map((line) => `  ${line}`).join('\n')}` : '';
  return `upcard ${name} ${usage}\n\n${summary}${options}`.replace(' \n', '\n');
}
