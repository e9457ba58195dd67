import type { AccountAnswer } from '@upcard/protocol';
import { useCallback, useEffect, useState } from 'react';
import { type Failure, requestJson } from '../net/http.ts';
import { loadSession } from '../net/session.ts';

/** One's own account, as far as the server has said. */
export type OwnAccount =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'known'; readonly account: AccountAnswer };

/** The own account; `change` shows what a request has changed, `reload` asks again. */
export function useAccount(): {
  readonly own: OwnAccount;
  readonly change: (change: Partial<AccountAnswer>) => void;
  readonly reload: () => void;
} {
  const [own, setOwn] = useState<OwnAccount>({ kind: 'loading' });
  const reload = useCallback(() => {
    void requestJson<AccountAnswer>('/api/account').then((answer) => {
      setOwn(answer.ok ? { kind: 'known', account: answer.value } : { kind: 'failed', failure: answer.failure });
      // Logged out from elsewhere: the page says that instead.
      if (!answer.ok && answer.failure.code === 'unauthenticated') void loadSession();
    });
  }, []);
  useEffect(reload, [reload]);
  const change = (changed: Partial<AccountAnswer>): void =>
    setOwn((before) =>
      before.kind === 'known' ? { kind: 'known', account: { ...before.account, ...changed } } : before,
    );
  return { own, change, reload };
}
