import { addresses, REVISION_HEADER } from '@parvis/api/addresses';
import { pageOfApp } from '@parvis/api/appAddress';
import { FIRST_REVISION } from '@parvis/api/constants';
import { OUTBOX_LOCK } from '../../lib/api/cacheKeys.ts';
import { BUNDLE_CHECK_INTERVAL } from '../../lib/constants.ts';
import { revision } from '../../lib/session/device.ts';
import { readItem, writeItem } from '../../lib/session/storage.ts';
import { dispatchAppEvent } from './appStore.ts';
import { reloadRequests } from './followWorker.ts';

/** Build of this tab's last reload. */
const RELOADED_FOR = 'pv_taken';
/** Rechecks while the outbox sends; interval in milliseconds. */
const SENDING_CHECKS = 5;
const SENDING_CHECK_DELAY = 500;
/** Without unsaved input. */
const IDLE_PAGES =
  /^\/(?:$|q\/[^/]+\/?$|m\/(?:home|info)$|links(?:\/|$)|terms$|staff\/(?!login|connect|theme)[^/]+$)/;

/** Undefined without an answer. */
async function fetchServedBuild(): Promise<number | undefined> {
  if (revision === FIRST_REVISION) return undefined;
  try {
    const answer = await fetch(addresses.build.template, { cache: 'no-store' });
    const served = Number.parseInt(answer.headers.get(REVISION_HEADER) ?? '', 10);
    return answer.ok && served > 0 ? served : undefined;
  } catch {
    return undefined;
  }
}

/** Once per build: other servers may be older. Storage prevents a reload loop. */
function reloadForBuild(build: number): void {
  if (readItem(RELOADED_FOR, 'sessionStorage') === String(build)) return;
  if (writeItem(RELOADED_FOR, String(build), 'sessionStorage')) location.reload();
}

const isSending = async (): Promise<boolean> =>
  (await navigator.locks?.query())?.held?.some(({ name }) => name === OUTBOX_LOCK) ?? false;

/** Nothing typed, asked or recorded. */
const isIdle = (): boolean =>
  IDLE_PAGES.test(pageOfApp(location.pathname).path) &&
  !document.querySelector('dialog[open], [role=dialog]');

let newer: number | undefined;
let nextCheck: ReturnType<typeof setTimeout> | undefined;

/** Rechecks a few times while the outbox sends. */
async function reloadIfIdle(looks = SENDING_CHECKS): Promise<void> {
  clearTimeout(nextCheck);
  if (newer === undefined || !isIdle()) return;
  const sends = await isSending();
  if (sends && looks > 1) nextCheck = setTimeout(() => void reloadIfIdle(looks - 1), SENDING_CHECK_DELAY);
  else if (!sends && isIdle()) reloadForBuild(newer);
}

let notifiedBuild: number | undefined;
let isNotifying = false;

/** Once per build. */
async function notifyUpdate(): Promise<void> {
  if (newer === undefined || newer === notifiedBuild) return;
  notifiedBuild = newer;
  isNotifying = true;
  try {
    const notice = await import('./notice/showUpdate.ts');
    await notice.showUpdate(() => location.reload());
  } catch {
    // The notice's file is gone too.
  } finally {
    isNotifying = false;
  }
}

const checkBuild = async (): Promise<void> => {
  const served = await fetchServedBuild();
  if (served === undefined) return;
  newer = served === revision ? undefined : served;
  dispatchAppEvent({ type: 'served', build: served });
};

const checkAndNotify = async (): Promise<void> => {
  await checkBuild();
  if (document.visibilityState === 'visible') await notifyUpdate();
};

/** Polls for builds; reloads when idle or a file is missing, else shows a notice. */
export function watchUpdates(): void {
  setInterval(() => void checkAndNotify(), BUNDLE_CHECK_INTERVAL);
  reloadRequests.subscribe(() => void checkAndNotify());
  // Router and browser navigation.
  for (const event of ['pushState', 'popstate']) window.addEventListener(event, () => void reloadIfIdle());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void reloadIfIdle();
    else void notifyUpdate();
  });
  window.addEventListener('vite:preloadError', (event) => {
    // A missing notice must not interrupt typing.
    if (isNotifying) event.preventDefault();
    else void checkBuild().then(() => newer !== undefined && reloadForBuild(newer));
  });
}
