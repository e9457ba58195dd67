import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(import.meta.resolve('@upcard/server/main'));

const COMPILED = join(tmpdir(), 'upcard-torture-compiled');

/** What a starting server prints when it answers. */
const READY = /^Upcard is ready at http:\/\/localhost:(\d+)$/;

/** One server process from its start to its end. */
interface Life {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  /** Its address once it answers; null when it ended before. */
  readonly ready: Promise<string | null>;
}

/** Starts, kills and stops one server after another over the same data folder. */
export class ServerKeeper {
  /** What servers have printed beyond what a healthy one prints. */
  readonly complaints: string[] = [];
  readonly #dataDir: string;
  #life: Life | null = null;
  #lives = 0;
  #up = Promise.withResolvers<string>();
  #isUp = false;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** How many servers have been started so far. */
  get lives(): number {
    return this.#lives;
  }

  /** The address of the present server, or of the next one when there is none. */
  whenUp(): Promise<string> {
    return this.#up.promise;
  }

  /** Starts the next server. Resolves with whether it answers: false when it ended before it did. */
  async start(): Promise<boolean> {
    const life = this.#spawn();
    this.#life = life;
    this.#lives += 1;
    void life.exited.then((code) => {
      if (this.#life === life) this.complaints.push(`the server ended by itself with ${code}`);
    });
    const origin = await life.ready;
    if (origin === null || this.#life !== life) return false;
    this.#isUp = true;
    this.#up.resolve(origin);
    return true;
  }

  /** Ends the present server at once, without a chance to say or save anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks the present server to stop and returns its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const life = this.#life;
    if (life === null) return null;
    this.#life = null;
    if (this.#isUp) this.#up = Promise.withResolvers<string>();
    this.#isUp = false;
    life.child.kill(signal);
    return life.exited;
  }

  #spawn(): Life {
    const child = spawn(process.execPath, [SERVER], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        LOG_LEVEL: 'warn',
        // Most of a start is reading the same code again.
        NODE_COMPILE_CACHE: COMPILED,
        // Everybody comes from one address and plays as fast as it goes.
        LIMIT_FACTOR: '1000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const ready = Promise.withResolvers<string | null>();
    void exited.then(() => ready.resolve(null));
    createInterface(child.stdout).on('line', (line) => {
      const port = READY.exec(line)?.[1];
      if (port === undefined) this.complaints.push(line);
      else ready.resolve(`http://127.0.0.1:${port}`);
    });
    createInterface(child.stderr).on('line', (line) => this.complaints.push(line));
    return { child, exited, ready: ready.promise };
  }
}
