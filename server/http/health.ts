import { addresses, REVISION_HEADER } from '@parvis/api/addresses';
import { FIRST_REVISION } from '@parvis/api/constants';
import { errorStatus } from '@parvis/api/errors';
import type { FastifyInstance } from 'fastify';
import type { RefusedCustomer } from '../modules/provisioning/service.ts';
import type { Readiness } from '../platform/db/readiness.ts';
import { createPageLoader } from './builtPage.ts';

/** Seconds. */
const RETRY_AFTER = 2;

/** Exempt from rate limits. */
export const PROBES: ReadonlySet<string> = new Set([addresses.health.template, addresses.ready.template]);

/**
 * Serves `/health` (liveness: 503 while draining, but not during a database outage, which affects all
 * instances), `/ready` (readiness: writable database and not draining; reports a newer schema and refused
 * customers) and `/empty.js` (build revision).
 */
export function serveHealth(
  app: FastifyInstance,
  readiness: Pick<Readiness, 'now' | 'outgrown'>,
  isLeaving: () => boolean,
  appFolder: string,
  refused: () => Promise<readonly RefusedCustomer[]> = async () => [],
): void {
  const page = createPageLoader(appFolder, '.');
  const getPageRevision = (): number => page()?.revision ?? FIRST_REVISION;
  app.get(addresses.health.template, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isLeaving()) return { status: 'ok', rev: getPageRevision() };
    reply.code(errorStatus.unavailable).header('retry-after', String(RETRY_AFTER));
    return { status: 'leaving', rev: getPageRevision() };
  });
  app.get(addresses.ready.template, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const status = isLeaving() ? 'leaving' : await readiness.now();
    if (status === 'ok') {
      const notLoaded = (await refused()).map(({ name }) => name);
      return {
        status,
        ...(readiness.outgrown() && { schema: 'newer' }),
        ...(notLoaded.length > 0 && { notLoaded }),
      };
    }
    reply.code(errorStatus.unavailable).header('retry-after', String(RETRY_AFTER));
    return { status, rslt: { error: { code: 'unavailable', retryAfter: RETRY_AFTER } } };
  });
  app.get(addresses.build.template, (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(REVISION_HEADER, String(getPageRevision()))
      .send(''),
  );
}
