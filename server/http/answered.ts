import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import type { Config } from '../platform/config/config.ts';
import { newId } from '../platform/lib/ids.ts';
import type { CallFacts } from '../platform/logging/log.ts';
import { pageOf, routeNameOf, traceOf } from '../platform/tracing/traceCalls.ts';
import { PROBES } from './health.ts';

const REQUEST_ID_HEADER = 'x-request-id';

/** Names of requests as proxies write them: nothing that a person would be known by has that form and is believed. */
const NAME = /^[\w-]{8,64}$/;

/** Names a request: as the proxy in front did, where one is believed, else anew. */
export const namedBy =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: IncomingMessage): string => {
    const { [REQUEST_ID_HEADER]: given } = headers;
    return trustProxy !== false && typeof given === 'string' && NAME.test(given) ? given : newId();
  };

/** The customer of an address or of the code in it, where there is one of that name: what else stands there somebody typed. */
async function customerOf(
  request: FastifyRequest,
  status: number,
  { customers }: Services,
): Promise<string | undefined> {
  const { cuid = pageOf(request)?.cuid } = (request.params ?? {}) as { cuid?: unknown };
  // While the database is away it is not asked for more.
  if (typeof cuid !== 'string' || status >= 500) return undefined;
  return customers.get(cuid).then(
    () => cuid,
    () => undefined,
  );
}

/** Files of the built app, of which a page asks for dozens, and not the pages, which are served by the same route. */
const isFile = (route: string, request: FastifyRequest, reply: FastifyReply): boolean =>
  route.endsWith('*') &&
  pageOf(request) === undefined &&
  !String(reply.getHeader('content-type')).startsWith('text/html');

/** Told of all but looks at health: they come every few seconds, and what they find out is told by itself once it changes. */
export const unlessProbed =
  (told: (facts: CallFacts) => void) =>
  (facts: CallFacts): void => {
    if (!PROBES.has(facts.route)) told(facts);
  };

/** Names every answer (`X-Request-Id`), and tells of it once it is over: of a live stream at its end. */
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
