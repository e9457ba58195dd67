import type { Person } from '@upcard/tables';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { House } from './house.ts';

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Every frame that came over a socket so far. */
  readonly frames: () => readonly Buffer[];
  /** What went wrong in the page: errors of scripts and everything logged as an error. */
  readonly faults: () => readonly string[];
  /** The name that the server gave, once they are in. */
  readonly name: () => Promise<string>;
}

/** How long anything on screen may take to come, in milliseconds; far more than it takes on an idle machine. */
const PATIENCE = 30_000;

function follow(page: Page, frames: Buffer[], faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(Buffer.from(payload)));
  });
}

/** Whether any frame that came has this card, as a text of its length in the packed form that frames have: ids have all letters too. */
export function wasSent({ frames }: Visitor, card: string): boolean {
  const packed = Buffer.from([0xa0 | card.length, ...Buffer.from(card)]);
  return frames().some((frame) => frame.includes(packed));
}

/** Lets a story stop the time that a page reads, with the clock of the house, so that what it shows stays as it is. */
function makeTimeStoppable(): void {
  const real = performance.now.bind(performance);
  let stoppedAt: number | null = null;
  let lost = 0;
  performance.now = () => (stoppedAt ?? real()) - lost;
  Object.assign(globalThis, {
    stopTime: () => {
      stoppedAt ??= real();
    },
    goOnTime: () => {
      lost += real() - (stoppedAt ?? real());
      stoppedAt = null;
    },
  });
}

/** Somebody new comes to the address of the house. The page is as it was left by `options`, desktop size without them. */
export async function visit(house: House, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await house.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  const frames: Buffer[] = [];
  const faults: string[] = [];
  context.on('page', (page) => follow(page, frames, faults));
  await context.addInitScript(makeTimeStoppable);
  const page = await context.newPage();
  await page.goto(house.url);
  return {
    page,
    context,
    frames: () => frames,
    faults: () => faults,
    name: async () => {
      const answer = await context.request.get(`${house.url}/api/me`);
      const { person }: { person: Person | null } = await answer.json();
      return person?.name ?? 'nobody';
    },
  };
}
