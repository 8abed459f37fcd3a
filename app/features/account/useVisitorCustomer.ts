import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useEffect } from 'react';
import { useLastCustomer } from '../../lib/branding/useLastCustomer.ts';

/** Offline from the cache. */
export function useVisitorCustomer(): CustomerInfo | undefined {
  const customer = useLastCustomer();
  const isUnknown = customer === undefined;
  useEffect(() => {
    if (isUnknown)
      import('../offline/restoreCustomers.ts').then((kept) => kept.restoreCustomers()).catch(() => undefined);
  }, [isUnknown]);
  return customer;
}
