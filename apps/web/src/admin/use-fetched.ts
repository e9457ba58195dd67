import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, requestJson } from '../net/http.ts';
import { loadSession } from '../net/session.ts';

/** What was asked of the server: on its way, there, or why it did not come. `isBehind`: something else has been asked for since. */
export type Fetched<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'known'; readonly value: Value; readonly isBehind: boolean };

type Answer<Value> = { readonly path: string; readonly fetched: Fetched<Value> };

/** Codes that say that this person is not, or no more, what the page takes them for. */
const STRANGE: readonly string[] = ['unauthenticated', 'forbidden', 'suspended'];

/** Asks again who this is when a refusal may mean that they are no administrator any more; the page then goes by that. */
export function heedRefusal({ code }: Failure): void {
  if (STRANGE.includes(code)) void loadSession();
}

/** Asks for this path and, whenever it changes, for the new one, showing the old answer until then. `reload` asks again. */
export function useFetched<Value>(path: string): { readonly fetched: Fetched<Value>; readonly reload: () => void } {
  const [answer, setAnswer] = useState<Answer<Value>>({ path, fetched: { kind: 'loading' } });
  const newest = useRef(0);
  const reload = useCallback(async (): Promise<void> => {
    newest.current += 1;
    const asked = newest.current;
    const outcome = await requestJson<Value>(path);
    // An answer that was overtaken by another question.
    if (asked !== newest.current) return;
    if (!outcome.ok) heedRefusal(outcome.failure);
    setAnswer({
      path,
      fetched: outcome.ok
        ? { kind: 'known', value: outcome.value, isBehind: false }
        : { kind: 'failed', failure: outcome.failure },
    });
  }, [path]);
  useEffect(() => {
    void reload();
    return () => {
      newest.current += 1;
    };
  }, [reload]);
  const { fetched } = answer;
  const isBehind = answer.path !== path;
  return {
    fetched: fetched.kind === 'known' ? { ...fetched, isBehind } : isBehind ? { kind: 'loading' } : fetched,
    reload: () => void reload(),
  };
}
