/** What is asked over HTTP: a path, and as whom (a cookie, or null for nobody). */
export interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly cookie: string | null;
  readonly body?: object;
}

/** An answer that arrived. `cookie` is the session that it sets; null when it sets none. */
export interface Reply<Said> {
  readonly status: number;
  readonly said: Said;
  readonly cookie: string | null;
}

function headersOf({ cookie, body }: Asked): Record<string, string> {
  const own = cookie === null ? {} : { cookie };
  return body === undefined ? own : { ...own, 'content-type': 'application/json' };
}

/** Asks a server. Rejects when no whole answer arrives: then nobody knows whether it was done. */
export async function ask<Said>(origin: string, asked: Asked): Promise<Reply<Said>> {
  const { method = 'POST', path, body } = asked;
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${origin}${path}`, { method, headers: headersOf(asked), ...content });
  const said: Said = await response.json();
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { status: response.status, said, cookie: cookie.endsWith('=') || cookie === '' ? null : cookie };
}
