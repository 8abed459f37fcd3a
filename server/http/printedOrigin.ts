import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { bracketed, listeningOrigin, ownAddresses } from '../base/ownAddress.ts';

/** Its usual names, not the millions of addresses that mean the same: each name is a picture of its own. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of this site as it may be printed. Whoever asks names a host (`asked`, an origin): where no `PUBLIC_URL`
 * is set it counts only if it is known, as this machine's own or by the settings; else it is the address that a phone
 * beside this machine could use, or the one that is listened to.
 */
export function printedOrigin(asked: string, { raw }: FastifyRequest, config: Config): string {
  const { publicUrl, host, origins } = config;
  if (publicUrl !== undefined) return publicUrl;
  const url = new URL(asked);
  if (origins.includes(url.origin)) return url.origin;
  const port = raw.socket.localPort ?? config.port;
  const { hostname } = url;
  const known = LOOPBACK.has(hostname) || hostname === bracketed(host) || ownAddresses().includes(hostname);
  return known && Number(url.port || (url.protocol === 'https:' ? 443 : 80)) === port
    ? url.origin
    : listeningOrigin(config, port);
}
