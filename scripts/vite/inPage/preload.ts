/** For files that carry their styles (`scripts/vite/spacedPreloads.ts`). */

const hinted = new Set<string>();

/** In its own task. */
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

function dispatchPreloadError(error: unknown): undefined {
  if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;
}

/**
 * Hints for static imports, none under a worker.
 * @param files relative to the importer if its address is given, else to the root
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
