import { addresses } from '@parvis/api/addresses';
import { boot } from '../boot/boot.ts';
import { keepPage, keptAs, SHELL } from './pages.ts';
import { storeOf, stores } from './stores.ts';

/** How long it may take until a server answers, milliseconds: a network may swallow everything. */
const PATIENCE = 3_000;

const pause = (ms: number): Promise<undefined> => new Promise((end) => setTimeout(end, ms, undefined));

/** Whether a server of ours answers now. */
async function isReached(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const asked = fetch(addresses.build.template, { cache: 'no-store' }).catch(() => undefined);
  return (await Promise.race([asked, pause(PATIENCE)]))?.ok === true;
}

/** The page of the code that is shown, unless it is the very one that was opened. */
function codeHere(): string | undefined {
  const page = keptAs(location.pathname);
  const opened = boot?.scan && `/q/${encodeURIComponent(boot.scan.qrid)}`;
  return page === SHELL || page === opened ? undefined : page;
}

/**
 * A code that is reached from another page opens as one whose address is opened: it is kept, and where no server answers it is
 * opened as it is kept, which brings its menu along.
 */
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
