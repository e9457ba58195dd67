import type { MeAnswer, PersonKind } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import { type Failure, type Outcome, requestJson, whenSuspended } from './http.ts';
import { createStore, type Store, useStore } from './store.ts';

/**
 * Who is using this browser, as far as the server has said. `ended`: somebody was in, and then was logged out from elsewhere, or
 * the session ran out; `person` null when it was a suspended one. `suspended`: they may not come in; `text` says why.
 */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'person';
      readonly person: Person;
      readonly standing: PersonKind;
      readonly isAdministrator: boolean;
    }
  | { readonly kind: 'ended'; readonly person: Person | null }
  | { readonly kind: 'suspended'; readonly text: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

const session = createStore<Session>({ kind: 'loading' });

/** A change of who this is that is on its way: nobody asks meanwhile, since the answer would be of before. */
let change: Promise<unknown> | null = null;
let changes = 0;

/** Tells the other tabs of this browser that somebody came in or left. */
let tabs: BroadcastChannel | null = null;

function listenToTabs(): void {
  whenSuspended(() => void loadSession());
  if (tabs !== null || !('BroadcastChannel' in globalThis)) return;
  tabs = new BroadcastChannel('upcard.session');
  tabs.onmessage = () => void loadSession();
}

function sessionOf(answer: Outcome<MeAnswer>): Session {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  const { value } = answer;
  switch (value.kind) {
    case null:
      return { kind: 'nobody' };
    case 'suspended':
      return { kind: 'suspended', text: value.text };
    default:
      return { kind: 'person', person: value.person, standing: value.kind, isAdministrator: value.isAdministrator };
  }
}

/** What the page goes by when the server has said `next` without being asked to change anything. */
function sessionAfter(before: Session, next: Session): Session {
  switch (before.kind) {
    case 'person':
    case 'suspended':
      // A lost line says nothing about anybody.
      if (next.kind === 'failed') return before;
      if (next.kind !== 'nobody') return next;
      return { kind: 'ended', person: before.kind === 'person' ? before.person : null };
    case 'ended':
      return next.kind === 'nobody' ? before : next;
    default:
      return next;
  }
}

/** Asks the server who this is. Call it once at the start, and again after a failure or when the server knows this person no more. */
export async function loadSession(): Promise<void> {
  listenToTabs();
  while (change !== null) await change;
  const asked = changes;
  const next = sessionOf(await requestJson<MeAnswer>('/api/me'));
  if (asked !== changes) return;
  session.set(sessionAfter(session.get(), next));
}

/** Makes a request that changes who this browser is; from its answer on, everything goes by the new person. */
export async function changeSession<Answer extends MeAnswer>(
  request: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  while (change !== null) await change;
  const running = request();
  change = running;
  changes += 1;
  const answer = await running;
  change = null;
  if (answer.ok) {
    session.set(sessionOf(answer));
    tabs?.postMessage('changed');
  }
  return answer;
}

/** Comes in as a guest with a name of the server's choice; somebody already signed in stays who they are. */
export async function enterAsGuest(): Promise<Outcome<Person>> {
  while (change !== null) await change;
  const current = session.get();
  if (current.kind === 'person') return { ok: true, value: current.person };
  const answer = await changeSession(() => requestJson<MeAnswer>('/api/guest', {}));
  if (!answer.ok) return answer;
  const { person } = answer.value;
  if (person !== null) return { ok: true, value: person };
  return { ok: false, failure: { code: 'server-error', text: 'No guest name was given. Try again.' } };
}

/** Logs out in this browser. The seats of an account are kept; a guest's name is gone for good. */
export function signOut(): Promise<Outcome<MeAnswer>> {
  return changeSession(() => requestJson<MeAnswer>('/api/sign-out', {}));
}

/** The person has a new picture: shows it at once. */
export function showPerson(person: Person): void {
  const current = session.get();
  if (current.kind === 'person') session.set({ ...current, person });
}

/** The session, outside React: as it is now, and whenever it changes. */
export const sessionFeed: Pick<Store<Session>, 'get' | 'subscribe'> = session;

/** The session, as a hook. */
export function useSession(): Session {
  return useStore(session);
}
