/** Thrown by a command for words or flags that make no sense; the message says which. The program answers with help and 2. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault';
}
