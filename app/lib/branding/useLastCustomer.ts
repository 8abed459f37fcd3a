import { pageOfApp } from '@parvis/api/appAddress';
import { sessionCalls } from '@parvis/api/calls/session';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import { refusalOf } from '../api/clientAt.ts';
import { customerKeys } from '../api/customerKeys.ts';
import { boot } from '../boot/boot.ts';
import { dropScan, lastScan, openScan } from '../session/lastScan.ts';
import { useOwner } from '../session/useOwner.ts';
import { useTexts } from '../texts/useTexts.ts';
import { customerOf } from './customerHere.ts';
import { noteCustomer } from './followCustomer.ts';
import { useCustomerTheme } from './useCustomerTheme.ts';

/** The customer of a code; nobody's where its service has ended: "home" leads there no more. */
async function customerOfCode(qrid: string): Promise<CustomerInfo | null> {
  try {
    return (await client.call(sessionCalls.userCstmr, { body: { qrid } }))[0] ?? null;
  } catch (error) {
    if (refusalOf(error)?.ended === undefined) throw error;
    dropScan(qrid);
    return null;
  }
}

/** The customer of a code. What failed without a network is asked for again when there is one, and what came is kept. */
const customerQuery = (qrid: string | undefined, locale: string) =>
  queryOptions({
    queryKey: customerKeys.ofCode(qrid, locale),
    queryFn: () => (qrid === undefined ? null : customerOfCode(qrid)),
    enabled: qrid !== undefined,
    // Another language is no other customer.
    placeholderData: (known, before) => (before?.queryKey[1] === qrid ? known : undefined),
    staleTime: 10 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  });

/** Whose code it is, where the page itself brought it: known without any call, in the page's language. */
const broughtCustomer = (qrid: string | undefined): CustomerInfo | undefined =>
  qrid !== undefined && boot?.scan?.qrid === qrid ? boot.scan.cstmr : undefined;

/** The customer, and whether it is asked for the first time; once that failed a page no longer waits for it. */
function useScannedCustomer() {
  const { locale } = useTexts();
  const qrid = lastScan();
  const { data, isLoading, isFetched, failureCount } = useQuery(customerQuery(qrid, locale()));
  const last = data ?? broughtCustomer(qrid);
  // An app is its own customer's, whatever was scanned beside it.
  const { cuid: app } = pageOfApp(location.pathname);
  const customer = app === undefined || last?.cuid === customerOf(location.pathname) ? last : undefined;
  useEffect(() => {
    if (last) noteCustomer(last.cuid);
  }, [last]);
  return { customer, isAsked: !customer && isLoading && !isFetched && failureCount === 0 };
}

/** The site name of a page without its own customer: the last scanned, else `told`, else the service. */
export function useLastSite(told?: string): string {
  const { t } = useTexts();
  const { customer, isAsked } = useScannedCustomer();
  const owner = useOwner(pageOfApp(location.pathname).cuid && customerOf(location.pathname));
  return customer?.cstmrLbl ?? owner?.label ?? (isAsked ? '' : (told ?? t('app.name')));
}

/** The customer of the code scanned last on this device; the page is drawn in its colours. */
export function useLastCustomer(): CustomerInfo | undefined {
  const { customer } = useScannedCustomer();
  useCustomerTheme(customer?.theme);
  return customer;
}

/** The code scanned last, to report there again: not where that service has ended. */
export function useOpenScan(): string | undefined {
  useScannedCustomer();
  return openScan();
}
