import { notifCalls } from '@parvis/api/calls/notif';
import { createClient } from '@parvis/api/client';
import { defaultLocale } from '@parvis/locales/languages';
import { toSubscriptionBody } from '../features/notifications/toSubscriptionBody.ts';
import { messageTypes } from '../features/offline/messageTypes.ts';
import { listPages } from './pages.ts';
import type { SubscriptionChangeEvent, WorkerScope } from './workerScope.ts';

/** Registers a changed subscription; notifies pages. */
export async function resubscribe(
  worker: WorkerScope,
  change: Pick<SubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  try {
    await registerSubscription(worker, change);
  } finally {
    for (const page of await listPages(worker)) page.postMessage({ type: messageTypes.subscription });
  }
}

async function registerSubscription(
  worker: WorkerScope,
  { oldSubscription, newSubscription }: Pick<SubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  const client = createClient({ language: () => defaultLocale });
  const fetchKey = async () => (await client.call(notifCalls.notifVapid, {}))[0]?.publicKey ?? null;
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? (await fetchKey());
  const { pushManager } = worker.registration;
  const subscription =
    newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  await client.call(notifCalls.notifRegister, { body: toSubscriptionBody(subscription) });
}
