/** Thrown when something is said or done by somebody who is somebody else by now, or about to be: come back as who you are. */
export class PersonGone extends Error {
  override readonly name = 'PersonGone';
}
