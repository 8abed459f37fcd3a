import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { sendError } from './callErrors.ts';
import { getTrustedProxies } from './clientNetwork.ts';
import { serveHealth } from './health.ts';
import {
  ALLOW_MISSING_HOST,
  refuseExpectations,
  refuseInvalidHost,
  refuseInvalidHosts,
  sendParserError,
} from './parserErrors.ts';
import { isPageRequest, sendPlainPage } from './plainPage.ts';
import { addSecurityHeaders, createSecurityHeaders } from './security.ts';

const RETRY_AFTER = 5;

function sendUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  // The real server takes over the port soon.
  reply.header('connection', 'close');
  if (isPageRequest(request))
    sendPlainPage(request, reply, { page: 'away', status: 503, again: RETRY_AFTER });
  else sendError(reply, { code: 'unavailable', retryAfter: RETRY_AFTER });
}

/** Serves until the database is up: `/health` succeeds, `/ready` fails, pages reload later. */
export async function createWaitingServer(
  config: Config,
  appFolder: string,
  serverFactory?: FastifyServerFactory<Server>,
): Promise<FastifyInstance> {
  const secure = createSecurityHeaders(config);
  const app = Fastify({
    trustProxy: getTrustedProxies(config),
    forceCloseConnections: true,
    clientErrorHandler: sendParserError,
    http: ALLOW_MISSING_HOST,
    ...(serverFactory && { serverFactory }),
    frameworkErrors: (_, request, reply) => {
      if (refuseInvalidHost(request, reply)) return;
      secure(request, reply);
      sendUnavailable(request, reply);
    },
  });
  refuseExpectations(app.server);
  refuseInvalidHosts(app);
  addSecurityHeaders(app, secure);
  await app.register(cookie);
  serveHealth(app, { now: async () => 'databaseAway', outgrown: () => false }, () => false, appFolder);
  app.addHook('onRequest', async (request, reply) => {
    // The real server takes over the port soon.
    reply.header('connection', 'close');
    if (!request.is404) return;
    sendUnavailable(request, reply);
    return reply;
  });
  return app;
}
