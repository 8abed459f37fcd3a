import { addresses, REVISION_HEADER } from '@parvis/api/addresses';
import { FIRST_REVISION } from '@parvis/api/constants';
import { OUTBOX_LOCK } from '../data/keys.ts';
import { revision } from '../session/device.ts';

/** How often it is asked which build is served, milliseconds (specification 9). */
const BUNDLE_CHECK = 600_000;
/** The build for which this tab was opened anew last. */
const TAKEN = 'pv_taken';
/** Pages on which nothing is begun: a menu, lists, words to read, the board. */
const RESTING =
  /^\/(?:$|q\/[^/]+\/?$|m\/(?:home|info)$|links(?:\/|$)|terms$|staff\/(?!login|connect|theme)[^/]+$)/;

/** Which build the server has, where it is another one than this page is of. */
async function newerBuild(): Promise<number | undefined> {
  if (revision === FIRST_REVISION) return undefined;
  try {
    const answer = await fetch(addresses.build.template, { cache: 'no-store' });
    const served = Number.parseInt(answer.headers.get(REVISION_HEADER) ?? '', 10);
    return answer.ok && served > 0 && served !== revision ? served : undefined;
  } catch {
    return undefined;
  }
}

/** Once for each build: of several servers some may still have the older one. */
function openAnew(build: number): void {
  try {
    if (sessionStorage.getItem(TAKEN) === String(build)) return;
    sessionStorage.setItem(TAKEN, String(build));
  } catch {
    // Without storage it might go on for ever.
    return;
  }
  location.reload();
}

const isSending = async (): Promise<boolean> =>
  (await navigator.locks?.query())?.held?.some(({ name }) => name === OUTBOX_LOCK) ?? false;

/** Nothing is typed, asked, recorded or sent: what there is stands in the address and in what the device keeps. */
const isCalm = async (): Promise<boolean> =>
  RESTING.test(location.pathname) &&
  !document.querySelector('dialog[open], [role=dialog]') &&
  !(await isSending());

let newer: number | undefined;

async function takeIfCalm(): Promise<void> {
  if (newer !== undefined && (await isCalm())) openAnew(newer);
}

const look = async (): Promise<void> => {
  newer = (await newerBuild()) ?? newer;
};

/**
 * Asks every ten minutes which build the server has (specification 7). A newer one is taken when a page is left for one on which
 * nothing is begun, or is out of sight. A file that cannot be had may be gone with its build: then it is taken at once, while the
 * error goes on to whoever asked for the file.
 */
export function followUpdates(): void {
  setInterval(() => void look(), BUNDLE_CHECK);
  // The router tells of each page that it leads to by this event.
  window.addEventListener('pushState', () => void takeIfCalm());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void takeIfCalm();
  });
  window.addEventListener('vite:preloadError', () => {
    void look().then(() => newer !== undefined && openAnew(newer));
  });
}
