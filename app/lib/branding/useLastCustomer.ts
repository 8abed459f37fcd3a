import { pageOfApp } from '@parvis/api/appAddress';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { customerKeys } from '../api/customerKeys.ts';
import { fetchCustomer } from '../api/fetchCustomer.ts';
import { getRefusal } from '../api/hostClients.ts';
import { boot } from '../boot/boot.ts';
import { markScanUsed, readLastScan, readUnusedScan } from '../session/lastScan.ts';
import { useOwner } from '../session/useOwner.ts';
import { useTexts } from '../texts/useTexts.ts';
import { saveDeviceLook } from './deviceLook.ts';
import { findPageCuid } from './findPageCuid.ts';
import { useCustomerTheme } from './useCustomerTheme.ts';
import { recordLastCustomer } from './watchPageCustomer.ts';

/** Drops the scan of an ended service. */
async function fetchCustomerByCode(qrid: string): Promise<CustomerInfo | null> {
  try {
    return (await fetchCustomer(qrid)) ?? null;
  } catch (error) {
    if (getRefusal(error)?.ended === undefined) throw error;
    markScanUsed(qrid);
    return null;
  }
}

const getCustomerQuery = (qrid: string | undefined, locale: string) =>
  queryOptions({
    queryKey: customerKeys.byCode(qrid, locale),
    queryFn: () => (qrid === undefined ? null : fetchCustomerByCode(qrid)),
    enabled: qrid !== undefined,
    // Keeps data while the language changes.
    placeholderData: (known, before) => (before?.queryKey[1] === qrid ? known : undefined),
    staleTime: 10 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  });

const readPageCustomer = (qrid: string | undefined): CustomerInfo | undefined =>
  qrid !== undefined && boot?.scan?.qrid === qrid ? boot.scan.cstmr : undefined;

/** Pages do not wait after a failure. */
function useScannedCustomer() {
  const { locale } = useTexts();
  const qrid = readLastScan();
  const { data, isLoading, isFetched, failureCount } = useQuery(getCustomerQuery(qrid, locale()));
  const last = data ?? readPageCustomer(qrid);
  // An installed app shows only its customer.
  const { cuid: app } = pageOfApp(location.pathname);
  const customer = app === undefined || last?.cuid === findPageCuid(location.pathname) ? last : undefined;
  useEffect(() => {
    if (!last) return;
    recordLastCustomer(last.cuid);
    saveDeviceLook(last);
  }, [last]);
  return { customer, isAsked: !customer && isLoading && !isFetched && failureCount === 0 };
}

/** Last scanned customer, fallback, or service name. */
export function useSiteName(fallback?: string): string {
  const { t } = useTexts();
  const { customer, isAsked } = useScannedCustomer();
  const owner = useOwner(pageOfApp(location.pathname).cuid && findPageCuid(location.pathname));
  return customer?.cstmrLbl ?? owner?.label ?? (isAsked ? '' : (fallback ?? t('app.name')));
}

export function useLastCustomer(): CustomerInfo | undefined {
  const { customer } = useScannedCustomer();
  useCustomerTheme(customer?.theme);
  return customer;
}

export function useUnusedScan(): string | undefined {
  useScannedCustomer();
  return readUnusedScan();
}
