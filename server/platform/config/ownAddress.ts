import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

export const formatUrlHost = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** IPv4 first, without link-local addresses. */
function listOwnAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all
    .filter(({ internal, address }) => !internal && !/^(169\.254\.|fe80:)/i.test(address))
    .sort((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => formatUrlHost(address));
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Health probes and some proxies send the machine's own address. */
export const isThisMachine = (hostname: string): boolean =>
  LOOPBACK.has(hostname) || listOwnAddresses().includes(hostname);

/** Falls back to the best guess. */
export function getListeningOrigin({ publicUrl, host, tls }: Config, port: number): string {
  const name = ANY_ADDRESS.has(host) ? (listOwnAddresses()[0] ?? 'localhost') : formatUrlHost(host);
  return publicUrl ?? `${tls ? 'https' : 'http'}://${name}:${port}`;
}
