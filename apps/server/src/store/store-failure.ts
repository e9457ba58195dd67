/**
 * Why the database could not do its work. `full`, `unwritable`, `damaged`: it can't be relied on any more and the server
 * must stop. `busy`: another program holds it. `statement`: this one statement was refused (a constraint, a mistake).
 */
export type StoreFault = 'full' | 'unwritable' | 'damaged' | 'busy' | 'statement';

/** Thrown by every operation of the database that failed; nothing of that operation was stored. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Whether the server must stop after such a failure, because nothing it would acknowledge is sure to be kept. */
export function isFatal(fault: StoreFault): boolean {
  return fault === 'full' || fault === 'unwritable' || fault === 'damaged';
}
