import type { Suspension } from '@upcard/protocol';
import type { Person } from '@upcard/tables';

/** What somebody is to the house: a guest is known by a session alone, an account by its name and password too. */
export type VisitorKind = 'guest' | 'account';

/** Who asks: recognised by the session of a request, or once for a socket when it is opened. Suspended people are nobody. */
export interface Visitor {
  readonly person: Person;
  readonly kind: VisitorKind;
  readonly isAdministrator: boolean;
}

/** What the session of a request tells. Only whoever holds a session of a suspended person's is told of the suspension. */
export type Recognised =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'suspended'; readonly suspension: Suspension }
  | { readonly kind: 'visitor'; readonly visitor: Visitor };
