// Runs before every script that may come first on a fresh clone. Plain JavaScript: the machine's own Node, whatever
// its age, runs it; it installs the pinned packages, among them the Node that runs everything else.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Calls npm through the machine's own node, because `npm ci` removes ours while it works. */
function npm(...args) {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  const { status } = spawnSync(node, [cli, ...args, '--loglevel=error'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!process.env.npm_execpath) {
  console.error('Run this through npm, for example: npm start');
  process.exit(1);
}
if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) npm('ci', '--include=optional');
// npm 10 drops the link to the packaged Node after an install, because every platform's package claims its name.
if (!existsSync('node_modules/.bin/node')) npm('rebuild', '--ignore-scripts');
if (!existsSync('node_modules/.bin/node') && Number(process.versions.node.split('.')[0]) < 26) {
  console.error(
    `Upcard runs on Node 26, which npm installs for Linux, macOS and Windows on x64 and arm64. There is none for ${process.platform}-${process.arch}: install Node 26 and run this again.`,
  );
  process.exit(1);
}
