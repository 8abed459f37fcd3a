import { Resolver } from 'node:dns/promises';
import type { Resolve } from './endpoint.ts';

/** How long a name server is waited for, and how often it is asked; how long a name is waited for in all, milliseconds: less than a push waits. */
const OF_SERVER = 1_500;
const TRIES = 2;
const IN_ALL = 5_000;

/** Who is asked for names, and for how long. */
interface Asking {
  /** Those of this machine where nothing else is said. */
  readonly servers?: readonly string[];
  readonly ofServer?: number;
  readonly inAll?: number;
}

/** What says that a name has no address of a kind, and not that nobody could say so. */
const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/** What came of looking for addresses of one kind. */
type Found = PromiseSettledResult<readonly string[]>;

const addressesIn = (found: Found, family: 4 | 6) =>
  found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];

/** Why there is no address: that somebody could not say comes before that there is none. */
function reasonOf(found: readonly Found[]): unknown {
  const reasons = found.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  return reasons.find(({ code }) => !NONE.has(code)) ?? reasons[0];
}

/**
 * Finds the addresses of a name, by asking name servers itself: what the system would do for it waits on one of four threads, and
 * whoever registers at names whose servers never answer would hold them all, and files with them.
 */
export function resolveBy({ servers, ofServer = OF_SERVER, inAll = IN_ALL }: Asking = {}): Resolve {
  return async (hostname) => {
    // One each: what is given up is this name alone.
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
