import { queryClient } from '../data/queryClient.ts';
import { scannedCustomerKey } from '../look/useLastCustomer.ts';
import { keptScans } from '../pwa/keptScans.ts';
import { texts } from '../texts/store.ts';

/** The key of a customer whose page is shown. */
export const caseCustomerKey = (cuid: string) => ['customer', cuid, texts.locale()] as const;

/** Customers whose codes open without a network are known without one. They are asked for again when there is one. */
export async function restoreCustomers(): Promise<void> {
  for (const { qrid, cstmr } of await keptScans())
    for (const key of [caseCustomerKey(cstmr.cuid), scannedCustomerKey(qrid, texts.locale())])
      if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, cstmr, { updatedAt: 0 });
}
