import { isIPv6 } from 'node:net';
import type { Config } from '../platform/config/config.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first groups of an IPv6 address, of 16 bits each. */
function prefixOf(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = !tail ? [] : tail.split(':');
  const width = (groups: readonly string[]) => groups.length + (groups.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - width(before) - width(after));
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Some proxies write the port, too, which is another for each connection: `192.0.2.7:4711`, `[2001:db8::2]:4711`. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([\da-f:.]+)\](?::\d+)?$/i;

/** Of a connection that was cut off before it was looked at no address is known: whoever did that is counted as one. */
const CUT_OFF = 'cut off';

function withinPrefix(said: string | undefined, groups: number, octets = 4): string {
  if (said === undefined) return CUT_OFF;
  const [, four, six] = WITH_PORT.exec(said) ?? [];
  const ip = four ?? six ?? said;
  const v4 = MAPPED.exec(ip)?.[1] ?? (ip.includes(':') ? undefined : ip);
  if (v4 !== undefined) return v4.split('.').slice(0, octets).join('.');
  return isIPv6(ip) ? `${prefixOf(ip, groups)}::/${groups * 16}` : ip;
}

/** Who is counted as one by address: an IPv4 address, or a /64 of IPv6, of which everybody has 2⁶⁴ addresses. */
export const networkOf = (ip: string | undefined): string => withinPrefix(ip, 4);

/** Who is counted as one where a few are much, such as mails to somebody else: an IPv4 address, or a /48 of IPv6. */
export const lineOf = (ip: string | undefined): string => withinPrefix(ip, 3);

/** The line of who takes from what strangers share: a /24 of IPv4, or a /48 of IPv6. */
export const ipPrefix = (ip: string | undefined): string => withinPrefix(ip, 3, 3);

/** The proxies that are believed, as Fastify takes them: a number of them as a question about each hop. */
export const trustedProxies = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
