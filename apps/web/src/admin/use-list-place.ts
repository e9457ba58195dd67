import { useSearchParams } from 'wouter';

/** Where in a list somebody is. It stands in the address, so that going back and reloading lead to the same place. */
export interface ListPlace {
  /** From 0. */
  readonly page: number;
  /** What is searched for; empty for everything. */
  readonly query: string;
  readonly turnTo: (page: number) => void;
  /** Begins at the first page of what is found. */
  readonly search: (query: string) => void;
}

function pageIn(written: string | null): number {
  const page = Number(written ?? '1') - 1;
  return Number.isSafeInteger(page) && page >= 0 ? page : 0;
}

function address(query: string, page: number): Record<string, string> {
  return { ...(query === '' ? {} : { query }), ...(page === 0 ? {} : { page: `${page + 1}` }) };
}

/** The place in the list of this page, as a hook. */
export function useListPlace(): ListPlace {
  const [params, setParams] = useSearchParams();
  const query = params.get('query') ?? '';
  return {
    page: pageIn(params.get('page')),
    query,
    turnTo: (page) => {
      setParams(address(query, page));
      globalThis.scrollTo(0, 0);
    },
    // Not a step back for every letter that was typed.
    search: (sought) => setParams(address(sought, 0), { replace: true }),
  };
}
