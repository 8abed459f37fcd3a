import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** The addresses of this machine in its networks, IPv4 first; not those that end at the next machine. */
function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all
    .filter(({ internal, address }) => !internal && !/^(169\.254\.|fe80:)/i.test(address))
    .sort((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => bracketed(address));
}

/**
 * The address of this site as it may be printed. Whoever asks names a host (`asked`, an origin): where no `PUBLIC_URL`
 * is set it counts only if it is known, as this machine's own or by the settings; else it is the address that a phone
 * beside this machine could use, or the one that is listened to.
 */
export function printedOrigin(asked: string, { raw }: FastifyRequest, config: Config): string {
  const { publicUrl, host, port, origins } = config;
  if (publicUrl !== undefined) return publicUrl;
  const url = new URL(asked);
  if (origins.includes(url.origin)) return url.origin;
  const own = ownAddresses();
  const listening = String(raw.socket.localPort ?? port);
  const known = LOOPBACK.test(url.hostname) || own.includes(url.hostname) || url.hostname === bracketed(host);
  if (known && (url.port || '80') === listening) return url.origin;
  const fallback = ANY_ADDRESS.has(host) ? (own[0] ?? 'localhost') : bracketed(host);
  return `http://${fallback}:${listening}`;
}
