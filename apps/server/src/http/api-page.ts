import type { OpenAPIHono } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';
import type { HttpEnv } from './http-parts.ts';

/** Colours and sizes of the app itself, as a file: the page has no style of its own inside. */
const STYLE = `:root{color-scheme:dark}
body{margin:0 auto;max-width:46rem;padding:2rem 1rem 4rem;background:#0b0f0d;color:#f4efe3;font:1rem/1.5 Figtree,system-ui,sans-serif}
h1,h2{font-family:Marcellus,Georgia,serif;font-weight:400}
h1{font-size:2rem;margin:0 0 .25rem}
p{color:#c5cec6}
a{color:#9fc6e9}
a:focus-visible{outline:3px solid #ffe39a;outline-offset:2px}
section{margin:1.5rem 0;padding:1rem 1.25rem;background:#121815;border:1px solid #28332d;border-radius:12px}
h2{font-size:1.1rem;margin:0 0 .5rem}
code{font-family:ui-monospace,monospace;color:#e4c278;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:.75rem 0 0}
dt{font-variant-numeric:tabular-nums;color:#9aa79f}
dd{margin:0}
`;

const INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Upcard',
    version: '1',
    description:
      'What the pages of Upcard ask the server. Whoever sends a request is known by a session cookie; requests that change something are accepted from the own origin only.',
  },
} as const;

type Operation = {
  readonly summary?: string;
  readonly description?: string;
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
};

function section(method: string, path: string, { summary, description, responses }: Operation) {
  return html`<section>
    <h2>${summary ?? path}</h2>
    <code>${method.toUpperCase()} ${path}</code>
    ${description === undefined ? '' : html`<p>${description}</p>`}
    <dl>${Object.entries(responses ?? {}).map(([status, answer]) => html`<dt>${status}</dt><dd>${answer.description ?? ''}</dd>`)}</dl>
  </section>`;
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'responses' in value;
}

/** The machine-readable description and a page that people can read. */
export function addApiPage(app: OpenAPIHono<HttpEnv>): void {
  app.get('/api/openapi.json', (context) => context.json(app.getOpenAPI31Document(INFO)));
  app.get('/api/page.css', (context) => context.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/api', (context) => {
    const { paths = {} } = app.getOpenAPI31Document(INFO);
    const sections = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        isOperation(operation) ? [section(method, path, operation)] : [],
      ),
    );
    return context.html(html`${raw('<!doctype html>')}<html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Upcard: API</title>
        <link rel="stylesheet" href="/api/page.css">
      </head>
      <body>
        <main>
          <h1>Upcard: API</h1>
          <p>${INFO.info.description}</p>
          <p><a href="/api/openapi.json">OpenAPI document</a> · <a href="/">To the tables</a></p>
          ${sections}
        </main>
      </body>
    </html>`);
  });
}
