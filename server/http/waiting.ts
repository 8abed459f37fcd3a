import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { sendError } from './errors.ts';
import { serveHealth } from './health.ts';
import { trustedProxies } from './network.ts';
import {
  answerParserError,
  isRefusedHostless,
  refuseExpectations,
  refuseHostless,
  WITHOUT_HOST,
} from './parserErrors.ts';
import { opensPage, sendPlainPage } from './plainPage.ts';
import { secureHeaders, securing } from './security.ts';

const RETRY_AFTER = 5;

function answerAway(request: FastifyRequest, reply: FastifyReply): void {
  // The real server takes over the port soon.
  reply.header('connection', 'close');
  if (opensPage(request)) sendPlainPage(request, reply, { page: 'away', status: 503, again: RETRY_AFTER });
  else sendError(reply, { code: 'unavailable', retryAfter: RETRY_AFTER });
}

/**
 * Creates the server that runs before the database is up: `/health` succeeds, `/ready` fails, pages reload
 * later.
 */
export async function createWaitingServer(
  config: Config,
  appFolder: string,
  serverFactory?: FastifyServerFactory<Server>,
): Promise<FastifyInstance> {
  const secure = securing(config);
  const app = Fastify({
    trustProxy: trustedProxies(config),
    forceCloseConnections: true,
    clientErrorHandler: answerParserError,
    http: WITHOUT_HOST,
    ...(serverFactory && { serverFactory }),
    frameworkErrors: (_, request, reply) => {
      if (isRefusedHostless(request, reply)) return;
      secure(request, reply);
      answerAway(request, reply);
    },
  });
  refuseExpectations(app.server);
  refuseHostless(app);
  secureHeaders(app, secure);
  await app.register(cookie);
  serveHealth(app, { now: async () => 'databaseAway', outgrown: () => false }, () => false, appFolder);
  app.addHook('onRequest', async (request, reply) => {
    // The real server takes over the port soon.
    reply.header('connection', 'close');
    if (!request.is404) return;
    answerAway(request, reply);
    return reply;
  });
  return app;
}
