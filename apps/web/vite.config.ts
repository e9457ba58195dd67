import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server that the development proxy talks to. */
const target = process.env.UPCARD_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
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
