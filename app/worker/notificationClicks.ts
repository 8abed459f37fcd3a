import { parseNotificationData } from '../features/notifications/notificationData.ts';
import { readWorkerContext } from '../features/notifications/workerStorage.ts';
import { messageTypes } from '../features/offline/messageTypes.ts';
import { chooseStrategy } from './chooseStrategy.ts';
import { listPages, requestReply } from './pages.ts';
import { reportOutcome } from './push.ts';
import type { Page, WorkerScope } from './workerScope.ts';

const HOME = '/m/home';

/** A page showing the case, else focused, visible, or any. */
function pickPage(pages: readonly Page[], url: URL): Page | undefined {
  const isApp = (page: Page) =>
    chooseStrategy({ method: 'GET', mode: 'navigate', url: page.url }, url.origin) === 'page';
  const rank = (page: Page): number => {
    if (new URL(page.url).pathname === url.pathname) return 0;
    if (page.focused) return 1;
    return page.visibilityState === 'visible' ? 2 : 3;
  };
  return pages.filter(isApp).sort((one, other) => rank(one) - rank(other))[0];
}

/** In an open page, else a new window. */
async function openCase(worker: WorkerScope, url: URL): Promise<void> {
  const { clients, location } = worker;
  const page = url.origin === location.origin ? pickPage(await listPages(worker), url) : undefined;
  if (!page) return void (await clients.openWindow(url.href));
  // Fails long after the press.
  await page.focus().catch(() => undefined);
  const path = url.pathname + url.search + url.hash;
  // Navigates a silent page; an uncontrolled one cannot be.
  if (!(await requestReply(page, { type: messageTypes.open, path })))
    await page.navigate(url.href).catch(() => clients.openWindow(url.href));
}

export async function handleClick(worker: WorkerScope, notification: Notification): Promise<void> {
  notification.close();
  const carried = parseNotificationData(notification);
  // First: windows open only right after a press.
  await openCase(worker, new URL(carried?.url ?? HOME, worker.location.origin));
  if (!carried) return;
  const about = await readWorkerContext().catch(() => undefined);
  await reportOutcome(worker, about, { id: carried.id, ack: carried.ack, state: 'clicked' });
}

export async function handleClose(worker: WorkerScope, notification: Notification): Promise<void> {
  const carried = parseNotificationData(notification);
  if (!carried) return;
  const about = await readWorkerContext().catch(() => undefined);
  await reportOutcome(worker, about, { id: carried.id, ack: carried.ack, state: 'dismissed' });
}
