/** Whether what goes to standard output may be coloured: to a terminal that knows colours, and nobody said no (NO_COLOR). */
export function isColoured(): boolean {
  const { NO_COLOR: refusal = '', TERM: terminal } = process.env;
  return process.stdout.isTTY === true && refusal === '' && terminal !== 'dumb';
}

const channels = (colour: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(';');

/** Text on a ground, as 24-bit colour codes of a terminal. Colours are `#rrggbb`. */
export function painted(text: string, { ground, ink }: { readonly ground: string; readonly ink: string }): string {
  return `\u001b[48;2;${channels(ground)};38;2;${channels(ink)}m${text}\u001b[0m`;
}

/** Text in bold type. */
export function strong(text: string): string {
  return `\u001b[1m${text}\u001b[0m`;
}
