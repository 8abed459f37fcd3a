import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { told } from '../offline/noticeTypes.ts';
import { entries, noteEntries } from './opened.ts';
import { toldToPage } from './workerTold.ts';

/** Whether somebody looks at the page of a case right now. */
const isLookedAt = (url: string): boolean =>
  !document.hidden &&
  document.hasFocus() &&
  location.pathname === new URL(url, location.origin).pathname &&
  new URL(url, location.origin).origin === location.origin;

/** What was pushed is fetched here too: the live stream may be away. */
async function refresh(): Promise<void> {
  const { trigger } = entries.get();
  if (!trigger) return;
  const { cuid, csid, msgId } = trigger;
  const { noteCame } = await import('../../lib/live/sharedLive.ts');
  noteCame({ type: 'message', cuid, csid, msgId });
}

/** Hears what the worker tells pages, and answers it. @param onSubscription the browser changed the subscription by itself */
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
    // Without a network nothing could be fetched anyway.
    refresh().catch(() => undefined);
  });
  // Messages wait until somebody says that they may come.
  serviceWorker.startMessages();
}
