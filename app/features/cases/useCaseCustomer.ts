import { mobileCalls } from '@parvis/api/calls/mobile';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { baseOf } from '../../lib/api/bases.ts';
import { client } from '../../lib/api/client.ts';
import { customerKeys } from '../../lib/api/customerKeys.ts';
import { picturesAt } from '../../lib/api/picturesAt.ts';
import { boot } from '../../lib/boot/boot.ts';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { texts } from '../../lib/texts/store.ts';

/** A customer by its name, where one is meant, and whether it is asked for the first time; the page is drawn in its colours. */
export function useCustomerOf(cuid = ''): { customer: CustomerInfo | undefined; isAsked: boolean } {
  const { data, failureCount, isLoading } = useQuery({
    queryKey: customerKeys.ofCase(cuid, texts.locale()),
    enabled: cuid !== '',
    queryFn: async () => {
      const [info] = await client.call(mobileCalls.infoCstmr, { cuid });
      return info ? picturesAt(baseOf(cuid), info) : null;
    },
    staleTime: 10 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  });
  const isUnknown = !data && failureCount > 0;
  useEffect(() => {
    // The codes that open without a network tell whose they are. On demand, so that the first view names no file for it.
    if (isUnknown)
      import('../offline/keptCustomers.ts').then((kept) => kept.restoreCustomers()).catch(() => undefined);
  }, [isUnknown]);
  // Without a network the page that was scanned has told whose case it is.
  const brought = boot?.scan?.cstmr.cuid === cuid ? boot.scan.cstmr : undefined;
  const customer = data ?? brought;
  useCustomerTheme(customer?.theme);
  return { customer, isAsked: !customer && isLoading && failureCount === 0 };
}

/** The customer a page belongs to; the page is drawn in its colours. */
export const useCaseCustomer = (cuid: string): CustomerInfo | undefined => useCustomerOf(cuid).customer;
