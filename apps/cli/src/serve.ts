import { runServer } from '@upcard/server';

/** Flags of `upcard serve`; what is left out comes from the environment. */
export interface ServeFlags {
  readonly port: string | undefined;
  readonly host: string | undefined;
  readonly data: string | undefined;
}

/** `upcard serve`: runs the server as this process, which it ends. Flags stand for their environment variables. */
export async function serve({ port, host, data }: ServeFlags): Promise<number> {
  const flags = { PORT: port, HOST: host, DATA_DIR: data };
  for (const [name, value] of Object.entries(flags)) if (value !== undefined) process.env[name] = value;
  await runServer();
  return 0;
}
