import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useEffect } from 'react';
import { useLastCustomer } from '../../lib/branding/useLastCustomer.ts';

/** Whose settings and infos these are: told by a code that opens without a network, until a server says it. */
export function useTown(): CustomerInfo | undefined {
  const customer = useLastCustomer();
  const isUnknown = customer === undefined;
  useEffect(() => {
    // On demand: what is kept is read by whoever needs it alone.
    if (isUnknown)
      import('../offline/keptCustomers.ts').then((kept) => kept.restoreCustomers()).catch(() => undefined);
  }, [isUnknown]);
  return customer;
}
