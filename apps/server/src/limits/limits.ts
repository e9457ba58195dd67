import { type GrowingWait, growingWait, scaledWait, type WaitRule } from './growing-wait.ts';
import { type JoinRequests, joinRequests } from './join-requests.ts';
import { type PasscodeTries, passcodeTries } from './passcode-tries.ts';
import { slidingWindow } from './sliding-window.ts';
import { type Allowance, type Limiter, limiter } from './token-bucket.ts';

/** What anybody may do how often. Times in milliseconds. */
const GUESTS_PER_ADDRESS: Allowance = { burst: 30, every: 60_000 };
const SIGN_UPS_PER_ADDRESS: Allowance = { burst: 10, every: 120_000 };
const LOGINS_PER_ADDRESS: Allowance = { burst: 20, every: 10_000 };
const ACCOUNT_REQUESTS: Allowance = { burst: 30, every: 2_000 };
const PICTURES_PER_PERSON: Allowance = { burst: 6, every: 10_000 };
const PROFILES_PER_ADDRESS: Allowance = { burst: 60, every: 500 };
const LEADERBOARDS_PER_ADDRESS: Allowance = { burst: 60, every: 500 };
const TABLES_PER_PERSON: Allowance = { burst: 6, every: 60_000 };
const TABLES_PER_ADDRESS: Allowance = { burst: 30, every: 20_000 };
const JOINS_PER_ADDRESS: Allowance = { burst: 120, every: 500 };
const REQUESTS_PER_ADDRESS: Allowance = { burst: 300, every: 50 };
const COMMANDS: Allowance = { burst: 20, every: 100 };
const FRAMES: Allowance = { burst: 100, every: 20 };
const REPORTS_PER_PERSON: Allowance = { burst: 5, every: 120_000 };
const REPORTS_PER_ADDRESS: Allowance = { burst: 20, every: 30_000 };
const SILENCINGS_PER_PERSON: Allowance = { burst: 20, every: 1_000 };
const ADMINISTRATION: Allowance = { burst: 60, every: 500 };
const LOOKS_OF_ADMINISTRATOR: Allowance = { burst: 120, every: 250 };
/** A conversation needs bursts; so many in any ten seconds are enough for one. */
const LINES_PER_PERSON = { most: 5, span: 10_000 };

/** Guesses at a password or recovery code, for one name or person. */
const SECRET_TRIES: WaitRule = { free: 5, first: 5_000, most: 300_000, forgottenAfter: 3_600_000 };

/** Sockets that one address may have open: every table of a big house behind one address. */
const SOCKETS_PER_ADDRESS = 1_000;

/** Every limit of the server that is shared between connections, and the one that each connection has for itself. */
export interface Limits {
  readonly guests: Limiter;
  readonly signUps: Limiter;
  /** Log-ins and recoveries of one address. */
  readonly logins: Limiter;
  /** Guesses at the password or a recovery code that belongs to one name. */
  readonly loginTries: GrowingWait;
  /** Guesses at the own password of somebody who is in. */
  readonly passwordTries: GrowingWait;
  /** What one person asks about their account. */
  readonly ownAccount: Limiter;
  /** Pictures that one person chooses: every table of theirs writes each down. */
  readonly pictures: Limiter;
  readonly profiles: Limiter;
  /** Pages of the leaderboard that one address asks for. */
  readonly leaderboards: Limiter;
  readonly tablesOfPerson: Limiter;
  readonly tablesOfAddress: Limiter;
  readonly joins: Limiter;
  readonly passcodeTries: PasscodeTries;
  readonly joinRequests: JoinRequests;
  readonly requests: Limiter;
  /** Commands of one person, over all connections of theirs. */
  readonly commandsOfPerson: Limiter;
  /** Lines of chat of one person, over all rooms. */
  readonly linesOfPerson: Limiter;
  readonly reportsOfPerson: Limiter;
  readonly reportsOfAddress: Limiter;
  readonly silencingsOfPerson: Limiter;
  /** Everything that one administrator does. */
  readonly administration: Limiter;
  /** Everything that one administrator looks up. */
  readonly administratorLooks: Limiter;
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
    signUps: open(SIGN_UPS_PER_ADDRESS),
    logins: open(LOGINS_PER_ADDRESS),
    loginTries: growingWait(scaledWait(SECRET_TRIES, factor), now),
    passwordTries: growingWait(scaledWait(SECRET_TRIES, factor), now),
    ownAccount: open(ACCOUNT_REQUESTS),
    pictures: open(PICTURES_PER_PERSON),
    profiles: open(PROFILES_PER_ADDRESS),
    leaderboards: open(LEADERBOARDS_PER_ADDRESS),
    tablesOfPerson: open(TABLES_PER_PERSON),
    tablesOfAddress: open(TABLES_PER_ADDRESS),
    joins: open(JOINS_PER_ADDRESS),
    passcodeTries: passcodeTries(now, factor),
    joinRequests: joinRequests(now, factor),
    requests: open(REQUESTS_PER_ADDRESS),
    commandsOfPerson: open(COMMANDS),
    linesOfPerson: slidingWindow({ ...LINES_PER_PERSON, most: Math.ceil(LINES_PER_PERSON.most * factor) }, now),
    reportsOfPerson: open(REPORTS_PER_PERSON),
    reportsOfAddress: open(REPORTS_PER_ADDRESS),
    silencingsOfPerson: open(SILENCINGS_PER_PERSON),
    administration: open(ADMINISTRATION),
    administratorLooks: open(LOOKS_OF_ADMINISTRATOR),
    socketsOfAddress: Math.max(1, SOCKETS_PER_ADDRESS * factor),
    frames: scaled(FRAMES),
  };
}
