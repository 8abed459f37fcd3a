import type { FromWorker } from '../features/offline/told.ts';
import type { Page } from './scope.ts';

/** The pages that are open, as far as they can be told something. */
interface Told {
  readonly matchAll: (which: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly Pick<Page, 'postMessage'>[]>;
}

/** Tells every page that is open. */
export async function tellPages(pages: Told, told: FromWorker): Promise<void> {
  for (const page of await pages.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage(told);
}
