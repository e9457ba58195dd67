import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The server that the development proxy talks to. */
const target = process.env.UPCARD_SERVER ?? 'http://localhost:3000';

/** As in src/styles/index.css. */
const LAYERS = '@layer reset,tokens,base,components;';

/**
 * Names the layers at the head of every style sheet. What several pages share is cut into sheets of its own, which may come before the
 * one that says in which order the layers count; without this the reset would win over the components.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  apply: 'build',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`;
    }
  },
};

export default defineConfig({
  plugins: [react(), layersFirst],
  // Fonts and icons stay files: the content policy allows no data: addresses. The manifest is for `scripts/check-size.mjs`.
  build: { assetsInlineLimit: 0, manifest: true, target: 'es2022' },
  server: {
    proxy: {
      '/api': target,
      '/matchmake': target,
      // Rooms: /<process id>/<room id>, nine characters each.
      '^/[A-Za-z0-9_-]{9}/[A-Za-z0-9_-]{9}': { target, ws: true },
    },
  },
});
