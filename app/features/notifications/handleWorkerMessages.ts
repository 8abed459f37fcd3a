import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { messageTypes } from '../offline/messageTypes.ts';
import { entries, updateNotificationEntries } from './notificationEntries.ts';
import { pageMessageSchema } from './workerContext.ts';

/** Visible and focused. */
const isCaseVisible = (url: string): boolean =>
  !document.hidden &&
  document.hasFocus() &&
  location.pathname === new URL(url, location.origin).pathname &&
  new URL(url, location.origin).origin === location.origin;

/** The live stream may be down. */
async function refetchCase(): Promise<void> {
  const { trigger } = entries.get();
  if (!trigger) return;
  const { cuid, csid, msgId } = trigger;
  const { applyLiveEvent } = await import('../../lib/live/sharedLive.ts');
  applyLiveEvent({ type: 'message', cuid, csid, msgId });
}

/** @param onSubscription the browser changed the subscription */
export function handleWorkerMessages(onSubscription: () => void): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports: [answer] }) => {
    const parsed = z.safeParse(pageMessageSchema, data);
    if (!parsed.success) return;
    const one = parsed.data;
    if (one.type === messageTypes.subscription) return onSubscription();
    if (one.type === messageTypes.open) {
      navigate(one.path);
      answer?.postMessage(true);
      return;
    }
    answer?.postMessage(isCaseVisible(one.notification.url));
    updateNotificationEntries({ type: 'came', notification: one.notification });
    // Offline.
    refetchCase().catch(() => undefined);
  });
  // Until now, messages are queued.
  serviceWorker.startMessages();
}
