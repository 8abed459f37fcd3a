import { arrivalCalls } from '@parvis/api/calls/arrival';
import type { CustomerInfo, Scan } from '@parvis/api/entities/customer';
import { placeLine } from '@parvis/locales/placeLine';
import { client } from '../../lib/api/client.ts';
import { fetchCustomer } from '../../lib/api/fetchCustomer.ts';
import { getRefusal } from '../../lib/api/hostClients.ts';
import { createResource, type Resource, useResource } from '../../lib/api/resource.ts';
import { boot, isFirstPage } from '../../lib/boot/boot.ts';
import { takeOpenedScan } from '../../lib/session/openedScan.ts';
import { texts } from '../../lib/texts/store.ts';

const STALE = 5 * 60_000;

function cacheByCode<T>(make: (qrid: string) => Resource<T>): (qrid: string) => Resource<T> {
  const known = new Map<string, Resource<T>>();
  return (qrid) => {
    const key = `${texts.locale()} ${qrid}`;
    const resource = known.get(key) ?? make(qrid);
    known.set(key, resource);
    return resource;
  };
}

const getScanResource = cacheByCode((qrid) =>
  createResource<Scan | undefined>(
    async () => takeOpenedScan(qrid) ?? (await client.call(arrivalCalls.qrScan, { body: { qrid } }))[0],
    { staleTime: STALE },
  ),
);
const getCustomerResource = cacheByCode((qrid) =>
  createResource<CustomerInfo | undefined>(() => fetchCustomer(qrid), { staleTime: STALE }),
);

/** If in the current language. */
const getEmbeddedScan = (qrid: string): Scan | undefined =>
  boot?.scan?.qrid === qrid && boot.language === texts.locale() ? boot.scan : undefined;

/** The server records the scan once a session is open (`known`). */
export function useScan(qrid: string, known: boolean) {
  const resource = getScanResource(qrid);
  const { data, error } = useResource(resource, known);
  const scan = data ?? getEmbeddedScan(qrid);
  const bootError = isFirstPage() && !boot?.scan ? boot?.scanError : undefined;
  const refusal = getRefusal(error);
  const refused = refusal?.code ?? (data ? undefined : bootError);
  const unknown = scan ? undefined : error;
  return {
    scan,
    /** In every language: the gate can switch it. */
    placeLbl:
      (scan && placeLine(scan.place.lbl, scan.place.descr)) ??
      (boot?.scan?.qrid === qrid ? boot.placeLbls?.[texts.locale()] : undefined),
    refused,
    refusal,
    problem: refused === 'unknownQr' || refused === 'staleQr' ? refused : unknown,
    retry: () => void resource.refresh(),
  };
}

/** Embedded or fetched; a failure costs only the banner. */
export function useCodeCustomer(
  qrid: string,
  { brought, refused }: { brought: CustomerInfo | undefined; refused: string | undefined },
): CustomerInfo | undefined {
  const { data } = useResource(getCustomerResource(qrid), !brought && !refused);
  return brought ?? data;
}
