import cookie from '@fastify/cookie';
import { localeOf, preferredLocale } from '@parvis/locales/languages';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { text } from '../base/texts.ts';
import { sendError } from './errors.ts';
import { serveHealth } from './health.ts';
import { htmlText } from './html.ts';
import { trustedProxies } from './network.ts';
import { BACK_ENDS } from './pages.ts';
import { cspHash, secureHeaders, setPagePolicy } from './security.ts';

/** When to ask again, seconds: of the page by itself, and of whoever calls. */
const RETRY_AFTER = 5;

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}
h1{font-size:1.5rem}`;

const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  /text\/html/.test(headers.accept ?? '') &&
  !BACK_ENDS.test(url.split('?')[0] ?? '');

function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOf(request.cookies.pv_lang) ?? preferredLocale(request.headers['accept-language']);
  const title = htmlText(text('away.title', locale));
  setPagePolicy(reply, { styles: [cspHash(STYLE)], framed: false, pictures: false, origins: [] });
  return reply
    .code(503)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('retry-after', String(RETRY_AFTER))
    .send(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${RETRY_AFTER}">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${htmlText(text('away.text', locale))}</p></main></body></html>`);
}

/**
 * A server for the time in which there is no database yet: `/health` says that this process lives, `/ready` that it
 * is not ready; people meet a page that opens by itself later, programs the envelope. It does not listen yet.
 */
export async function createWaitingServer(config: Config, appFolder: string): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy: trustedProxies(config), forceCloseConnections: true });
  await secureHeaders(app, config);
  await app.register(cookie);
  serveHealth(app, async () => 'databaseAway', appFolder);
  app.addHook('onRequest', async (request, reply) => {
    // The port is soon another's: no connection is kept.
    reply.header('connection', 'close');
    if (!request.is404) return;
    if (asksForPage(request)) sendPage(request, reply);
    else sendError(reply, { code: 'unavailable', retryAfter: RETRY_AFTER });
    return reply;
  });
  return app;
}
