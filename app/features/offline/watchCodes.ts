import { boot } from '../../lib/boot/boot.ts';
import { fetchPageUnlessCached, getPageKey, SHELL } from './cachedPages.ts';
import { isServerReachable } from './isServerReachable.ts';
import { openStore, stores } from './stores.ts';

/** The displayed code's page, unless the server sent it. */
function getCodePage(): string | undefined {
  const page = getPageKey(location.pathname);
  const opened = boot?.scan && `/q/${encodeURIComponent(boot.scan.qrid)}`;
  return page === SHELL || page === opened ? undefined : page;
}

/** Caches a code's page on navigation; without a server, reloads it from the cache. */
async function openCachedPage(): Promise<void> {
  const page = getCodePage();
  const store = page === undefined ? undefined : await openStore(stores.pages);
  if (page === undefined || !store) return;
  if (!(await store.match(page, { ignoreVary: true }))) return fetchPageUnlessCached(page);
  if (!(await isServerReachable()) && getCodePage() === page) location.reload();
}

export function watchCodes(): void {
  const openCurrentPage = () => void openCachedPage().catch(() => undefined);
  openCurrentPage();
  // Router events.
  for (const type of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(type, openCurrentPage);
}
