import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Finds what the component library depends on. */
const fromUi = createRequire(join(import.meta.dirname, '../ui/package.json'));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

/** Text files are compressed once here, at the best level, instead of at each request. */
const precompress = (): Plugin => ({
  name: 'parvis:precompress',
  apply: 'build',
  closeBundle() {
    const dist = join(import.meta.dirname, 'dist');
    if (!existsSync(dist)) return;
    for (const path of filesBelow(dist).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), options));
    }
  },
});

/**
 * vaul adds one fixed style element. Its hash goes into the content security policy, computed from the
 * installed file, so that an update of vaul cannot silently break the drawer.
 */
const styleHashes = (): Plugin => ({
  name: 'parvis:style-hashes',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(fromUi.resolve('vaul').replace(/index\.js$/, 'index.mjs'), 'utf8');
    const quoted = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
    if (!quoted) this.error('vaul no longer inserts its style as it did: look at app/vite.config.ts.');
    const css: string = JSON.parse(quoted);
    const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
    this.emitFile({ type: 'asset', fileName: 'csp-hashes.json', source: JSON.stringify({ style: [hash] }) });
  },
});

interface ModuleLookup {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/**
 * Everything the entry imports at once goes into one file: many small ones compress badly, and each is a request on a
 * slow network. What is imported on demand is split as usual.
 */
const firstView = () => {
  let members: Set<string> | undefined;
  const collect = (lookup: ModuleLookup): Set<string> => {
    const entry = join(import.meta.dirname, 'main.tsx');
    const found = new Set(lookup.getModuleInfo(entry)?.importedIds ?? []);
    for (const id of found)
      for (const imported of lookup.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  return (id: string, lookup: ModuleLookup): string | null => {
    members ??= collect(lookup);
    return members.has(id) ? 'first' : null;
  };
};

const server = process.env.PARVIS_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), styleHashes(), precompress()],
  build: {
    target: ['safari15.4', 'chrome119', 'edge119', 'firefox120'],
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: 'build-manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstView(), debugName: 'first' }] } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/town', '/mobile', '/dev', '/qr', '/empty.js', '/health'].map((path) => [path, server]),
    ),
  },
});
