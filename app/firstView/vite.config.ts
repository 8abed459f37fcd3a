import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { staticStyles } from '../../scripts/vite/staticStyles.ts';

const app = join(import.meta.dirname, '..');

/** What reads the device, and what stands in for it where the server draws. */
const stands: readonly (readonly [string, string])[] = [
  [join(app, 'lib/boot/boot.ts'), join(app, 'firstView/boot.ts')],
  [join(app, 'lib/session/useProfile.ts'), join(app, 'firstView/useProfile.ts')],
  [join(app, 'features/report/menuIcons.ts'), join(app, 'firstView/menuIcons.ts')],
];

const withoutDevice = (): Plugin => ({
  name: 'parvis:without-device',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return stands.find(([device]) => device === found?.id)?.[1] ?? null;
  },
});

const LATER = '\0later';

/** Pages that come on demand are no part of a first view. Words are: they come from another room. */
const withoutPages = (): Plugin => ({
  name: 'parvis:without-pages',
  resolveDynamicImport: (_, importer) => (importer?.startsWith(app) ? { id: LATER } : null),
  load: (id) => (id === LATER ? 'export {};' : null),
});

/** The app a second time: what the server loads to draw first views, whole, without a package beside it. */
export default defineConfig({
  root: app,
  plugins: [withoutDevice(), withoutPages(), react(), staticStyles('elsewhere')],
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'firstView/render.tsx',
    target: 'node20',
    // Inside what the server is given, under a name with a dot, which it serves to nobody.
    outDir: 'dist/.firstView',
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
