/** Replaces Vite's preloading for files that carry their styles (`scripts/vite/spacedPreloads.ts`). */

const hinted = new Set<string>();

/** Adds a preload hint in its own task, unless the page has the file. */
function addPreloadHint(file: string): void {
  if (hinted.has(file)) return;
  hinted.add(file);
  if (document.querySelector(`[href="${file}"],[src="${file}"]`)) return;
  const link = document.createElement('link');
  link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = 'script';
  link.crossOrigin = '';
  link.href = file;
  setTimeout(() => document.head.append(link));
}

/** A listener may prevent the failure. */
function dispatchPreloadError(error: unknown): undefined {
  if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;
}

/**
 * Loads a dynamic import with hints for its static imports, or without any under a worker.
 * @param files paths relative to the importer if its address is given, else to the root
 */
export function __vitePreload<Loaded>(
  load: () => Promise<Loaded>,
  files: readonly string[] = [],
  from?: string,
): Promise<Loaded | undefined> {
  if (!navigator.serviceWorker?.controller)
    for (const file of files) addPreloadHint(from ? new URL(file, from).pathname : `/${file}`);
  return load().catch(dispatchPreloadError);
}
