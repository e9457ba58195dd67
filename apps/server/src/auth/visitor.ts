import type { Person } from '@upcard/tables';

/** What somebody is to the house: a guest is known by a session alone, an account by its name and password too. */
export type VisitorKind = 'guest' | 'account';

/** Who asks: recognised by the session of a request, or once for a socket when it is opened. Suspended people are nobody. */
export interface Visitor {
  readonly person: Person;
  readonly kind: VisitorKind;
  readonly isAdministrator: boolean;
}
