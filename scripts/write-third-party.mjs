// Writes THIRD_PARTY.md from the lock file: everything that runs in production, with its licence. npm run third-party.
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const TARGET = new URL('../THIRD_PARTY.md', import.meta.url);

/** Licences that let anyone use, change and pass on Upcard. Another one must be looked at before it is added. */
const ALLOWED =
  /^\(?(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0)\b/;

const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));

/** Where a package at `from` finds `name`: in its own node_modules, or in one further up. */
function resolve(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
  }
}

/** Paths of everything that the production dependencies of the workspaces lead to. */
function production() {
  const found = new Set();
  const visit = (path) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = resolve(path, name);
      if (!target || found.has(target)) continue;
      found.add(target);
      visit(packages[target].link ? packages[target].resolved : target);
    }
  };
  visit('');
  for (const path of Object.keys(packages)) if (/^(apps|packages)\/[^/]+$/.test(path)) visit(path);
  return [...found].filter((path) => !packages[path].link);
}

const rows = production()
  .map((path) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 13),
    version: packages[path].version,
    license: packages[path].license ?? 'not stated',
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const odd = rows.filter(({ license }) => !ALLOWED.test(license));
if (odd.length > 0) {
  console.error(odd.map(({ name, license }) => `${name}: ${license}`).join('\n'));
  process.exit(1);
}

const table = rows.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n');
writeFileSync(
  TARGET,
  `# Third-party packages

What Upcard runs on, with the licence of each as its package states it. Made by \`npm run third-party\` from the lock file; packages that
are used for building and testing only are left out.

| package | version | licence |
| --- | --- | --- |
${table}
`,
);
