import { isIP, type LookupFunction } from 'node:net';
import { urlOf } from '../../config/urlOf.ts';
import { isPublicAddress } from '../../lib/publicNetwork.ts';

export type Resolve = (
  hostname: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export interface PushNetwork {
  /** Trusted origins of private push services, also without https. */
  readonly own: readonly string[];
  readonly resolve: Resolve;
}

const PRIVATE = 'EPRIVATE';

async function publicOf(hostname: string, resolve: Resolve) {
  const addresses = (await resolve(hostname)).filter(({ address }) => isPublicAddress(address));
  if (addresses.length === 0) throw Object.assign(new Error('no address of the internet'), { code: PRIVATE });
  return addresses;
}

/** Creates a lookup that returns public addresses only. It runs per connection, against DNS rebinding. */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, { all }, done) => {
    publicOf(hostname, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (all || !first) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };

export const isOwn = (endpoint: string, { own }: Pick<PushNetwork, 'own'>): boolean =>
  own.includes(urlOf(endpoint)?.origin ?? '');

/** Checks for a qualified host name. IP addresses are refused: their connections bypass the lookup. */
function isName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 && /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(hostname);
}

/** Requires https and a host name, without credentials. */
export function isEndpoint(endpoint: string, network: Pick<PushNetwork, 'own'>): boolean {
  const url = urlOf(endpoint);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  if (username !== '' || password !== '') return false;
  return isOwn(endpoint, network) || (protocol === 'https:' && isName(hostname));
}

/** Normalises an endpoint URL, to compare hosts. */
export function asAsked(endpoint: string): string {
  const url = new URL(endpoint);
  url.hash = '';
  return url.href;
}

/** `unknown` on temporary DNS failure. */
export type EndpointVerdict = 'good' | 'bad' | 'unknown';

/** Permanent DNS errors; others are temporary. */
const NOBODY = new Set(['ENOTFOUND', 'ENODATA', PRIVATE]);

export async function verdictOf(endpoint: string, network: PushNetwork): Promise<EndpointVerdict> {
  if (!isEndpoint(endpoint, network)) return 'bad';
  if (isOwn(endpoint, network)) return 'good';
  try {
    await publicOf(new URL(endpoint).hostname, network.resolve);
    return 'good';
  } catch (error) {
    return NOBODY.has(String((error as NodeJS.ErrnoException).code)) ? 'bad' : 'unknown';
  }
}
