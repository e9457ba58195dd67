import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * Gives the account library a way to let somebody in whom Upcard has recognised itself: a new session, and the cookie that
 * carries it. Nothing of the library is reachable from outside, so this isn't either.
 */
export const sessionPlugin = {
  id: 'upcard-sessions',
  endpoints: {
    openSession: createAuthEndpoint(
      '/upcard/open-session',
      { method: 'POST', body: z.object({ person: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.person);
        if (user === null) throw new Error('a session was asked for somebody who is not there');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ isOpen: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
