import { Resolver } from 'node:dns/promises';
import type { Resolve } from './endpoint.ts';

/** Milliseconds per DNS server and in total; shorter than a push's timeout. */
const SERVER_TIMEOUT = 1_500;
const TRIES = 2;
const TOTAL_TIMEOUT = 5_000;

interface ResolverOptions {
  readonly servers?: readonly string[];
  readonly ofServer?: number;
  readonly inAll?: number;
}

/** As opposed to a failed lookup. */
const NO_RECORD: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

type LookupResult = PromiseSettledResult<readonly string[]>;

const toAddresses = (found: LookupResult, family: 4 | 6) =>
  found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];

/** Failed lookups first. */
function selectReason(found: readonly LookupResult[]): unknown {
  const reasons = found.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  return reasons.find(({ code }) => !NO_RECORD.has(code)) ?? reasons[0];
}

/**
 * Queries DNS itself. The system lookup runs on four threads shared with file access, which unresponsive names would
 * block.
 */
export function createHostResolver({
  servers,
  ofServer = SERVER_TIMEOUT,
  inAll = TOTAL_TIMEOUT,
}: ResolverOptions = {}): Resolve {
  return async (hostname) => {
    // Cancelling affects the whole resolver.
    const resolver = new Resolver({ timeout: ofServer, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), inAll);
    try {
      const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      const addresses = [...toAddresses(found[0], 4), ...toAddresses(found[1], 6)];
      if (addresses.length === 0) throw selectReason(found);
      return addresses;
    } finally {
      clearTimeout(timer);
    }
  };
}
