import { isIP } from 'node:net';
import { listOf } from './setting.ts';

/** Names for whole networks that Fastify knows. */
const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (NETWORK_NAMES.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Whose word is taken for where a request comes from: nobody's, everybody's, so many in front, or those of these networks. */
export function proxies(text: string): boolean | number | string | undefined {
  if (text === 'false' || text === '0') return false;
  if (text === 'true') return true;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = listOf(text);
  return networks.length > 0 && networks.every(isNetwork) ? networks.join(',') : undefined;
}
