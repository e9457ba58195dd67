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
  solve: {
    summary: 'the best play by exact values: a chart, and what the game is worth',
    usage: '[--rules NAME|FILE] [--split cdz|cdp] [--json|--csv|--svg]',
    options: {
      rules: { type: 'string' },
      split: { type: 'string' },
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
      svg: { type: 'boolean' },
    },
    optionHelp: [
      '--rules NAME     live (also when left out), european, house, sandbox-s17,',
      '                 sandbox-h17 or free-will',
      '--rules FILE     a JSON object of rules; what is left out is as in live',
      '--split PLAY     cdz: split hands are played like the same cards unsplit;',
      '                 cdp: by the pair cards that are gone',
      '--json           rules, values, chart and all 550 two-card hands',
      '--csv            the chart alone: 36 rows, a column for each up-card',
      '--svg            the chart as a picture',
    ],
    words: 0,
    run: async (_words, { rules, split, json, csv, svg }) => {
      const { solveRules } = await import('./solve/command.ts');
      const form = { json: json === true, csv: csv === true, svg: svg === true };
      return solveRules({ rules: asText(rules), split: asText(split), ...form });
    },
  },
  ev: {
    summary: 'what each action of one hand is worth',
    usage: '--hand CARDS --up CARD [--removed CARDS] [--rules NAME|FILE] [--split cdz|cdp] [--json]',
    options: {
      rules: { type: 'string' },
      hand: { type: 'string' },
      up: { type: 'string' },
      removed: { type: 'string' },
      split: { type: 'string' },
      json: { type: 'boolean' },
    },
    optionHelp: [
      '--hand CARDS     the cards of the hand, as in "A 7" or "10,6"',
      '--up CARD        the card that the dealer shows',
      '--removed CARDS  cards that have left the shoe besides',
      '--rules, --split as for solve',
      '--json           one JSON document',
    ],
    words: 0,
    run: async (_words, { rules, hand, up, removed, split, json }) => {
      const { evOfHand } = await import('./ev/command.ts');
      const cards = { hand: asText(hand), up: asText(up), removed: asText(removed) };
      return evOfHand({ ...cards, rules: asText(rules), split: asText(split), json: json === true });
    },
  },
  simulate: {
    summary: 'play rounds by a chart at random and hold their mean against its exact value',
    usage: '[--rules NAME|FILE] [--rounds N] [--seed N] [--workers N] [--shoe fresh|cut] [--table FILE] [--json]',
    options: {
      rules: { type: 'string' },
      rounds: { type: 'string' },
      seed: { type: 'string' },
      workers: { type: 'string' },
      shoe: { type: 'string' },
      table: { type: 'string' },
      json: { type: 'boolean' },
    },
    optionHelp: [
      '--rules          as for solve',
      '--rounds N       how many (10 million); 1e9 is understood',
      '--seed N         the same rounds again for the same number (1), however many workers',
      '--workers N      threads (as many as processors)',
      '--shoe KIND      fresh: a new mix for every round, as exact values mean it;',
      '                 cut: the shoe is dealt to its cut card, where the mean is a little',
      '                 different and rounds depend on each other: interval and z are rough',
      '--table FILE     letters by row and up-card, or what solve --json prints (the best chart)',
      '--json           one JSON document',
    ],
    words: 0,
    run: async (_words, { rules, rounds, seed, workers, shoe, table, json }) => {
      const { simulate } = await import('./simulate/command.ts');
      const extent = { rounds: asText(rounds), seed: asText(seed), workers: asText(workers), shoe: asText(shoe) };
      return simulate({ ...extent, rules: asText(rules), table: asText(table), json: json === true });
    },
  },
  bench: {
    summary: 'measure how fast this machine runs Upcard',
    usage: '[--json] [--only PART] [--seconds N]',
    options: { json: { type: 'boolean' }, only: { type: 'string' }, seconds: { type: 'string' } },
    optionHelp: [
      '--json           print one JSON document',
      '--only PART      core, host, sockets, standard, solve, ev or simulate',
      '--seconds N      seconds for each part (10); solve and ev take as long as their calls',
    ],
    words: 0,
    run: async (_words, { json, only, seconds }) => {
      const { bench } = await import('./bench/command.ts');
      return bench({ json: json === true, only: asText(only), seconds: asText(seconds) });
    },
  },
  admin: {
    summary: 'name administrators, and help who has lost a password; the server may be running',
    usage: 'grant|revoke|reset NAME [--data DIR]',
    options: { data: { type: 'string' } },
    optionHelp: [
      'grant NAME       makes the account of this name an administrator',
      'revoke NAME      takes that back',
      'reset NAME       prints a recovery code with which its owner can set a new password once',
      '--data DIR       folder of the database (DATA_DIR, else ./data)',
    ],
    words: 2,
    run: async ([act = '', name = ''], { data }) => {
      const { admin } = await import('./admin/command.ts');
      return admin(act, name, asText(data));
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
