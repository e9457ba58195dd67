#!/usr/bin/env node
// Starts the command on the Node that npm installed beside it, whatever Node was asked. Plain JavaScript for old ones.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const packaged = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

// Reading the sources takes most of a short command's time: what was read once is kept beside the packages. Where it can't be, no harm.
const kept = fileURLToPath(new URL('../../../node_modules/.cache/upcard', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 26) {
  module.enableCompileCache(kept);
  await import(new URL('../src/main.ts', import.meta.url).href);
} else if (existsSync(packaged)) {
  const child = spawn(packaged, [main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: kept },
  });
  // Whoever stops this process means the one that does the work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
} else {
  console.error('upcard needs Node 26: run npm install in its folder first.');
  process.exit(1);
}
