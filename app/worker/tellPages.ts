import type { FromWorker } from '../features/offline/told.ts';
import type { Page } from './scope.ts';

interface Told {
  readonly matchAll: (which: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly Pick<Page, 'postMessage'>[]>;
}

export async function tellPages(pages: Told, told: FromWorker): Promise<void> {
  for (const page of await pages.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage(told);
}
