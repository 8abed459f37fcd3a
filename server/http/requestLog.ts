import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Config } from '../platform/config/config.ts';
import { createId } from '../platform/lib/ids.ts';
import type { CallRecord } from '../platform/logging/log.ts';
import { getPage, getRouteName, getTraceId } from '../platform/tracing/traceCalls.ts';
import { PROBES } from './health.ts';

const REQUEST_ID_HEADER = 'x-request-id';

/** Accepted from a trusted proxy; too strict for personal data. */
const REQUEST_ID = /^[\w-]{8,64}$/;

export const createRequestIds =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: IncomingMessage): string => {
    const { [REQUEST_ID_HEADER]: given } = headers;
    return trustProxy !== false && typeof given === 'string' && REQUEST_ID.test(given) ? given : createId();
  };

/** Omits unknown names, which may be user input. */
async function findCustomer(
  request: FastifyRequest,
  status: number,
  { customers }: AppContext,
): Promise<string | undefined> {
  const { cuid = getPage(request)?.cuid } = (request.params ?? {}) as { cuid?: unknown };
  // Skips the lookup during an outage.
  if (typeof cuid !== 'string' || status >= 500) return undefined;
  return customers.get(cuid).then(
    () => cuid,
    () => undefined,
  );
}

const isStaticFile = (route: string, request: FastifyRequest, reply: FastifyReply): boolean =>
  route.endsWith('*') &&
  getPage(request) === undefined &&
  !String(reply.getHeader('content-type')).startsWith('text/html');

/** Changes of health are logged separately. */
export const skipHealthChecks =
  (told: (facts: CallRecord) => void) =>
  (facts: CallRecord): void => {
    if (!PROBES.has(facts.route)) told(facts);
  };

/** Sends `X-Request-Id`; logs each call or live stream at its end. */
export function recordRequests(
  app: FastifyInstance,
  context: AppContext,
  told: readonly (((facts: CallRecord) => void) | undefined)[],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  const listeners = told.filter((one) => one !== undefined);
  if (listeners.length === 0) return;
  app.addHook('onResponse', async (request, reply) => {
    const route = getRouteName(request) ?? 'none';
    const { statusCode: status } = reply;
    if (isStaticFile(route, request, reply) && status < 400) return;
    const { id, method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const customer = await findCustomer(request, status, context);
    for (const listener of listeners)
      listener({ id, method, route, customer, status, ms, trace: getTraceId(request) });
  });
}
