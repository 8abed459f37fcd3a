import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { languages } from '../../locales/languages.ts';
import { buildTarget } from '../../scripts/browsers.mjs';
import { precompress } from '../../scripts/vite/precompress.ts';
import { filesOf, sparedOf } from './filesOf.ts';

const dist = join(import.meta.dirname, '..', 'dist');
/** The app must be built first. */
const read = () => JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'));

/** Changes with every build of the app. */
const revisionOf = (files: readonly string[]) =>
  createHash('sha256')
    .update(readFileSync(join(dist, 'index.html')))
    .update(JSON.stringify(files))
    .digest('base64url')
    .slice(0, 10);

const told = () => {
  const manifest = read();
  const spared = Object.fromEntries(languages.map(({ tag }) => [tag, sparedOf(manifest, tag)]));
  const files = filesOf(manifest);
  return {
    PARVIS_FILES: JSON.stringify(files),
    PARVIS_CONVERSATION: JSON.stringify(`/${manifest['features/cases/kept/conversation.ts'].file}`),
    PARVIS_SPARED: JSON.stringify(spared),
    PARVIS_REVISION: JSON.stringify(revisionOf(files)),
  };
};

/** The service worker: one file without imports, knowing the app's files. */
export default defineConfig(() => ({
  define: told(),
  plugins: [precompress(dist, /\/service-worker\.js$/)],
  build: {
    target: [...buildTarget],
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: join(import.meta.dirname, 'worker.ts'),
      formats: ['iife' as const],
      name: 'parvis',
      fileName: () => 'service-worker.js',
    },
  },
}));
