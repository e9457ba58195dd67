import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('THIRD_PARTY names the version of every production package as the lock file pins it', () => {
  const { packages } = JSON.parse(read('../package-lock.json'));
  const rows = [...read('../THIRD_PARTY.md').matchAll(/^\| (\S+) \| (\d\S*) \| \S.* \|$/gm)];
  const listed = rows.map(([, name, version]) => `${name}@${version}`);
  const pinned = new Set(
    Object.entries<{ version?: string }>(packages).map(
      ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
    ),
  );
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter((entry) => !pinned.has(entry))).toEqual([]);
  for (const needed of ['hono', 'kysely', 'better-auth', 'react', '@colyseus/core', 'pino']) {
    expect(listed.some((entry) => entry.startsWith(`${needed}@`))).toBe(true);
  }
});
