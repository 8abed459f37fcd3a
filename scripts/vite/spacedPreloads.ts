import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;
const OURS = join(import.meta.dirname, 'inPage', 'preload.ts');
/** What files of a build call for it. */
const CALLED = '__vitePreload';

/**
 * Hints for the files of a page that is loaded on demand come one after the other: thirty of them at once keep a slow phone from answering
 * for a tenth of a second, while the import itself has long begun. Where the worker answers no network is waited for, and a hint
 * costs more than it saves. Vite's own knows style sheets, nonces and relative addresses, which an app at the root that brings its
 * rules in its scripts has not: half a kilobyte of every first view.
 * Throws where the app has a style sheet that would have to be waited for, does not stand at the root, or Vite preloads otherwise than this knows.
 */
export function spacedPreloads(): Plugin {
  let isSpaced = false;
  return {
    name: 'parvis:spaced-preloads',
    apply: 'build',
    configResolved({ base }) {
      if (base !== '/') throw new Error(`Files are hinted from the root, and the app stands at "${base}".`);
    },
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(CALLED))
          this.error('Vite preloads otherwise than before: look at scripts/vite/spacedPreloads.ts.');
        isSpaced = true;
        return `export { ${CALLED} } from ${JSON.stringify(OURS)};`;
      },
    },
    generateBundle(_, bundle) {
      if (!isSpaced) this.error('Vite has no preloading to space: look at scripts/vite/spacedPreloads.ts.');
      const sheet = Object.keys(bundle).find((file) => file.endsWith('.css'));
      if (sheet) this.error(`${sheet} would not be waited for: see scripts/vite/inPage/preload.ts.`);
    },
  };
}
