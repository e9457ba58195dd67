import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './testkit/test-server.ts';

/** Runs the server as a process of its own. */
function run(settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: { ...settings } });
  let errors = '';
  child.stderr.on('data', (part) => {
    errors += String(part);
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, errors })),
  );
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', (part) => {
      if (String(part).includes('Upcard is ready at http://localhost:')) resolve();
    }),
  );
  return { child, ended, ready };
}

test('a wrong setting is one line on standard error and exit code 1', async () => {
  const { ended } = run({ PORT: 'x' });
  const { code, errors } = await ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^Upcard: Wrong settings. PORT: [^\n]*\n$/);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends a running server with exit code 0', async (signal) => {
  const { folder, remove } = await temporaryFolder();
  const { child, ended, ready } = run({ PORT: '0', DATA_DIR: folder });
  await ready;
  child.kill(signal);
  expect(await ended).toEqual({ code: 0, errors: '' });
  await remove();
});
