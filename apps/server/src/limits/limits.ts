import { type Allowance, type Limiter, limiter } from './token-bucket.ts';

/** What anybody may do how often. Times in milliseconds. */
const GUESTS_PER_ADDRESS: Allowance = { burst: 30, every: 60_000 };
const TABLES_PER_PERSON: Allowance = { burst: 6, every: 60_000 };
const TABLES_PER_ADDRESS: Allowance = { burst: 30, every: 20_000 };
const JOINS_PER_ADDRESS: Allowance = { burst: 120, every: 500 };
const REQUESTS_PER_ADDRESS: Allowance = { burst: 300, every: 50 };
const COMMANDS: Allowance = { burst: 20, every: 100 };
const FRAMES: Allowance = { burst: 100, every: 20 };

/** Sockets that one address may have open: every table of a big house behind one address. */
const SOCKETS_PER_ADDRESS = 1_000;

/** Every limit of the server that is shared between connections, and the one that each connection has for itself. */
export interface Limits {
  readonly guests: Limiter;
  readonly tablesOfPerson: Limiter;
  readonly tablesOfAddress: Limiter;
  readonly joins: Limiter;
  readonly requests: Limiter;
  /** Commands of one person, over all connections of theirs. */
  readonly commandsOfPerson: Limiter;
  /** Sockets that one address may have open at a time. */
  readonly socketsOfAddress: number;
  /** Frames of one connection; one more ends it. */
  readonly frames: Allowance;
}

/** The limits, each `factor` times as generous as usual. `now` in milliseconds. */
export function openLimits(factor: number, now: () => number): Limits {
  const scaled = ({ burst, every }: Allowance): Allowance => ({
    burst: Math.max(1, burst * factor),
    every: every / factor,
  });
  const open = (allowance: Allowance): Limiter => limiter(scaled(allowance), now);
  return {
    guests: open(GUESTS_PER_ADDRESS),
    tablesOfPerson: open(TABLES_PER_PERSON),
    tablesOfAddress: open(TABLES_PER_ADDRESS),
    joins: open(JOINS_PER_ADDRESS),
    requests: open(REQUESTS_PER_ADDRESS),
    commandsOfPerson: open(COMMANDS),
    socketsOfAddress: Math.max(1, SOCKETS_PER_ADDRESS * factor),
    frames: scaled(FRAMES),
  };
}
