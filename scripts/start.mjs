// npm start: builds the pages when they are missing or older than what they are made from, then runs the server in this
// process. scripts/setup.mjs has run before and brought the Node that runs this.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The newest change to any file under these folders, in milliseconds. */
function newestIn(folders) {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
  return Math.max(0, ...files.map(modified));
}

function buildPages() {
  console.log('Building the pages, which takes a few seconds the first time.');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' });
  if (status === 0) return;
  if (!existsSync(join(web, 'dist/index.html'))) {
    console.error('The pages could not be built.');
    process.exit(status ?? 1);
  }
  console.error('The pages could not be built anew: those of the last build are served.');
}

const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
const sources = Math.max(
  newestIn([join(web, 'src'), join(web, 'public'), ...packages]),
  ...['index.html', 'vite.config.ts', 'package.json'].map((name) => modified(join(web, name))),
  modified(join(root, 'package-lock.json')),
);
if (modified(join(web, 'dist/index.html')) < sources) buildPages();
await import(pathToFileURL(join(root, 'apps/server/src/main.ts')).href);
