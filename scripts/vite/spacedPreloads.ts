import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;
const OURS = join(import.meta.dirname, 'inPage', 'preload.ts');
/** By build files. */
const CALLED = '__vitePreload';

/** Loadable files, from Vite's list. */
const findHintedFiles = (code: string): string => /__vite__mapDeps=[^\]]*\]/.exec(code)?.[0] ?? '';

/**
 * Thirty hints at once block a slow phone for 100 ms, while the import has begun; under a worker they cost more than
 * they save. Vite's version also handles lazy style sheets and nonces, unused here: nearly half a kilobyte each. Throws
 * on a lazy style sheet, and when Vite's preloading changes.
 */
export function spacedPreloads(): Plugin {
  let isSpaced = false;
  return {
    name: 'parvis:spaced-preloads',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(CALLED))
          this.error('Vite preloads otherwise than before: look at scripts/vite/spacedPreloads.ts.');
        isSpaced = true;
        return `export { ${CALLED} } from ${JSON.stringify(OURS)};`;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!isSpaced) this.error('Vite has no preloading to space: look at scripts/vite/spacedPreloads.ts.');
        for (const file of Object.values(bundle)) {
          const sheet = file.type === 'chunk' && /"[^"]+\.css"/.exec(findHintedFiles(file.code))?.[0];
          if (sheet) this.error(`${sheet} would not be waited for: see scripts/vite/inPage/preload.ts.`);
        }
      },
    },
  };
}
