import { customerKeys } from '../../lib/api/customerKeys.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { texts } from '../../lib/texts/store.ts';
import { listCachedScans } from './cachedScans.ts';

/** Seeds the query cache from cached codes; stale, to be refetched. */
export async function restoreCustomers(): Promise<void> {
  const locale = texts.locale();
  for (const { qrid, cstmr } of await listCachedScans())
    for (const key of [customerKeys.byCustomer(cstmr.cuid, locale), customerKeys.byCode(qrid, locale)])
      if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, cstmr, { updatedAt: 0 });
}
