import { notifCalls } from '@parvis/api/calls/notif';
import { createClient } from '@parvis/api/client';
import { defaultLocale } from '@parvis/locales/languages';
import { givenOf } from '../features/notifications/given.ts';
import { told } from '../features/offline/noticeTypes.ts';
import { openPages } from './pages.ts';
import type { Resubscribing, WorkerScope } from './scope.ts';

/** Registers a changed subscription, and tells pages. */
export async function resubscribe(
  worker: WorkerScope,
  change: Pick<Resubscribing, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  try {
    await tellServer(worker, change);
  } finally {
    for (const page of await openPages(worker)) page.postMessage({ type: told.subscription });
  }
}

async function tellServer(
  worker: WorkerScope,
  { oldSubscription, newSubscription }: Pick<Resubscribing, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  const client = createClient({ language: () => defaultLocale });
  const newestKey = async () => (await client.call(notifCalls.notifVapid, {}))[0]?.publicKey ?? null;
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? (await newestKey());
  const { pushManager } = worker.registration;
  const subscription =
    newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  await client.call(notifCalls.notifRegister, { body: givenOf(subscription) });
}
