import { z } from 'zod';
import { StartFault } from './start-fault.ts';

/** Where the server runs. Only `testing` lets tables be opened with listed cards. */
const APP_ENVS = ['production', 'development', 'testing'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const onOff = z.enum(['1', 'true', 'on', '0', 'false', 'off']).transform((word) => ['1', 'true', 'on'].includes(word));

const publicOrigin = z
  .string()
  .transform((text) => (URL.canParse(text) ? new URL(text) : null))
  .refine(
    (url) => url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`,
    'must be an origin like https://play.example, without a path',
  )
  .transform((url) => url?.origin ?? null);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  HOST: z.string().min(1).nullable().default(null),
  DATA_DIR: z.string().min(1).default('./data'),
  APP_ENV: z.enum(APP_ENVS).default('production'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  PUBLIC_ORIGIN: publicOrigin.nullable().default(null),
  TRUST_PROXY: onOff.default(false),
  UPCARD_SECRET: z.string().min(32, 'must have at least 32 characters').nullable().default(null),
  LIMIT_FACTOR: z.coerce.number().positive().max(10_000).default(1),
  WEB_DIR: z.string().min(1).nullable().default(null),
});

/** How the server runs. See docs/operations.md for what each setting does. */
export interface Config {
  /** 0: any free port. */
  readonly port: number;
  /** Null: every address of the machine. */
  readonly host: string | null;
  readonly dataDir: string;
  readonly appEnv: (typeof APP_ENVS)[number];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Under which address people come; null: whatever address the request names. */
  readonly publicOrigin: string | null;
  /** Whether the last address in `X-Forwarded-For` is believed. */
  readonly trustsProxy: boolean;
  /** Signs sessions; null: one is made and kept in the data folder. */
  readonly secret: string | null;
  /** Every rate limit is multiplied by this. */
  readonly limitFactor: number;
  /** The built web app; null: the one beside the server. */
  readonly webDir: string | null;
}

/** Reads the settings from environment variables. Empty and blank ones count as left out. Throws `StartFault` naming all that are wrong. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = environment.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new StartFault(`Wrong settings. ${faults.join('. ')}.`);
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    appEnv: data.APP_ENV,
    logLevel: data.LOG_LEVEL,
    publicOrigin: data.PUBLIC_ORIGIN,
    trustsProxy: data.TRUST_PROXY,
    secret: data.UPCARD_SECRET,
    limitFactor: data.LIMIT_FACTOR,
    webDir: data.WEB_DIR,
  };
}
