/** A name for a sentence without mark-up: whatever its direction, it stays where it stands. On a page use `<bdi>`. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
