import type { WorkerMessage } from '../features/offline/workerMessages.ts';
import type { Page } from './workerScope.ts';

interface PageTargets {
  readonly matchAll: (which: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly Pick<Page, 'postMessage'>[]>;
}

export async function notifyPages(pages: PageTargets, message: WorkerMessage): Promise<void> {
  for (const page of await pages.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage(message);
}
