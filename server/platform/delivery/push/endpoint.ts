import { isIP, type LookupFunction } from 'node:net';
import { parseUrl } from '../../config/parseUrl.ts';
import { isPublicAddress } from '../../lib/publicNetwork.ts';

export type Resolve = (
  hostname: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export interface PushNetwork {
  /** Private push services, also without https. */
  readonly own: readonly string[];
  readonly resolve: Resolve;
}

const PRIVATE = 'EPRIVATE';

async function resolvePublic(hostname: string, resolve: Resolve) {
  const addresses = (await resolve(hostname)).filter(({ address }) => isPublicAddress(address));
  if (addresses.length === 0) throw Object.assign(new Error('no address of the internet'), { code: PRIVATE });
  return addresses;
}

/** Returns public addresses only, per connection, against DNS rebinding. */
export const createPublicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, { all }, done) => {
    resolvePublic(hostname, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (all || !first) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };

export const isTrustedService = (endpoint: string, { own }: Pick<PushNetwork, 'own'>): boolean =>
  own.includes(parseUrl(endpoint)?.origin ?? '');

/** Refuses IP addresses: their connections bypass the lookup. */
function isHostName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 && /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(hostname);
}

/** https and a host name, without credentials. */
export function isValidEndpoint(endpoint: string, network: Pick<PushNetwork, 'own'>): boolean {
  const url = parseUrl(endpoint);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  if (username !== '' || password !== '') return false;
  return isTrustedService(endpoint, network) || (protocol === 'https:' && isHostName(hostname));
}

export function normalizeEndpoint(endpoint: string): string {
  const url = new URL(endpoint);
  url.hash = '';
  return url.href;
}

/** `unknown` on temporary DNS failure. */
export type EndpointStatus = 'good' | 'bad' | 'unknown';

/** Permanent DNS errors; others are temporary. */
const UNKNOWN_HOST = new Set(['ENOTFOUND', 'ENODATA', PRIVATE]);

export async function checkEndpoint(endpoint: string, network: PushNetwork): Promise<EndpointStatus> {
  if (!isValidEndpoint(endpoint, network)) return 'bad';
  if (isTrustedService(endpoint, network)) return 'good';
  try {
    await resolvePublic(new URL(endpoint).hostname, network.resolve);
    return 'good';
  } catch (error) {
    return UNKNOWN_HOST.has(String((error as NodeJS.ErrnoException).code)) ? 'bad' : 'unknown';
  }
}
