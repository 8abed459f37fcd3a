import { sessionCalls } from '@parvis/api/calls/session';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useQuery } from '@tanstack/react-query';
import { client } from '../data/client.ts';
import { lastScan } from '../session/lastScan.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useCustomerTheme } from './useCustomerTheme.ts';

/** The customer of the code scanned last on this device; the page is drawn in its colours. */
export function useLastCustomer(): CustomerInfo | undefined {
  const { locale } = useTexts();
  const qrid = lastScan();
  const { data } = useQuery({
    queryKey: ['cstmr', qrid, locale()],
    queryFn: async () =>
      (await client.call(sessionCalls.userCstmr, { body: qrid ? { qrid } : {} }))[0] ?? null,
    enabled: qrid !== undefined,
    staleTime: 10 * 60_000,
  });
  useCustomerTheme(data?.theme);
  return data ?? undefined;
}
