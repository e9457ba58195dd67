/** Why the server can't start or go on, in one line for the person who runs it. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
