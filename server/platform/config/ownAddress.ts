import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

export const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** Lists this machine's network addresses, IPv4 first, without link-local ones. */
function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all
    .filter(({ internal, address }) => !internal && !/^(169\.254\.|fe80:)/i.test(address))
    .sort((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => bracketed(address));
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Checks whether a host name is this machine's own address, as health probes and some proxies send it. */
export const isThisMachine = (hostname: string): boolean =>
  LOOPBACK.has(hostname) || ownAddresses().includes(hostname);

/** The configured public URL, or the best guess. */
export function listeningOrigin({ publicUrl, host, tls }: Config, port: number): string {
  const name = ANY_ADDRESS.has(host) ? (ownAddresses()[0] ?? 'localhost') : bracketed(host);
  return publicUrl ?? `${tls ? 'https' : 'http'}://${name}:${port}`;
}
