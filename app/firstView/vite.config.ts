import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { staticStyles } from '../../scripts/vite/staticStyles.ts';

const app = join(import.meta.dirname, '..');

/** Modules that read the device, with server replacements. */
const replacements: readonly (readonly [string, string])[] = [
  [join(app, 'lib/boot/boot.ts'), join(app, 'firstView/boot.ts')],
  [join(app, 'lib/session/useProfile.ts'), join(app, 'firstView/useProfile.ts')],
  [join(app, 'features/report/menuIcons.ts'), join(app, 'firstView/menuIcons.ts')],
];

const replaceDeviceModules = (): Plugin => ({
  name: 'parvis:without-device',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return replacements.find(([device]) => device === found?.id)?.[1] ?? null;
  },
});

const EXCLUDED = '\0later';

/** Excludes lazy pages, but not texts. */
const excludePages = (): Plugin => ({
  name: 'parvis:without-pages',
  resolveDynamicImport: (_, importer) => (importer?.startsWith(app) ? { id: EXCLUDED } : null),
  load: (id) => (id === EXCLUDED ? 'export {};' : null),
});

/** Server bundle of first views, without external packages. */
export default defineConfig({
  root: app,
  plugins: [replaceDeviceModules(), excludePages(), react(), staticStyles('elsewhere')],
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'firstView/render.tsx',
    target: 'node20',
    // Dot folder: the server does not serve it.
    outDir: 'dist/.firstView',
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
