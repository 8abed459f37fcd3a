import { customerKeys } from '../../lib/api/customerKeys.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { texts } from '../../lib/texts/store.ts';
import { keptScans } from './keptScans.ts';

/** Seeds the query cache with customers of cached codes, stale so that they are refetched. */
export async function restoreCustomers(): Promise<void> {
  const locale = texts.locale();
  for (const { qrid, cstmr } of await keptScans())
    for (const key of [customerKeys.ofCase(cstmr.cuid, locale), customerKeys.ofCode(qrid, locale)])
      if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, cstmr, { updatedAt: 0 });
}
