/** Why a request failed: the server's refusal code with its sentence, or `offline` when there was no answer at all. */
export interface Failure {
  readonly code: string;
  readonly text: string;
  /** Milliseconds after which a second try makes sense, where the server said so. */
  readonly retryAfter?: number;
}

/** The body of an answer, or why there is none. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** How a request with a body is made. */
type Method = 'POST' | 'PATCH' | 'DELETE';

const OFFLINE: Failure = { code: 'offline', text: 'Upcard cannot be reached. Check your connection and try again.' };

async function failureOf(response: Response): Promise<Failure> {
  const unexplained = { code: 'server-error', text: `The server could not answer (${response.status}). Try again.` };
  try {
    const body: { code?: unknown; text?: unknown; retryAfter?: unknown } = await response.json();
    const { code, text, retryAfter } = body;
    if (typeof code !== 'string' || typeof text !== 'string') return unexplained;
    return typeof retryAfter === 'number' ? { code, text, retryAfter } : { code, text };
  } catch {
    return unexplained;
  }
}

let suspended = (): void => undefined;

/** Calls back whenever a request is refused because somebody is suspended: the session is to be asked for again. */
export function whenSuspended(listener: () => void): void {
  suspended = listener;
}

/** Asks the server for JSON of the same origin; with a `body` the request is a POST, or what `method` says. Never throws. */
export async function requestJson<Value>(
  path: string,
  body?: Readonly<Record<string, unknown>>,
  method: Method = 'POST',
): Promise<Outcome<Value>> {
  try {
    const response = await fetch(
      path,
      body === undefined
        ? { headers: { accept: 'application/json' } }
        : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (!response.ok) {
      const failure = await failureOf(response);
      if (failure.code === 'suspended') suspended();
      return { ok: false, failure };
    }
    const value: Value = await response.json();
    return { ok: true, value };
  } catch {
    return { ok: false, failure: OFFLINE };
  }
}
