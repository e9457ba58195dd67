import { administer, LOCAL_ACTS, StartFault } from '@upcard/server';
import { UsageFault } from '../usage-fault.ts';

/**
 * `upcard admin grant|revoke|reset NAME`: does it on a data folder, whether a server runs there or not. Returns the exit code;
 * throws `UsageFault` for any other act.
 */
export async function admin(word: string, name: string, folder: string | undefined): Promise<number> {
  const act = LOCAL_ACTS.find((known) => known === word);
  if (act === undefined) throw new UsageFault(`there is nothing called ${word} to do`);
  try {
    const { ok, text } = await administer(folder ?? process.env.DATA_DIR ?? 'data', { act, name });
    (ok ? console.log : console.error)(text);
    return ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    console.error(error.message);
    return 1;
  }
}
