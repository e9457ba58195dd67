/** Pages that ask who somebody is; coming back to one of them would lead in a circle. */
const ACCESS_PAGES: readonly string[] = ['/login', '/register', '/recover'];

/** A place in this app: its own path, and nothing that a browser would read as another address. */
function isPlace(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !path.includes('\\') && !ACCESS_PAGES.includes(path.split(/[?#]/)[0] ?? '');
}

/** Where somebody goes after logging in or registering: where they came from, as the query of the page says, else the tables. */
export function wayBack(search: string): string {
  const from = new URLSearchParams(search).get('from');
  return from !== null && isPlace(from) ? from : '/tables';
}

/** The address of a page that asks who somebody is, which leads back to `place` afterwards. `place` may be such a page itself. */
export function wayTo(page: '/login' | '/register' | '/recover', place: string, search: string): string {
  const from = isPlace(place) ? `${place}${search === '' ? '' : `?${search.replace(/^\?/, '')}`}` : wayBack(search);
  return from === '/tables' || from === '/' ? page : `${page}?from=${encodeURIComponent(from)}`;
}
