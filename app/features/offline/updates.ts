import { addresses, REVISION_HEADER } from '@parvis/api/addresses';
import { pageOfApp } from '@parvis/api/appAddress';
import { FIRST_REVISION } from '@parvis/api/constants';
import { OUTBOX_LOCK } from '../../lib/api/keys.ts';
import { revision } from '../../lib/session/device.ts';
import { readItem, writeItem } from '../../lib/session/storage.ts';
import { tellApp } from './appStore.ts';
import { reloadsAsked } from './followWorker.ts';

/** How often it is asked which build is served, milliseconds (specification 9). */
const BUNDLE_CHECK = 600_000;
/** The build for which this tab was opened anew last. */
const TAKEN = 'pv_taken';
/** Where something is being sent it is looked again so often, after so many milliseconds each time. */
const SENDING_LOOKS = 5;
const SENDING_LOOK = 500;
/** Pages on which nothing is begun: a menu, lists, words to read, the board. */
const RESTING =
  /^\/(?:$|q\/[^/]+\/?$|m\/(?:home|info)$|links(?:\/|$)|terms$|staff\/(?!login|connect|theme)[^/]+$)/;

/** Which build the server has; nothing where it does not say, or no server wrote this page. */
async function servedBuild(): Promise<number | undefined> {
  if (revision === FIRST_REVISION) return undefined;
  try {
    const answer = await fetch(addresses.build.template, { cache: 'no-store' });
    const served = Number.parseInt(answer.headers.get(REVISION_HEADER) ?? '', 10);
    return answer.ok && served > 0 ? served : undefined;
  } catch {
    return undefined;
  }
}

/** Reloads once for each build: of several servers some may still have the older one. Without storage it might go on for ever. */
function openAnew(build: number): void {
  if (readItem(TAKEN, 'sessionStorage') === String(build)) return;
  if (writeItem(TAKEN, String(build), 'sessionStorage')) location.reload();
}

const isSending = async (): Promise<boolean> =>
  (await navigator.locks?.query())?.held?.some(({ name }) => name === OUTBOX_LOCK) ?? false;

/** Nothing is typed, asked or recorded: what there is stands in the address and in what the device keeps. */
const isResting = (): boolean =>
  RESTING.test(pageOfApp(location.pathname).path) && !document.querySelector('dialog[open], [role=dialog]');

let newer: number | undefined;
let nextLook: ReturnType<typeof setTimeout> | undefined;

/** Reloads where nothing is begun, looking again a few times while the outbox is being read. */
async function takeIfCalm(looks = SENDING_LOOKS): Promise<void> {
  clearTimeout(nextLook);
  if (newer === undefined || !isResting()) return;
  const sends = await isSending();
  if (sends && looks > 1) nextLook = setTimeout(() => void takeIfCalm(looks - 1), SENDING_LOOK);
  else if (!sends && isResting()) openAnew(newer);
}

/** The build of which somebody was told here. */
let told: number | undefined;
let isTelling = false;

/** Tells that a newer build is there, once for each, to whoever may be in the middle of something. */
async function tell(): Promise<void> {
  if (newer === undefined || newer === told) return;
  told = newer;
  isTelling = true;
  try {
    const notice = await import('./notice/showUpdate.ts');
    await notice.showUpdate(() => location.reload());
  } catch {
    // The notice may be gone with its build: it is taken without a word when nothing is begun.
  } finally {
    isTelling = false;
  }
}

const look = async (): Promise<void> => {
  const served = await servedBuild();
  if (served === undefined) return;
  newer = served === revision ? undefined : served;
  tellApp({ type: 'served', build: served });
};

const lookAndTell = async (): Promise<void> => {
  await look();
  if (document.visibilityState === 'visible') await tell();
};

/** Asks every ten minutes for a newer build; offers it, and takes it where nothing is begun or a file is gone. */
export function followUpdates(): void {
  setInterval(() => void lookAndTell(), BUNDLE_CHECK);
  reloadsAsked.subscribe(() => void lookAndTell());
  // The router tells of each page that it leads to by the first of them, the browser of steps back and forth by the second.
  for (const event of ['pushState', 'popstate']) window.addEventListener(event, () => void takeIfCalm());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void takeIfCalm();
    else void tell();
  });
  window.addEventListener('vite:preloadError', (event) => {
    // What is missing of the notice alone leads nowhere: something may be being written.
    if (isTelling) event.preventDefault();
    else void look().then(() => newer !== undefined && openAnew(newer));
  });
}
