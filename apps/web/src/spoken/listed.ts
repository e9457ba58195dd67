/** Joins a list as people read it out: `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'nothing';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
