import { isIP, type LookupFunction } from 'node:net';
import { urlOf } from '../../config/urlOf.ts';
import { isPublicAddress } from '../../lib/publicNetwork.ts';

/** Finds the addresses of a name. */
export type Resolve = (
  hostname: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export interface PushNetwork {
  /** Origins of push services that the operator trusts wherever they are, also without https. */
  readonly own: readonly string[];
  readonly resolve: Resolve;
}

/** A name that leads into a private network. */
const PRIVATE = 'EPRIVATE';

async function publicOf(hostname: string, resolve: Resolve) {
  const addresses = (await resolve(hostname)).filter(({ address }) => isPublicAddress(address));
  if (addresses.length === 0) throw Object.assign(new Error('no address of the internet'), { code: PRIVATE });
  return addresses;
}

/** Finds the addresses of a name for a connection, those of the internet alone: at each connection anew, since a name may come to lead elsewhere. */
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

/** Whether an address is of a push service that the operator trusts. */
export const isOwn = (endpoint: string, { own }: Pick<PushNetwork, 'own'>): boolean =>
  own.includes(urlOf(endpoint)?.origin ?? '');

/** A name in the form of one of the internet, and no address: connections to addresses ask for no name, and so would not be looked at. */
function isName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 && /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(hostname);
}

/** Whether messages may go to an address, as far as it can be told from its form: by https, to a name, without an account. */
export function isEndpoint(endpoint: string, network: Pick<PushNetwork, 'own'>): boolean {
  const url = urlOf(endpoint);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  if (username !== '' || password !== '') return false;
  return isOwn(endpoint, network) || (protocol === 'https:' && isName(hostname));
}

/** An address as it is asked, however it was written: what has one host has it in one spelling. */
export function asAsked(endpoint: string): string {
  const url = new URL(endpoint);
  url.hash = '';
  return url.href;
}

/** What an address comes to: messages may go there; never; or it is not known just now. */
export type EndpointVerdict = 'good' | 'bad' | 'unknown';

/** Names that nobody has, as a resolver says it; all else may pass. */
const NOBODY = new Set(['ENOTFOUND', 'ENODATA', PRIVATE]);

/** Whether messages may go to an address, by where its name leads. */
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
