import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import type { Warn } from '../platform/logging/log.ts';

/** Warns once of an unconfigured proxy: all requests would share one address's rate limit. */
export function warnAboutProxy(app: FastifyInstance, config: Config, warn: Warn): void {
  if (config.trustProxy !== false) return;
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    warn(
      'A request has X-Forwarded-For, but TRUST_PROXY is not set. Behind a proxy, all clients share the rate limits of one address: set TRUST_PROXY to the number of proxies or their addresses. Without a proxy, ignore this: the client invented the header.',
      { event: 'proxy_not_trusted' },
    );
  });
}
