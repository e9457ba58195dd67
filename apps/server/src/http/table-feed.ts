import type { OpenAPIHono } from '@hono/zod-openapi';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { refuse } from './refuse.ts';

/** A line that means nothing, so that proxies keep quiet streams open. In milliseconds. */
const SIGN_OF_LIFE_EVERY = 25_000;

/** Messages that may wait for somebody who doesn't read them. */
const MOST_WAITING = 100;

/** Streams that one address may have open. */
const MOST_STREAMS = 100;
/** When somebody with too many may try again, in milliseconds. */
const RETRY_AFTER = 60_000;

/** All streams of the lobby. */
export interface TableFeeds {
  /** Ends every stream; browsers come back by themselves. */
  readonly end: () => void;
}

/** The lobby as server-sent events: `tables` with the whole list, then `changes`. */
export function addTableFeed(app: OpenAPIHono<HttpEnv>, parts: HttpParts): TableFeeds {
  const endings = new Set<() => void>();
  const streams = new Map<string, number>();
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/tables/events',
    summary: 'Follow all open tables',
    description:
      'First an event `tables` with the whole list, then events `changes` with `{ changed, gone }`: lines that are new or different, and ids that are no more.',
    responses: {
      200: { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    },
  });
  app.get('/api/tables/events', (context) => {
    // Nobody would ever read the stream.
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'content-type': 'text/event-stream' });
    const address = context.get('address');
    const open = streams.get(address) ?? 0;
    if (open >= MOST_STREAMS) return refuse(context, 'rate-limited', RETRY_AFTER);
    streams.set(address, open + 1);
    // Proxies must pass every event on at once.
    context.header('x-accel-buffering', 'no');
    return streamSSE(context, async (stream) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      endings.add(resolve);
      stream.onAbort(resolve);
      const stop = tell(stream, parts, () => {
        // What waits for somebody who doesn't read goes with their connection.
        context.env.outgoing.destroy();
        resolve();
      });
      await promise;
      stop();
      endings.delete(resolve);
      const left = (streams.get(address) ?? 1) - 1;
      if (left > 0) streams.set(address, left);
      else streams.delete(address);
    });
  });
  return {
    end: () => {
      for (const end of endings) end();
    },
  };
}

function tell(stream: SSEStreamingApi, { clock, lobby }: HttpParts, giveUp: () => void): () => void {
  let waiting = 0;
  const write = (work: Promise<unknown>): void => {
    waiting += 1;
    if (waiting > MOST_WAITING) giveUp();
    work.then(() => {
      waiting -= 1;
    }, giveUp);
  };
  // The list and the changes after it must fit: nothing may be awaited between them.
  write(stream.writeSSE({ event: 'tables', data: lobby.text() }));
  const unfollow = lobby.follow((data) => write(stream.writeSSE({ event: 'changes', data })));
  let cancel: () => void;
  const keepAlive = (): void => {
    cancel = clock.alarm(clock.now() + SIGN_OF_LIFE_EVERY, () => {
      write(stream.write(': still here\n\n'));
      keepAlive();
    });
  };
  keepAlive();
  return () => {
    unfollow();
    cancel();
  };
}
