import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { languages } from '../../locales/languages.ts';
import { buildTarget } from '../../scripts/browsers.mjs';
import { precompress } from '../../scripts/vite/precompress.ts';
import { listBuildFiles, listDeferredFiles } from './listBuildFiles.ts';

const dist = join(import.meta.dirname, '..', 'dist');
/** Build the app first. */
const readManifest = () => JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'));

/** Per build of the app. */
const computeRevision = (files: readonly string[]) =>
  createHash('sha256')
    .update(readFileSync(join(dist, 'index.html')))
    .update(JSON.stringify(files))
    .digest('base64url')
    .slice(0, 10);

const buildDefines = () => {
  const manifest = readManifest();
  const spared = Object.fromEntries(languages.map(({ tag }) => [tag, listDeferredFiles(manifest, tag)]));
  const files = listBuildFiles(manifest);
  return {
    PARVIS_FILES: JSON.stringify(files),
    PARVIS_CONVERSATION: JSON.stringify(`/${manifest['features/cases/kept/conversation.ts'].file}`),
    PARVIS_SPARED: JSON.stringify(spared),
    PARVIS_REVISION: JSON.stringify(computeRevision(files)),
  };
};

/** One file without imports, with the app's file list. */
export default defineConfig(() => ({
  define: buildDefines(),
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
