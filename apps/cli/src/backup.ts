import { backUp, StartFault } from '@upcard/server';

/** `upcard backup FILE`: copies the database of a data folder, while a server may be running. Returns the exit code. */
export async function backup(target: string, folder: string | undefined): Promise<number> {
  try {
    const { file, bytes } = await backUp(folder ?? process.env.DATA_DIR ?? 'data', target);
    console.log(`${file}: ${bytes.toLocaleString('en-US')} bytes`);
    return 0;
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    console.error(error.message);
    return 1;
  }
}
