import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { told } from '../offline/noticeTypes.ts';
import { entries, noteEntries } from './opened.ts';
import { toldToPage } from './workerTold.ts';

/** Whether a case is on screen and focused. */
const isLookedAt = (url: string): boolean =>
  !document.hidden &&
  document.hasFocus() &&
  location.pathname === new URL(url, location.origin).pathname &&
  new URL(url, location.origin).origin === location.origin;

/** Refetches the case, since the live stream may be down. */
async function refresh(): Promise<void> {
  const { trigger } = entries.get();
  if (!trigger) return;
  const { cuid, csid, msgId } = trigger;
  const { noteCame } = await import('../../lib/live/sharedLive.ts');
  noteCame({ type: 'message', cuid, csid, msgId });
}

/** Handles messages of the worker. @param onSubscription the browser changed the subscription */
export function hearWorker(onSubscription: () => void): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports: [answer] }) => {
    const heard = z.safeParse(toldToPage, data);
    if (!heard.success) return;
    const one = heard.data;
    if (one.type === told.subscription) return onSubscription();
    if (one.type === told.open) {
      navigate(one.path);
      answer?.postMessage(true);
      return;
    }
    answer?.postMessage(isLookedAt(one.notification.url));
    noteEntries({ type: 'came', notification: one.notification });
    // Offline.
    refresh().catch(() => undefined);
  });
  // Messages are queued until now.
  serviceWorker.startMessages();
}
