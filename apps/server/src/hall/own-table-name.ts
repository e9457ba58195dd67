import type { Person } from '@upcard/tables';

/** What a table is called that its opener has given no name. */
export function ownTableName({ name }: Pick<Person, 'name'>): string {
  return `${name}’s table`;
}
