import type { Page, WebSocketRoute } from 'playwright-core';

/** What the server says to a page, under the story's control. */
export interface HeldLine {
  /** From now on nothing more arrives. */
  readonly hold: () => void;
  /** Everything held arrives, and what follows as well. */
  readonly release: () => void;
  /** Ends the page's connections from outside, as a broken cable does. */
  readonly cut: () => Promise<void>;
}

type Frame = string | Buffer;

/** Browsers refuse what is no list of protocols, and the rooms' client counts on that; a routed socket takes it without a word. */
function refuseOddProtocols(): void {
  const Routed = globalThis.WebSocket;
  globalThis.WebSocket = class extends Routed {
    constructor(url: string | URL, protocols?: string | string[]) {
      if (typeof protocols === 'object' && !Array.isArray(protocols)) throw new SyntaxError('no list of protocols');
      super(url, protocols);
    }
  };
}

/** Stands between a page and the server from its next connection on. `change` rewrites each frame on its way to the page. */
export async function holdLine(page: Page, change: (frame: Frame) => Frame = (frame) => frame): Promise<HeldLine> {
  const open = new Map<WebSocketRoute, WebSocketRoute>();
  const held: (() => void)[] = [];
  let isHeld = false;
  await page.routeWebSocket(/.*/, (route) => {
    const server = route.connectToServer();
    open.set(route, server);
    server.onMessage((frame) => {
      const pass = (): void => route.send(change(frame));
      if (isHeld) held.push(pass);
      else pass();
    });
    route.onClose(() => {
      open.delete(route);
      void server.close();
    });
  });
  await page.evaluate(refuseOddProtocols);
  await page.addInitScript(refuseOddProtocols);
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const pass of held.splice(0)) pass();
    },
    cut: async () => {
      const ends = [...open].flat();
      open.clear();
      await Promise.all(ends.map((end) => end.close({ code: 4_010 })));
    },
  };
}
