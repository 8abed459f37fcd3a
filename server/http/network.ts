import { isIPv6 } from 'node:net';
import type { Config } from '../base/config.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The four first groups of an IPv6 address, which is what one household or one machine is given. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = !tail ? [] : tail.split(':');
  const width = (groups: readonly string[]) => groups.length + (groups.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - width(before) - width(after));
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Who is counted as one by address: an IPv4 address, or a /64 of IPv6, of which everybody has 2⁶⁴ addresses. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${prefixOf(ip)}::/64` : ip;
}

/** The proxies that are believed, as Fastify takes them: a number of them as a question about each hop. */
export const trustedProxies = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
