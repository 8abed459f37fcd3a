import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;
/** What Vite writes, and what stands in its place. */
const changes = [
  // A style sheet is waited for and goes at once; files of the app are hints, each in a task of its own.
  [
    'document.head.appendChild(link);',
    'isCss ? document.head.appendChild(link) : setTimeout(() => document.head.appendChild(link));',
  ],
  // Where the worker answers no network is waited for, and a hint costs more than it saves.
  [
    'deps.map(',
    "(navigator.serviceWorker?.controller ? deps.filter((dep) => dep.endsWith('.css')) : deps).map(",
  ],
] as const;

const ELSEWHERE = 'look at scripts/vite/spacedPreloads.ts.';

/** What Vite's own preloading is with its hints spaced, or left out. @throws Error where it is written otherwise than this knows */
export function spaced(code: string): string {
  return changes.reduce((changed, [written, instead]) => {
    if (!changed.includes(written)) throw new Error(`Vite preloads otherwise than before: ${ELSEWHERE}`);
    return changed.replace(written, () => instead);
  }, code);
}

/**
 * Hints for the files of a page that is loaded on demand come one after the other: thirty of them at once keep a slow phone from answering
 * for a tenth of a second, while the import itself has long begun.
 */
export function spacedPreloads(): Plugin {
  let isSpaced = false;
  return {
    name: 'parvis:spaced-preloads',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        isSpaced = true;
        return spaced(code);
      },
    },
    generateBundle() {
      if (!isSpaced) throw new Error(`Vite has no preloading to space: ${ELSEWHERE}`);
    },
  };
}
