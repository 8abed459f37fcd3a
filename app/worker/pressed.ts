import { carriedBy } from '../features/notifications/carried.ts';
import { keptAbout } from '../features/notifications/kept.ts';
import { told } from '../features/offline/noticeTypes.ts';
import { ask, openPages } from './pages.ts';
import { tellBecame } from './push.ts';
import type { Page, WorkerScope } from './scope.ts';
import { wayOf } from './ways.ts';

/** Where a notification leads that says nothing of it. */
const HOME = '/m/home';

/** The page that is taken for a case: the one that shows it, else the one that is looked at, else any; none that is no page of the app. */
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

/** Opens a case: in a page that is open, which is brought to the front, else in a new one. */
async function open(worker: WorkerScope, url: URL): Promise<void> {
  const { clients, location } = worker;
  const page = url.origin === location.origin ? pageFor(await openPages(worker), url) : undefined;
  if (!page) return void (await clients.openWindow(url.href));
  // A browser that thinks the press too long ago leaves it behind.
  await page.focus().catch(() => undefined);
  const path = url.pathname + url.search + url.hash;
  // A page that does not answer is loaded anew there; one that this worker may not lead stays as it is.
  if (!(await ask(page, { type: told.open, path })))
    await page.navigate(url.href).catch(() => clients.openWindow(url.href));
}

/** A notification was pressed. */
export async function pressed(worker: WorkerScope, notification: Notification): Promise<void> {
  notification.close();
  const carried = carriedBy(notification);
  // First of all: browsers let a worker open a page only right after a press.
  await open(worker, new URL(carried?.url ?? HOME, worker.location.origin));
  if (!carried) return;
  const about = await keptAbout().catch(() => undefined);
  await tellBecame(worker, about, { id: carried.id, ack: carried.ack, state: 'clicked' });
}

/** A notification was put away. */
export async function putAway(worker: WorkerScope, notification: Notification): Promise<void> {
  const carried = carriedBy(notification);
  if (!carried) return;
  const about = await keptAbout().catch(() => undefined);
  await tellBecame(worker, about, { id: carried.id, ack: carried.ack, state: 'dismissed' });
}
