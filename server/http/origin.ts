import { PROOF_HEADER } from '@parvis/api/proof';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../base/refusal.ts';

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a state-changing call comes from a page of this site. Browsers always say where a POST comes from; a
 * program that says nothing carries no one's cookies.
 */
export function isOurs(
  headers: FastifyRequest['headers'],
  host: string | undefined,
  allowed: readonly string[],
  publicUrl: string | undefined,
): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (allowed.includes(origin)) return true;
  if (origin === publicUrl) return true;
  return site !== 'cross-site' && host !== undefined && hostOf(origin) === host.toLowerCase();
}

/** Refuses state-changing calls from elsewhere, and lets the configured other hosts of the site call. */
export function guardOrigin(
  app: FastifyInstance,
  options: { origins: readonly string[]; publicUrl: string | undefined },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && options.origins.includes(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-allow-credentials', 'true');
      reply.header('vary', 'origin');
      if (request.method === 'OPTIONS') {
        reply.header('access-control-allow-methods', 'GET, POST');
        reply.header('access-control-allow-headers', `content-type, accept-language, ${PROOF_HEADER}`);
        return reply.code(204).send();
      }
    }
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    if (!isOurs(request.headers, request.host, options.origins, options.publicUrl))
      throw new Refusal('badOrigin');
  });
}
