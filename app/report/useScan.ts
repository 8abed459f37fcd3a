import { sessionCalls } from '@parvis/api/calls/session';
import { CallFailed } from '@parvis/api/client';
import type { Scan } from '@parvis/api/entities/customer';
import type { ErrorCode } from '@parvis/api/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { boot } from '../boot/boot.ts';
import { client } from '../session/client.ts';
import { texts } from '../texts/store.ts';

/** What the page itself brought for this code, in the language shown now. */
const bootScan = (qrid: string): Scan | undefined =>
  boot?.scan?.qrid === qrid && boot.language === texts.locale() ? boot.scan : undefined;

const refusalOf = (error: unknown): ErrorCode | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' ? error.failure.error.code : undefined;

const scanQuery = (qrid: string) =>
  queryOptions({
    queryKey: ['scan', qrid, texts.locale()],
    queryFn: async (): Promise<Scan | null> =>
      (await client.call(sessionCalls.qrScan, { body: { qrid } }))[0] ?? null,
    staleTime: 5 * 60_000,
  });

/**
 * What a code leads to. The page brings it, so that the menu is there at once; the scan itself is noted when a session
 * is open (`known`), and answers what this person has already done.
 */
export function useScan(qrid: string, known: boolean) {
  const brought = bootScan(qrid);
  const query = useQuery({ ...scanQuery(qrid), enabled: known });
  const bootError = boot?.scan || boot?.scanError === undefined ? undefined : boot.scanError;
  return {
    scan: query.data ?? brought,
    refused: refusalOf(query.error) ?? (query.data || location.pathname !== bootPath ? undefined : bootError),
    failed: query.isError && !query.data && !brought,
    retry: () => void query.refetch(),
  };
}

/** The page the server answered; what it brought is about this address only. */
const bootPath = location.pathname;
