import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { languages } from '../../locales/languages.ts';
import { buildTarget } from '../../scripts/browsers.mjs';
import { precompress } from '../../scripts/vite/precompress.ts';
import { filesOf, sparedOf } from './filesOf.ts';

const dist = join(import.meta.dirname, '..', 'dist');
/** Read when the worker is built: the app was built before it. */
const read = () => JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'));

/** Another one with every build of the app: its page names the files it begins with. */
const revisionOf = (files: readonly string[]) =>
  createHash('sha256')
    .update(readFileSync(join(dist, 'index.html')))
    .update(JSON.stringify(files))
    .digest('base64url')
    .slice(0, 10);

/** What the worker is told of the app: which build it is, its scripts, and those that are spared where data are, by language. */
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

/** The service worker: one file without imports, beside the app that it knows the files of. */
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
