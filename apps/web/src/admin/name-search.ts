/** The address of the page that shows people whose name begins like this, with what can be done about them. */
export function nameSearch(name: string): string {
  return `/admin/people?${new URLSearchParams({ query: name })}`;
}
