import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';

/** Warns once when requests pass through an unconfigured proxy: all would share the rate limit of one address. */
export function noticeProxy(app: FastifyInstance, config: Config, warn: (line: string) => void): void {
  if (config.trustProxy !== false) return;
  let told = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (told || headers['x-forwarded-for'] === undefined) return;
    told = true;
    warn(
      'A request came with X-Forwarded-For, but TRUST_PROXY is not set: if a proxy stands in front, everybody counts as one address and shares its limits. Set TRUST_PROXY to the number of proxies or their addresses. If none does, somebody made the header up, and nothing is wrong.',
    );
  });
}
