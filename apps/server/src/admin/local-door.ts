import { chmod, open as openFile, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type LocalAct, type LocalAnswer, localAct, localAnswer } from './local-act.ts';

/** The socket in the data folder, which its owner alone may enter. */
const DOOR_FILE = 'admin.sock';

/** Every system has room for so many bytes of a socket's path, some for a few more. */
const LONGEST_PATH = 100;

/** Somebody who says nothing is shown out after so long, in milliseconds; an act takes no longer either. */
const PATIENCE = 10_000;

/** Characters that a line may have. */
const LONGEST_LINE = 4_096;

/** The door of a running server for those who hold its data folder. */
export interface LocalDoor {
  readonly close: () => Promise<void>;
}

/** Thrown when there is no door to knock at, or nobody opens. */
export class NobodyOpens extends Error {
  override readonly name = 'NobodyOpens';
}

/** A name under which the socket can be reached; `end` when it is needed no more. */
interface WayIn {
  readonly path: string;
  readonly end: () => Promise<void>;
}

/**
 * The way to a folder's socket. Where its path is longer than the system takes, the open folder lends it a short name (which Linux
 * has for every open file). Throws a sentence for people where there is none.
 */
async function wayTo(folder: string): Promise<WayIn> {
  const path = join(folder, DOOR_FILE);
  if (Buffer.byteLength(path) <= LONGEST_PATH) return { path, end: async () => undefined };
  const handle = await openFile(folder);
  const short = `/proc/self/fd/${handle.fd}`;
  const isThere = await stat(short).then(
    () => true,
    () => false,
  );
  if (isThere) return { path: join(short, DOOR_FILE), end: () => handle.close() };
  await handle.close();
  throw new Error(
    `${path} is longer than the ${LONGEST_PATH} bytes of a socket's path; use a data folder with a shorter one`,
  );
}

/**
 * Opens the door: one line of JSON in, one line out. The data folder must be this process's alone, because what an earlier one has
 * left there is taken away. Rejects when there can be no such socket (a system without them, or without short names for long paths).
 */
export async function openLocalDoor(
  folder: string,
  answer: (act: LocalAct) => Promise<LocalAnswer>,
): Promise<LocalDoor> {
  const { path, end } = await wayTo(folder);
  await rm(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    receive(socket, answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await end();
    },
  };
}

function receive(socket: Socket, answer: (act: LocalAct) => Promise<LocalAnswer>): void {
  socket.setTimeout(PATIENCE, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  firstLine(socket)
    .then(async (line) => answer(localAct.parse(JSON.parse(line))))
    .then(
      (said) => socket.end(`${JSON.stringify(said)}\n`),
      // Whoever talks nonsense has no business here.
      () => socket.destroy(),
    );
}

/** Rejects when the other side says too much, or leaves without a whole line. */
function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = 0;
    socket.on('data', (part) => {
      heard += part.length;
      if (heard > LONGEST_LINE) reject(new Error('too much was said'));
    });
    const lines = createInterface({ input: socket });
    lines.once('line', resolve);
    lines.once('close', () => reject(new Error('nothing was said')));
  });
}

/** Asks the server that runs on a data folder to do something. Throws `NobodyOpens`. */
export async function knock(folder: string, act: LocalAct): Promise<LocalAnswer> {
  const way = await wayTo(folder).catch((error: Error) => {
    throw new NobodyOpens(error.message);
  });
  const socket = connect(way.path);
  socket.setTimeout(PATIENCE, () => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    const line = firstLine(socket);
    socket.write(`${JSON.stringify(act)}\n`);
    return localAnswer.parse(JSON.parse(await line));
  } catch (error) {
    throw new NobodyOpens(error instanceof Error ? error.message : String(error));
  } finally {
    socket.destroy();
    await way.end();
  }
}
