import { parseArgs } from 'node:util';
import { COMMANDS, type Command, commandHelp, generalHelp } from './commands.ts';
import { UsageFault } from './usage-fault.ts';

type Parsed = { readonly words: string[]; readonly flags: Record<string, unknown> } | { readonly fault: string };

function parse({ options, words }: Command, args: readonly string[]): Parsed {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const isMiscounted = positionals.length !== words && values.help !== true;
    return isMiscounted
      ? {
          fault:
            positionals.length < words ? 'something is missing' : `unexpected: ${positionals.slice(words).join(' ')}`,
        }
      : { words: positionals, flags: values };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function explain(name: string | undefined): number {
  const command = name === undefined ? undefined : COMMANDS[name];
  if (name === undefined || !command) {
    console.log(generalHelp());
    return name === undefined ? 0 : 2;
  }
  console.log(commandHelp(name, command));
  return 0;
}

function complain(name: string, command: Command, fault: string): number {
  console.error(`upcard ${name}: ${fault}\n\n${commandHelp(name, command)}`);
  return 2;
}

/** Runs the program with the words behind its name and returns its exit code. What it does not understand gets help and 2. */
export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return explain(rest[0]);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(`upcard: there is no command ${name}\n\n${generalHelp()}`);
    return 2;
  }
  const parsed = parse(command, rest);
  if ('fault' in parsed) return complain(name, command, parsed.fault);
  if (parsed.flags.help === true) return explain(name);
  try {
    return await command.run(parsed.words, parsed.flags);
  } catch (error) {
    if (error instanceof UsageFault) return complain(name, command, error.message);
    throw error;
  }
}
