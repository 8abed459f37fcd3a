import { addresses, REVISION_HEADER } from '@parvis/api/addresses';
import { pageOfApp } from '@parvis/api/appAddress';
import { FIRST_REVISION } from '@parvis/api/constants';
import { OUTBOX_LOCK } from '../../lib/api/keys.ts';
import { revision } from '../../lib/session/device.ts';
import { readItem, writeItem } from '../../lib/session/storage.ts';
import { tellApp } from './appStore.ts';
import { reloadsAsked } from './followWorker.ts';

/** Poll interval, milliseconds (specification 9). */
const BUNDLE_CHECK = 600_000;
/** Build that this tab last reloaded for. */
const TAKEN = 'pv_taken';
/** Rechecks while the outbox sends, and their interval in milliseconds. */
const SENDING_LOOKS = 5;
const SENDING_LOOK = 500;
/** Pages without unsaved input. */
const RESTING =
  /^\/(?:$|q\/[^/]+\/?$|m\/(?:home|info)$|links(?:\/|$)|terms$|staff\/(?!login|connect|theme)[^/]+$)/;

/** Build of the server; undefined without an answer. */
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

/**
 * Reloads once a build, as other servers may still have the older one. Needs storage, against a reload
 * loop.
 */
function openAnew(build: number): void {
  if (readItem(TAKEN, 'sessionStorage') === String(build)) return;
  if (writeItem(TAKEN, String(build), 'sessionStorage')) location.reload();
}

const isSending = async (): Promise<boolean> =>
  (await navigator.locks?.query())?.held?.some(({ name }) => name === OUTBOX_LOCK) ?? false;

/** Whether nothing is being typed, asked or recorded. */
const isResting = (): boolean =>
  RESTING.test(pageOfApp(location.pathname).path) && !document.querySelector('dialog[open], [role=dialog]');

let newer: number | undefined;
let nextLook: ReturnType<typeof setTimeout> | undefined;

/** Reloads if idle; rechecks a few times while the outbox sends. */
async function takeIfCalm(looks = SENDING_LOOKS): Promise<void> {
  clearTimeout(nextLook);
  if (newer === undefined || !isResting()) return;
  const sends = await isSending();
  if (sends && looks > 1) nextLook = setTimeout(() => void takeIfCalm(looks - 1), SENDING_LOOK);
  else if (!sends && isResting()) openAnew(newer);
}

let told: number | undefined;
let isTelling = false;

/** Shows the notice once a build. */
async function tell(): Promise<void> {
  if (newer === undefined || newer === told) return;
  told = newer;
  isTelling = true;
  try {
    const notice = await import('./notice/showUpdate.ts');
    await notice.showUpdate(() => location.reload());
  } catch {
    // The notice's file is gone too: reload when idle.
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

/** Polls for newer builds; reloads when idle or when a file is missing, else shows a notice. */
export function followUpdates(): void {
  setInterval(() => void lookAndTell(), BUNDLE_CHECK);
  reloadsAsked.subscribe(() => void lookAndTell());
  // Router and browser navigation.
  for (const event of ['pushState', 'popstate']) window.addEventListener(event, () => void takeIfCalm());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void takeIfCalm();
    else void tell();
  });
  window.addEventListener('vite:preloadError', (event) => {
    // A missing notice alone must not interrupt typing.
    if (isTelling) event.preventDefault();
    else void look().then(() => newer !== undefined && openAnew(newer));
  });
}
