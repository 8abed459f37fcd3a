import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;
const OURS = join(import.meta.dirname, 'inPage', 'preload.ts');
/** What files of a build call for it. */
const CALLED = '__vitePreload';

/** The files that a file of a build may ask for, as Vite lists them in it. */
const hintedIn = (code: string): string => /__vite__mapDeps=[^\]]*\]/.exec(code)?.[0] ?? '';

/**
 * Hints for the files of a page that is loaded on demand come one after the other: thirty of them at once keep a slow phone from answering
 * for a tenth of a second, while the import itself has long begun. Where the worker answers no network is waited for, and a hint
 * costs more than it saves. Vite's own knows style sheets that come on demand and nonces, which pages that bring their rules in
 * their scripts have not: nearly half a kilobyte of each.
 * Throws where a file has a style sheet that would have to be waited for, and where Vite preloads otherwise than this knows.
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
          const sheet = file.type === 'chunk' && /"[^"]+\.css"/.exec(hintedIn(file.code))?.[0];
          if (sheet) this.error(`${sheet} would not be waited for: see scripts/vite/inPage/preload.ts.`);
        }
      },
    },
  };
}
