import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@upcard/server';
import { type Browser, chromium } from 'playwright-core';
import { type HouseClock, houseClock } from './house-clock.ts';

/** The real server with the built pages, on its own port and data, and a browser to visit it with. */
export interface House {
  readonly url: string;
  /** Where its data is. */
  readonly folder: string;
  readonly clock: HouseClock;
  readonly browser: Browser;
  /** Stops the server in good order and starts it again on the same port and data. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** So many times as much as usual may be done before there is a wait: stories are about other things than that. */
const GENEROUS = 1_000;

/** Opens everything that a story needs. Limits are `limitFactor` times as wide as usual. Where the browser is can be said by CHROMIUM. */
export async function openHouse(limitFactor = GENEROUS): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'upcard-story-'));
  const clock = houseClock();
  const settings = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    APP_ENV: 'testing',
    LIMIT_FACTOR: String(limitFactor),
    LOG_LEVEL: 'silent',
  };
  const start = (port: number) => startServer({ ...readConfig(settings), port }, { clock });
  let server = await start(0);
  const { port } = server;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: CHROMIUM_SWITCHES,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    clock,
    browser,
    restart: async () => {
      await server.stop();
      server = await start(port);
    },
    close: async () => {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
