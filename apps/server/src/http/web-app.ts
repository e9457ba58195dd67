import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files that are packed already; squeezing them again only costs time. */
const PACKED: ReadonlySet<string> = new Set(['.png', '.webp', '.woff2', '.ico']);

/** Vite puts a hash of the content into the names of these files. */
const HASHED = '/assets/';

interface WebFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
  readonly isHashed: boolean;
  readonly isPacked: boolean;
}

/** The built pages, held in memory: what isn't in the list can't be asked for, whatever the path looks like. */
export interface WebApp {
  /** The file of this path, else the page that makes all addresses of the app; null when it isn't a page that is asked for. */
  readonly answer: (request: Request) => Promise<Response | null>;
}

/** Reads a built web app. A folder that isn't there gives an app without files. */
export async function loadWebApp(folder: string): Promise<WebApp> {
  const files = await readFiles(folder);
  const squeezed = squeezer();
  return {
    answer: async (request) => {
      const path = new URL(request.url).pathname;
      const file = files.get(path) ?? (isPage(path) ? files.get('/index.html') : undefined);
      return file === undefined ? null : respond(file, request.headers, squeezed);
    },
  };
}

/** Addresses of the app have no dot in their last part; files have. */
function isPage(path: string): boolean {
  return extname(path) === '';
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, WebFile>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, WebFile>();
  for (const name of names.filter((entry) => entry.isFile())) {
    const file = join(name.parentPath, name.name);
    const path = `/${file.slice(join(folder, '/').length).replaceAll('\\', '/')}`;
    files.set(path, webFile(path, await readFile(file)));
  }
  return files;
}

function webFile(path: string, bytes: Buffer<ArrayBuffer>): WebFile {
  const kind = extname(path);
  return {
    bytes,
    type: TYPES[kind] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    isHashed: path.startsWith(HASHED),
    isPacked: PACKED.has(kind),
  };
}

type Squeeze = (file: WebFile, encoding: 'br' | 'gzip') => Promise<Buffer<ArrayBuffer>>;

/** Squeezes every file once for each encoding, when it is first asked for. */
function squeezer(): Squeeze {
  const done = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return ({ bytes, tag }, encoding) => {
    const key = `${encoding} ${tag}`;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const known =
      done.get(key) ?? (encoding === 'br' ? promisify(brotliCompress)(bytes, { params }) : promisify(gzip)(bytes));
    done.set(key, known);
    return known;
  };
}

async function respond(file: WebFile, asked: Headers, squeeze: Squeeze): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.tag,
    vary: 'accept-encoding',
  });
  if (asked.get('if-none-match')?.includes(file.tag)) return new Response(null, { status: 304, headers });
  const accepted = asked.get('accept-encoding') ?? '';
  const encoding = file.isPacked ? null : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding === null) return new Response(file.bytes, { headers });
  headers.set('content-encoding', encoding);
  return new Response(await squeeze(file, encoding), { headers });
}
