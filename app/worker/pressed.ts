import { carriedBy } from '../features/notifications/carried.ts';
import { keptAbout } from '../features/notifications/kept.ts';
import { told } from '../features/offline/noticeTypes.ts';
import { ask, openPages } from './pages.ts';
import { tellBecame } from './push.ts';
import type { Page, WorkerScope } from './scope.ts';
import { wayOf } from './ways.ts';

const HOME = '/m/home';

/** Picks a page of the app: one showing the case, else the focused, a visible, or any. */
function pageFor(pages: readonly Page[], url: URL): Page | undefined {
  const isApp = (page: Page) =>
    wayOf({ method: 'GET', mode: 'navigate', url: page.url }, url.origin) === 'page';
  const rank = (page: Page): number => {
    if (new URL(page.url).pathname === url.pathname) return 0;
    if (page.focused) return 1;
    return page.visibilityState === 'visible' ? 2 : 3;
  };
  return pages.filter(isApp).sort((one, other) => rank(one) - rank(other))[0];
}

/** Opens a case in an open page, else in a new window. */
async function open(worker: WorkerScope, url: URL): Promise<void> {
  const { clients, location } = worker;
  const page = url.origin === location.origin ? pageFor(await openPages(worker), url) : undefined;
  if (!page) return void (await clients.openWindow(url.href));
  // Fails if the press is too long ago.
  await page.focus().catch(() => undefined);
  const path = url.pathname + url.search + url.hash;
  // A silent page is navigated; an uncontrolled one cannot be.
  if (!(await ask(page, { type: told.open, path })))
    await page.navigate(url.href).catch(() => clients.openWindow(url.href));
}

export async function pressed(worker: WorkerScope, notification: Notification): Promise<void> {
  notification.close();
  const carried = carriedBy(notification);
  // Before any other await: windows open only right after a press.
  await open(worker, new URL(carried?.url ?? HOME, worker.location.origin));
  if (!carried) return;
  const about = await keptAbout().catch(() => undefined);
  await tellBecame(worker, about, { id: carried.id, ack: carried.ack, state: 'clicked' });
}

export async function putAway(worker: WorkerScope, notification: Notification): Promise<void> {
  const carried = carriedBy(notification);
  if (!carried) return;
  const about = await keptAbout().catch(() => undefined);
  await tellBecame(worker, about, { id: carried.id, ack: carried.ack, state: 'dismissed' });
}
