import { boot } from '../../lib/boot/boot.ts';
import { keepPage, keptAs, SHELL } from './pages.ts';
import { isReached } from './reached.ts';
import { storeOf, stores } from './stores.ts';

/** Page of the code shown, unless it is the one the server sent. */
function codeHere(): string | undefined {
  const page = keptAs(location.pathname);
  const opened = boot?.scan && `/q/${encodeURIComponent(boot.scan.qrid)}`;
  return page === SHELL || page === opened ? undefined : page;
}

/** Caches the page of a code reached by navigation; where no server answers, reloads it from the cache. */
async function openKept(): Promise<void> {
  const page = codeHere();
  const store = page === undefined ? undefined : await storeOf(stores.pages);
  if (page === undefined || !store) return;
  if (!(await store.match(page, { ignoreVary: true }))) return keepPage(page);
  if (!(await isReached()) && codeHere() === page) location.reload();
}

/** Watches navigation between codes. */
export function followCodes(): void {
  const follow = () => void openKept().catch(() => undefined);
  follow();
  // Events of the router.
  for (const type of ['pushState', 'replaceState', 'popstate']) window.addEventListener(type, follow);
}
