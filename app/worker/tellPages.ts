import type { FromWorker } from '../pwa/told.ts';
import type { Pages } from './scope.ts';

/** Tells every page that is open. */
export async function tellPages(pages: Pick<Pages, 'matchAll'>, told: FromWorker): Promise<void> {
  for (const page of await pages.matchAll({ type: 'window' })) page.postMessage(told);
}
