import { mobileCalls } from '@parvis/api/calls/mobile';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../lib/api/client.ts';
import { getCustomerHost } from '../../lib/api/currentUser.ts';
import { customerKeys } from '../../lib/api/customerKeys.ts';
import { resolvePictures } from '../../lib/api/resolvePictures.ts';
import { boot } from '../../lib/boot/boot.ts';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { texts } from '../../lib/texts/store.ts';

/** Also applies the theme. */
export function useCustomerInfo(cuid = ''): { customer: CustomerInfo | undefined; isAsked: boolean } {
  const { data, failureCount, isLoading } = useQuery({
    queryKey: customerKeys.byCustomer(cuid, texts.locale()),
    enabled: cuid !== '',
    queryFn: async () => {
      const [info] = await client.call(mobileCalls.infoCstmr, { cuid });
      return info ? resolvePictures(getCustomerHost(cuid), info) : null;
    },
    staleTime: 10 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  });
  const isUnknown = !data && failureCount > 0;
  useEffect(() => {
    // On demand: keeps it out of the first view.
    if (isUnknown)
      import('../offline/restoreCustomers.ts').then((kept) => kept.restoreCustomers()).catch(() => undefined);
  }, [isUnknown]);
  // Offline, the scanned code's page has it.
  const embedded = boot?.scan?.cstmr.cuid === cuid ? boot.scan.cstmr : undefined;
  const customer = data ?? embedded;
  useCustomerTheme(customer?.theme);
  return { customer, isAsked: !customer && isLoading && failureCount === 0 };
}

export const useCaseCustomer = (cuid: string): CustomerInfo | undefined => useCustomerInfo(cuid).customer;
