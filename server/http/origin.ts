import { PROOF_HEADER } from '@parvis/api/proof';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseUrl } from '../platform/config/parseUrl.ts';
import { Refusal } from '../platform/lib/refusal.ts';

const parseHost = (origin: string): string | undefined => parseUrl(origin)?.host;

/**
 * Browsers always send `Origin` on POST; clients without it have no ambient cookies. Accepts known other
 * hosts, unless the browser reports cross-site.
 */
export function isOwnSite(
  headers: FastifyRequest['headers'],
  host: string | undefined,
  allowed: readonly string[],
  publicUrl: string | undefined,
): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (site === 'cross-site') return false;
  if (allowed.includes(origin) || origin === publicUrl) return true;
  return host !== undefined && parseHost(origin) === host.toLowerCase();
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The URL itself is the permission. */
    anyOrigin?: true;
  }
}

/** Seconds. */
const PREFLIGHT_MAX_AGE = 600;

function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-allow-credentials', 'true');
  reply.header('vary', 'origin');
}

export function guardOrigin(
  app: FastifyInstance,
  /** `others` may call with the session. */
  { publicUrl, others }: { publicUrl: string | undefined; others: () => Promise<readonly string[]> },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, host } = request;
    const { origin } = headers;
    const isOwn = origin === undefined || parseHost(origin) === host?.toLowerCase();
    const allowed = isOwn ? [] : await others();
    if (origin !== undefined && allowed.includes(origin)) {
      allowOrigin(reply, origin);
      if (method === 'OPTIONS') {
        reply.header('access-control-allow-methods', 'GET, POST');
        reply.header('access-control-allow-headers', `content-type, accept-language, ${PROOF_HEADER}`);
        reply.header('access-control-max-age', String(PREFLIGHT_MAX_AGE));
        return reply.code(204).send();
      }
    }
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
    if (request.routeOptions.config.anyOrigin) return;
    if (!isOwnSite(headers, host, allowed, publicUrl)) throw new Refusal('badOrigin');
  });
}
