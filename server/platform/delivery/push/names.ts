import { Resolver } from 'node:dns/promises';
import type { Resolve } from './endpoint.ts';

/** Timeouts per DNS server and in total, milliseconds; less than the timeout of a push. */
const OF_SERVER = 1_500;
const TRIES = 2;
const IN_ALL = 5_000;

interface Asking {
  readonly servers?: readonly string[];
  readonly ofServer?: number;
  readonly inAll?: number;
}

/** The name has no such record, as opposed to a failed lookup. */
const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

type Found = PromiseSettledResult<readonly string[]>;

const addressesIn = (found: Found, family: 4 | 6) =>
  found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];

/** Selects the error to report: failed lookups first. */
function reasonOf(found: readonly Found[]): unknown {
  const reasons = found.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  return reasons.find(({ code }) => !NONE.has(code)) ?? reasons[0];
}

/**
 * Resolves names by DNS queries of its own. The system's lookup runs on four shared threads, which
 * subscriptions at unresponsive names would block, together with file access.
 */
export function resolveBy({ servers, ofServer = OF_SERVER, inAll = IN_ALL }: Asking = {}): Resolve {
  return async (hostname) => {
    // One each, since cancelling affects the whole resolver.
    const resolver = new Resolver({ timeout: ofServer, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), inAll);
    try {
      const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      const addresses = [...addressesIn(found[0], 4), ...addressesIn(found[1], 6)];
      if (addresses.length === 0) throw reasonOf(found);
      return addresses;
    } finally {
      clearTimeout(timer);
    }
  };
}
