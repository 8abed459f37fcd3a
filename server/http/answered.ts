import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import type { Config } from '../platform/config/config.ts';
import { newId } from '../platform/lib/ids.ts';
import type { CallFacts } from '../platform/logging/log.ts';
import { pageOf, routeNameOf, traceOf } from '../platform/tracing/traceCalls.ts';
import { PROBES } from './health.ts';

const REQUEST_ID_HEADER = 'x-request-id';

/** Request ids accepted from a trusted proxy; too strict for personal data. */
const NAME = /^[\w-]{8,64}$/;

export const namedBy =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: IncomingMessage): string => {
    const { [REQUEST_ID_HEADER]: given } = headers;
    return trustProxy !== false && typeof given === 'string' && NAME.test(given) ? given : newId();
  };

/** Finds the customer of a URL or its code; unknown names may be user input and are not logged. */
async function customerOf(
  request: FastifyRequest,
  status: number,
  { customers }: Services,
): Promise<string | undefined> {
  const { cuid = pageOf(request)?.cuid } = (request.params ?? {}) as { cuid?: unknown };
  // Skips the lookup during a database outage.
  if (typeof cuid !== 'string' || status >= 500) return undefined;
  return customers.get(cuid).then(
    () => cuid,
    () => undefined,
  );
}

const isFile = (route: string, request: FastifyRequest, reply: FastifyReply): boolean =>
  route.endsWith('*') &&
  pageOf(request) === undefined &&
  !String(reply.getHeader('content-type')).startsWith('text/html');

/** Their changes are logged separately. */
export const unlessProbed =
  (told: (facts: CallFacts) => void) =>
  (facts: CallFacts): void => {
    if (!PROBES.has(facts.route)) told(facts);
  };

/** Sends `X-Request-Id`, and records each call when it ends; a live stream at its end. */
export function tellAnswered(
  app: FastifyInstance,
  services: Services,
  told: readonly (((facts: CallFacts) => void) | undefined)[],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  const listeners = told.filter((one) => one !== undefined);
  if (listeners.length === 0) return;
  app.addHook('onResponse', async (request, reply) => {
    const route = routeNameOf(request) ?? 'none';
    const { statusCode: status } = reply;
    if (isFile(route, request, reply) && status < 400) return;
    const { id, method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const customer = await customerOf(request, status, services);
    for (const listener of listeners)
      listener({ id, method, route, customer, status, ms, trace: traceOf(request) });
  });
}
