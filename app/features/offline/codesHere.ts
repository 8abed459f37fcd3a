import { boot } from '../../lib/boot/boot.ts';
import { keepPage, keptAs, SHELL } from './pages.ts';
import { isReached } from './reached.ts';
import { storeOf, stores } from './stores.ts';

/** The page of the code that is shown, unless it is the very one that was opened. */
function codeHere(): string | undefined {
  const page = keptAs(location.pathname);
  const opened = boot?.scan && `/q/${encodeURIComponent(boot.scan.qrid)}`;
  return page === SHELL || page === opened ? undefined : page;
}

/** Keeps the page of a code reached by navigation; where no server answers, reloads it from the cache. */
async function openKept(): Promise<void> {
  const page = codeHere();
  const store = page === undefined ? undefined : await storeOf(stores.pages);
  if (page === undefined || !store) return;
  if (!(await store.match(page, { ignoreVary: true }))) return keepPage(page);
  if (!(await isReached()) && codeHere() === page) location.reload();
}

/** Follows which code is shown, for as long as the page is open; one may have been reached before this was loaded. */
export function followCodes(): void {
  const follow = () => void openKept().catch(() => undefined);
  follow();
  // The router tells of each page that it leads to by one of these.
  for (const type of ['pushState', 'replaceState', 'popstate']) window.addEventListener(type, follow);
}
