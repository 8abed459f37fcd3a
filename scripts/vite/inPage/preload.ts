/** What stands in place of Vite's own preloading in an app whose files bring their own styles (`scripts/vite/spacedPreloads.ts`). */

const hinted = new Set<string>();

/** A file is wanted soon, where nothing in the page has it yet: told in a task of its own. */
function hint(file: string): void {
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

/** Whoever listens may know better than to fail. */
function fail(error: unknown): undefined {
  if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;
}

/**
 * Loads what is imported on demand, with hints for the files that it imports at once: without any where a worker has them.
 *
 * @param files by their paths from the file that asks, whose address is given where pages do not stand at the root, else from the root
 */
export function __vitePreload<Loaded>(
  load: () => Promise<Loaded>,
  files: readonly string[] = [],
  from?: string,
): Promise<Loaded | undefined> {
  if (!navigator.serviceWorker?.controller)
    for (const file of files) hint(from ? new URL(file, from).pathname : `/${file}`);
  return load().catch(fail);
}
