import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../scripts/vite/precompress.ts';
import { styleHashes } from '../scripts/vite/styleHashes.ts';

const page = (path: string): string => join(import.meta.dirname, path, 'index.html');

/** Plain files that work below any path of any host: every address in them is relative. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), styleHashes(), precompress(join(import.meta.dirname, 'dist'))],
  build: {
    target: ['safari15.4', 'chrome119', 'edge119', 'firefox120'],
    outDir: 'dist',
    // Apart from the app's own assets where both stand on one host.
    assetsDir: 'samples/assets',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: 'build-manifest.json',
    rolldownOptions: {
      input: {
        samples: page('samples'),
        menu: page('samples/1'),
        chat: page('samples/2'),
        studio: page('studio'),
        states: page('studio/states'),
      },
    },
  },
});
