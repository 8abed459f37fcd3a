import { isIPv6 } from 'node:net';
import type { Config } from '../platform/config/config.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function getPrefixGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = !tail ? [] : tail.split(':');
  const countGroups = (groups: readonly string[]) => groups.length + (groups.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - countGroups(before) - countGroups(after));
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Some proxies send a port. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([\da-f:.]+)\](?::\d+)?$/i;

/** Connections closed before their address was read. */
const DISCONNECTED = 'cut off';

function truncateAddress(address: string | undefined, groups: number, octets = 4): string {
  if (address === undefined) return DISCONNECTED;
  const [, four, six] = WITH_PORT.exec(address) ?? [];
  const ip = four ?? six ?? address;
  const v4 = MAPPED.exec(ip)?.[1] ?? (ip.includes(':') ? undefined : ip);
  if (v4 !== undefined) return v4.split('.').slice(0, octets).join('.');
  return isIPv6(ip) ? `${getPrefixGroups(ip, groups)}::/${groups * 16}` : ip;
}

/** Most limits: IPv4 address or IPv6 /64. */
export const truncateToSlash64 = (ip: string | undefined): string => truncateAddress(ip, 4);

/** Sensitive limits, such as mails to others: IPv4 address or IPv6 /48. */
export const truncateToSlash48 = (ip: string | undefined): string => truncateAddress(ip, 3);

/** Shared limits: IPv4 /24 or IPv6 /48. */
export const truncateToSlash24Or48 = (ip: string | undefined): string => truncateAddress(ip, 3, 3);

/** A number becomes a predicate per hop. */
export const getTrustedProxies = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
