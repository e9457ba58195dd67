import type { Person } from '@upcard/tables';
import { type Failure, type Outcome, requestJson } from './http.ts';
import { createStore, useStore } from './store.ts';

/** Who is using this browser, as far as the server has said. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface MeAnswer {
  readonly person: Person | null;
}

const session = createStore<Session>({ kind: 'loading' });

function keep(answer: Outcome<MeAnswer>): Session {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  return answer.value.person === null ? { kind: 'nobody' } : { kind: 'person', person: answer.value.person };
}

/** Asks the server who this is. Call it once at the start, and again after a failure. */
export async function loadSession(): Promise<void> {
  session.set(keep(await requestJson<MeAnswer>('/api/me')));
}

/** Comes in as a guest with a name of the server's choice; somebody already signed in stays who they are. */
export async function enterAsGuest(): Promise<Outcome<Person>> {
  const current = session.get();
  if (current.kind === 'person') return { ok: true, value: current.person };
  const answer = await requestJson<MeAnswer>('/api/guest', {});
  const next = keep(answer);
  if (next.kind === 'person') {
    session.set(next);
    return { ok: true, value: next.person };
  }
  return {
    ok: false,
    failure:
      next.kind === 'failed' ? next.failure : { code: 'server-error', text: 'No guest name was given. Try again.' },
  };
}

/** The session, as a hook. */
export function useSession(): Session {
  return useStore(session);
}
