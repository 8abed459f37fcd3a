import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Finds what the component library depends on. */
const fromUi = createRequire(join(import.meta.dirname, '../../ui/package.json'));

/**
 * vaul adds one fixed style element. Its hash goes into the content security policy, computed from the
 * installed file, so that an update of vaul cannot silently break the drawer.
 */
export const styleHashes = (): Plugin => ({
  name: 'parvis:style-hashes',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(fromUi.resolve('vaul').replace(/index\.js$/, 'index.mjs'), 'utf8');
    const quoted = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
    if (!quoted)
      this.error('vaul no longer inserts its style as it did: look at scripts/vite/styleHashes.ts.');
    const css: string = JSON.parse(quoted);
    const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
    this.emitFile({ type: 'asset', fileName: 'csp-hashes.json', source: JSON.stringify({ style: [hash] }) });
  },
});
