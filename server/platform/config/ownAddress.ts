import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** An address as it stands in a URL. */
export const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** The addresses of this machine in its networks, IPv4 first; not those that end at the next machine. */
function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all
    .filter(({ internal, address }) => !internal && !/^(169\.254\.|fe80:)/i.test(address))
    .sort((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => bracketed(address));
}

/** Its usual names, not the millions of addresses that mean the same. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name is this machine by its own address: who looks after it, or a proxy that hands on no name. */
export const isThisMachine = (hostname: string): boolean =>
  LOOPBACK.has(hostname) || ownAddresses().includes(hostname);

/** Where people find this server, as far as it knows by itself: by the settings, else in its network if it listens there. */
export function listeningOrigin({ publicUrl, host, tls }: Config, port: number): string {
  const name = ANY_ADDRESS.has(host) ? (ownAddresses()[0] ?? 'localhost') : bracketed(host);
  return publicUrl ?? `${tls ? 'https' : 'http'}://${name}:${port}`;
}
