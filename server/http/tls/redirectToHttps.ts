import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import type { Config } from '../../platform/config/config.ts';
import { urlOf } from '../../platform/config/urlOf.ts';
import { saysOf } from '../../platform/tls/certificate.ts';

/** Where browsers ask that were told no protocol, and where they are led to. */
const PORTS = { http: 80, https: 443 } as const;

/** Answers with the same address by https; a call without a host has none. */
function redirect({ headers, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const host = urlOf(`http://${headers.host ?? ''}`)?.hostname;
  if (!host || !url.startsWith('/')) {
    response.writeHead(400).end();
    return;
  }
  response.writeHead(308, { location: `https://${host}${url}`, 'cache-control': 'no-store' }).end();
}

/**
 * Leads whoever comes to port 80 to https, where this server speaks it itself on port 443. Where port 80 cannot be had, that is told, and
 * the server goes on without. @returns what ends it
 */
export async function redirectToHttps(
  { tls, port, host }: Pick<Config, 'tls' | 'port' | 'host'>,
  warn: (line: string) => void,
  from: number = PORTS.http,
): Promise<{ readonly server: Server; close(): Promise<void> } | undefined> {
  if (!tls || port !== PORTS.https) return undefined;
  const server = createServer(redirect);
  try {
    server.listen(from, host);
    await once(server, 'listening');
  } catch (error) {
    warn(
      `Port ${from} does not lead to https (${saysOf(error)}): who types the address without https:// finds nothing.`,
    );
    return undefined;
  }
  return {
    server,
    async close() {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}
