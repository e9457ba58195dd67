/** What a request says about where it comes from. */
export interface RequestOrigin {
  /** The `Origin` header; null when there is none: no browser sends a foreign request that could change something without it. */
  readonly origin: string | null;
  /** The `Sec-Fetch-Site` header. */
  readonly site: string | null;
  /** The `Host` header. */
  readonly host: string | null;
}

/** Reads what decides about the origin of a request. */
export function requestOrigin(headers: Headers): RequestOrigin {
  return { origin: headers.get('origin'), site: headers.get('sec-fetch-site'), host: headers.get('host') };
}

/**
 * Whether a request comes from Upcard's own pages (or from no page at all). With a public origin configured nothing else
 * is accepted, otherwise the address under which the request itself came.
 */
export function isOwnOrigin({ origin, site, host }: RequestOrigin, publicOrigin: string | null): boolean {
  if (origin === null) return site === null || site === 'same-origin' || site === 'none';
  if (publicOrigin !== null) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
