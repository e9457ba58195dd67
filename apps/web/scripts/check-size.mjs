import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What JavaScript may cost, in KiB of gzip: to a usable home and lobby, and from there to the first table. */
const LOBBY = ['index.html', 'src/lobby/setup-panel.tsx'];
const TABLE = [...LOBBY, 'src/tables/table-page.tsx'];
const BUDGETS = [
  { what: 'home and lobby', pages: LOBBY, most: 110 },
  { what: 'first House table', pages: [...TABLE, 'src/tables/house/house-screen.tsx'], most: 200 },
  { what: 'first Standard table', pages: [...TABLE, 'src/tables/standard/standard-screen.tsx'], most: 200 },
];

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** A chunk and all that it imports at once; what it imports later costs nothing at first. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}`);
  found.add(name);
  for (const other of chunk.imports ?? []) withImports(other, found);
  return found;
}

function gzipBytes(file) {
  return gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
}

function kibOf(pages) {
  const chunks = new Set(pages.flatMap((page) => [...withImports(page)]));
  const files = new Set([...chunks].map((name) => manifest[name].file).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipBytes(file), 0) / 1024;
}

for (const { what, pages, most } of BUDGETS) {
  const kib = kibOf(pages);
  const isOver = kib > most;
  console.log(`${what}: ${kib.toFixed(1)} KiB of ${most} KiB JavaScript, gzip${isOver ? ': OVER BUDGET' : ''}`);
  if (isOver) process.exitCode = 1;
}
