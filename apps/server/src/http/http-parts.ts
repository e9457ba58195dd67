import type { HttpBindings } from '@hono/node-server';
import type { Clock } from '@upcard/host';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Accounts } from '../auth/accounts.ts';
import type { Ownership } from '../auth/ownership.ts';
import type { Recognised, Visitor } from '../auth/visitor.ts';
import type { Chat } from '../chat/chat.ts';
import type { Hall } from '../hall/hall.ts';
import type { Limits } from '../limits/limits.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Passcodes } from '../store/passcodes.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { WebApp } from './web-app.ts';

/** What the HTTP routes work with. */
export interface HttpParts {
  readonly accounts: Accounts;
  readonly chat: Chat;
  readonly clock: Clock;
  readonly db: Kysely<DatabaseSchema>;
  readonly hall: Hall;
  readonly isReady: () => Promise<boolean>;
  readonly isSecure: boolean;
  /** Whether tables may be opened with listed cards. */
  readonly isTesting: boolean;
  readonly limits: Limits;
  readonly lobby: Lobby;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly ownership: Ownership;
  readonly passcodes: Passcodes;
  readonly publicOrigin: string | null;
  readonly trustsProxy: boolean;
  readonly webApp: WebApp;
}

/** What routes find in their context. */
export interface HttpEnv {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    readonly address: string;
    /** Who asks; looked up once. */
    readonly recognise: () => Promise<Recognised>;
    /** The same, for those to whom suspended people are nobody. */
    readonly visitorOf: () => Promise<Visitor | null>;
  };
}
