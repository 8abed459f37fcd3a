import { boot } from '../../lib/boot/boot.ts';
import { fetchPageUnlessCached, getPageKey, SHELL } from './cachedPages.ts';
import { isServerReachable } from './isServerReachable.ts';
import { openStore, stores } from './stores.ts';

/** Page of the code shown, unless it is the one the server sent. */
function getCodePage(): string | undefined {
  const page = getPageKey(location.pathname);
  const opened = boot?.scan && `/q/${encodeURIComponent(boot.scan.qrid)}`;
  return page === SHELL || page === opened ? undefined : page;
}

/** Caches the page of a code reached by navigation; where no server answers, reloads it from the cache. */
async function openCachedPage(): Promise<void> {
  const page = getCodePage();
  const store = page === undefined ? undefined : await openStore(stores.pages);
  if (page === undefined || !store) return;
  if (!(await store.match(page, { ignoreVary: true }))) return fetchPageUnlessCached(page);
  if (!(await isServerReachable()) && getCodePage() === page) location.reload();
}

/** Watches navigation between codes. */
export function watchCodes(): void {
  const openCurrentPage = () => void openCachedPage().catch(() => undefined);
  openCurrentPage();
  // Events of the router.
  for (const type of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(type, openCurrentPage);
}
