import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const fromUi = createRequire(join(import.meta.dirname, '../../ui/package.json'));

/**
 * From the installed file.
 * @throws Error if vaul no longer adds it
 */
export function vaulStyleHash(): string {
  const source = readFileSync(fromUi.resolve('vaul').replace(/index\.js$/, 'index.mjs'), 'utf8');
  const quoted = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!quoted)
    throw new Error('vaul no longer inserts its style as it did: look at scripts/vite/styleHashes.ts.');
  const css: string = JSON.parse(quoted);
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

/** For the content security policy: vaul updates must not break the drawer unnoticed. */
export const styleHashes = (): Plugin => ({
  name: 'parvis:style-hashes',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify({ style: [vaulStyleHash()] });
    this.emitFile({ type: 'asset', fileName: 'csp-hashes.json', source });
  },
});
