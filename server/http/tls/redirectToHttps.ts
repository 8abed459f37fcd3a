import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import type { Config } from '../../platform/config/config.ts';
import { parseUrl } from '../../platform/config/parseUrl.ts';
import type { Warn } from '../../platform/logging/log.ts';
import { getErrorMessage } from '../../platform/tls/certificate.ts';

const PORTS = { http: 80, https: 443 } as const;

function redirectRequest({ headers, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const host = parseUrl(`http://${headers.host ?? ''}`)?.hostname;
  if (!host || !url.startsWith('/')) {
    response.writeHead(400).end();
    return;
  }
  response.writeHead(308, { location: `https://${host}${url}`, 'cache-control': 'no-store' }).end();
}

/** Only if this server serves port 443. Without port 80, warns and continues. */
export async function redirectToHttps(
  { tls, port, host }: Pick<Config, 'tls' | 'port' | 'host'>,
  warn: Warn,
  from: number = PORTS.http,
): Promise<{ readonly server: Server; close(): Promise<void> } | undefined> {
  if (!tls || port !== PORTS.https) return undefined;
  const server = createServer(redirectRequest);
  try {
    server.listen(from, host);
    await once(server, 'listening');
  } catch (error) {
    const reason = getErrorMessage(error);
    warn(`Port ${from} cannot redirect to https (${reason}); addresses without https:// are unreachable.`, {
      event: 'https_redirect_failed',
      reason,
    });
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
