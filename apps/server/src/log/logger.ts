import { type DestinationStream, type Logger, pino } from 'pino';

/** Paths that are never written, should one ever be handed to the log. */
const SECRETS = ['cookie', 'passcode', 'secret', 'token', 'cards', 'shoe', 'state', 'events', 'headers'];

/** A structured log: one JSON object a line, to standard output unless told otherwise. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
