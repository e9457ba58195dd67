import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../start-fault.ts';

const SECRET_FILE = 'secret';
const SHORTEST = 32;

/**
 * The secret that signs sessions: the one kept in the data folder, made there at the first start, readable by its owner
 * alone. Throws `StartFault` when it can't be read or written.
 */
export async function keptSecret(folder: string): Promise<string> {
  const path = join(folder, SECRET_FILE);
  try {
    return (await read(path)) ?? (await make(path));
  } catch (error) {
    throw new StartFault(
      `The secret in ${path} can't be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function read(path: string): Promise<string | null> {
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret.length < SHORTEST) throw new Error(`it is shorter than ${SHORTEST} characters`);
    return secret;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written whole under another name first: a crash must leave no half of a secret. */
async function make(path: string): Promise<string> {
  const secret = randomBytes(48).toString('base64url');
  const draft = `${path}.new`;
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${secret}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(draft, path);
  await rm(draft);
  return secret;
}
