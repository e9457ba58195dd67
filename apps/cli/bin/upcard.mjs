#!/usr/bin/env node
// Starts the command on the Node that npm installed beside it, whatever Node was asked. Plain JavaScript for old ones.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 26) {
  await import(new URL('../src/main.ts', import.meta.url).href);
} else {
  const packaged = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
  if (!existsSync(packaged)) {
    console.error('upcard needs Node 26: run npm install in its folder first.');
    process.exit(1);
  }
  const { status } = spawnSync(packaged, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
