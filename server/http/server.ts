import type { IncomingMessage, Server } from 'node:http';
import cookie from '@fastify/cookie';
import { adminCalls } from '@parvis/api/calls/admin';
import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { flowCalls } from '@parvis/api/calls/flows';
import { formerCalls } from '@parvis/api/calls/former';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { notifCalls } from '@parvis/api/calls/notif';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls, phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { rungCalls } from '@parvis/api/calls/rungs';
import { sessionCalls } from '@parvis/api/calls/session';
import { siteCalls } from '@parvis/api/calls/sites';
import { textCalls } from '@parvis/api/calls/texts';
import { townCalls } from '@parvis/api/calls/town';
import { BODY_LIMIT } from '@parvis/api/constants';
import { errorStatus } from '@parvis/api/errors';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type pg from 'pg';
import { caseHandlers } from '../modules/cases/routes/cases.ts';
import { flowHandlers } from '../modules/cases/routes/flows.ts';
import { contactHandlers } from '../modules/contact/routes/contact.ts';
import type { Services } from '../modules/context/services.ts';
import { formerHandlers } from '../modules/identity/routes/former.ts';
import { loginHandlers } from '../modules/identity/routes/login.ts';
import { ownAddressHandlers } from '../modules/identity/routes/ownAddress.ts';
import { ownPhoneHandlers, phoneDiscoveryHandlers } from '../modules/identity/routes/ownPhone.ts';
import { qrLoginHandlers } from '../modules/identity/routes/qrLogin.ts';
import { sessionHandlers } from '../modules/identity/routes/session.ts';
import { siteHandlers } from '../modules/identity/routes/sites.ts';
import { notifHandlers } from '../modules/notifications/routes/notif.ts';
import { rungHandlers } from '../modules/notifications/routes/rungs.ts';
import { eraseHandlers } from '../modules/privacy/routes/erase.ts';
import type { RefusedCustomer } from '../modules/provisioning/load/refusedCustomers.ts';
import type { Readiness } from '../platform/db/readiness.ts';
import type { Warn } from '../platform/lib/warn.ts';
import type { CallFacts } from '../platform/logging/log.ts';
import { traceCalls } from '../platform/tracing/traceCalls.ts';
import { namedBy, tellAnswered, unlessProbed } from './answered.ts';
import { acceptJson } from './body.ts';
import { asksForBookFile, serveBook } from './book.ts';
import { asksForFile, BACK_ENDS } from './builtFiles.ts';
import { acceptBytes } from './bytes.ts';
import { adminHandlers } from './calls/admin.ts';
import { mobileHandlers } from './calls/mobile.ts';
import { textHandlers } from './calls/texts.ts';
import { townHandlers } from './calls/town.ts';
import { serveCodeSheets } from './codeSheets.ts';
import { compressAnswers } from './compress.ts';
import { limitConnections } from './connections.ts';
import { serveDocs } from './docs.ts';
import { type Draining, drainable } from './draining.ts';
import { callError, fileRefusal, sendError } from './errors.ts';
import { PROBES, serveHealth } from './health.ts';
import { serveInstallable } from './installable.ts';
import { serveLegalPages } from './legalPages.ts';
import { createLimits, type Limits } from './limits.ts';
import { serveLive } from './live.ts';
import { servePictures, serveQrPictures } from './media.ts';
import { serveMessageMedia } from './messageMedia.ts';
import { methodOf } from './methodOf.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metricsPage.ts';
import { trustedProxies } from './network.ts';
import { asksToEndNews, refuseToEndNews, serveNewsEnd } from './newsPage.ts';
import { serveOpenApi } from './openapi.ts';
import { guardOrigin } from './origin.ts';
import { serveOutbox } from './outboxPage.ts';
import { serveOwnData } from './ownData.ts';
import { servePages, takesPage } from './pages.ts';
import {
  answerParserError,
  isRefusedHostless,
  refuseExpectations,
  refuseHostless,
  WITHOUT_HOST,
} from './parserErrors.ts';
import { opensPage, sendPlainPage } from './plainPage.ts';
import { asksForPreviewFile, servePreviews } from './previews.ts';
import { noticeProxy } from './proxyNotice.ts';
import { type Registry, registerAll } from './register.ts';
import { secureHeaders, securing } from './security.ts';
import { serveSmsInbound } from './smsInbound.ts';
import { serveSmsReceipts } from './smsReceipts.ts';
import type { Streams } from './streams.ts';
import { serveTrailSheet } from './trailSheet.ts';

function serveTakenAway(app: FastifyInstance, services: Services, limits: Limits): void {
  serveOwnData(app, services);
  serveCodeSheets(app, services, limits);
  serveTrailSheet(app, services, limits);
}

const CODE_PAGE = /^\/q\/([^/?]{1,40})/;

/** Returns a page for an invalid URL (`/q/%`) opened in a browser. */
function readablePageFor({ url = '', method = '', headers }: IncomingMessage): string | undefined {
  if (!/^(?:GET|HEAD)$/.test(method) || !takesPage(headers) || BACK_ENDS.test(url)) return undefined;
  const code = CODE_PAGE.exec(url)?.[1];
  return code === undefined ? '/' : `/q/${encodeURIComponent(code)}`;
}

function serveGateways(app: FastifyInstance, services: Services): void {
  serveSmsReceipts(app, services);
  serveSmsInbound(app, services);
}

export interface ServerOptions {
  services: Services;
  pool: pg.Pool;
  streams: Streams;
  readiness: Readiness;
  /** Disabled if undefined. */
  metrics: Metrics | undefined;
  serverFactory?: FastifyServerFactory<Server> | undefined;
  appFolder: string;
  previewsFolder: string;
  bookFolder: string;
  /** Logs internal errors with their request id. */
  log: (error: unknown, request?: string) => void;
  answered: ((facts: CallFacts) => void) | undefined;
  warn: Warn;
  /** For tests. */
  checkAnswers?: boolean;
  /** For tests. */
  onRoute?: (method: string, url: string) => void;
  refused?: () => Promise<readonly RefusedCustomer[]>;
}

/** Default reload delay of a refused page, seconds. */
const CROWDED_SECONDS = 60;

function answerErrors(app: FastifyInstance, { log, readiness }: ServerOptions): void {
  app.setErrorHandler((error, request, reply) => {
    const ofFile = fileRefusal(error);
    if (ofFile)
      return reply.code(ofFile.status).headers(ofFile.headers).header('cache-control', 'no-store').send();
    const known = callError(error);
    if (known.code === 'unavailable') readiness.failed(error);
    if (known.code === 'internal') log(error, request.id);
    if (known.code === 'tooMany' && opensPage(request)) {
      const again = known.retryAfter ?? CROWDED_SECONDS;
      return sendPlainPage(request, reply, { page: 'crowded', status: errorStatus.tooMany, again });
    }
    if (asksToEndNews(request)) return refuseToEndNews(request, reply, known);
    return sendError(reply, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodOf(request.url.split('?')[0] ?? '');
    if (asksToEndNews(request)) return refuseToEndNews(request, reply, { code: 'notFound' });
    if (allowed === undefined) return sendError(reply, { code: 'notFound' });
    reply.header('allow', allowed);
    return sendError(reply, { code: 'methodNotAllowed' });
  });
}

/** Timeout for receiving a request; responses may take longer. */
const RECEIVE_MS = 20_000;

export interface HttpServer {
  readonly app: FastifyInstance;
  readonly draining: Draining;
}

/** Does not listen yet. */
export async function createServer(options: ServerOptions): Promise<HttpServer> {
  const { services, pool, streams, readiness } = options;
  const { config } = services;
  const secure = securing(config);
  const settings: FastifyHttpOptions<Server> = {
    bodyLimit: BODY_LIMIT,
    genReqId: namedBy(config),
    requestTimeout: RECEIVE_MS,
    // Requests in flight during shutdown are still answered.
    return503OnClosing: false,
    trustProxy: trustedProxies(config),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerParserError,
    http: WITHOUT_HOST,
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
    frameworkErrors: (error, request, reply) => {
      if (isRefusedHostless(request, reply)) return;
      secure(request, reply);
      const page = readablePageFor(request.raw);
      if (asksToEndNews(request)) void refuseToEndNews(request, reply, callError(error));
      else if (page === undefined) void sendError(reply, callError(error));
      else void reply.redirect(page);
    },
  };
  const app = Fastify(settings);
  const { onRoute } = options;
  if (onRoute)
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) onRoute(one, url);
    });
  app.decorateRequest('caller', null);
  traceCalls(app, config);
  refuseExpectations(app.server);
  refuseHostless(app);
  answerErrors(app, options);
  noticeProxy(app, config, options.warn);
  acceptJson(app);
  acceptBytes(app);
  secureHeaders(app, secure);
  tellAnswered(app, services, [
    options.answered && unlessProbed(options.answered),
    options.metrics?.answered,
  ]);
  const draining = drainable(app, streams.close);
  await app.register(cookie);
  guardOrigin(app, {
    publicUrl: config.publicUrl,
    others: async () => (await services.customers.sites()).callers,
  });
  compressAnswers(app);
  const limits = createLimits(
    app,
    services,
    (request) =>
      PROBES.has(request.url.split('?')[0] ?? '') ||
      asksForFile(options.appFolder, request) ||
      asksForPreviewFile(options.previewsFolder, request) ||
      asksForBookFile(options.bookFolder, request),
  );
  const registry: Registry = { app, services, limits, checkAnswers: options.checkAnswers === true };
  registerAll(registry, sessionCalls, { ...sessionHandlers, ...eraseHandlers });
  registerAll(registry, textCalls, textHandlers);
  registerAll(registry, flowCalls, flowHandlers);
  registerAll(registry, caseCalls, caseHandlers);
  registerAll(registry, loginCalls, loginHandlers);
  registerAll(registry, qrLoginCalls, qrLoginHandlers);
  registerAll(registry, ownAddressCalls, { ...ownAddressHandlers, ...eraseHandlers });
  registerAll(registry, ownPhoneCalls, { ...ownPhoneHandlers, ...eraseHandlers });
  registerAll(registry, phoneDiscoveryCalls, phoneDiscoveryHandlers);
  registerAll(registry, contactCalls, contactHandlers);
  registerAll(registry, siteCalls, siteHandlers);
  registerAll(registry, formerCalls, formerHandlers);
  registerAll(registry, notifCalls, notifHandlers);
  registerAll(registry, rungCalls, rungHandlers);
  registerAll(registry, mobileCalls, mobileHandlers);
  registerAll(registry, townCalls, townHandlers);
  registerAll(registry, adminCalls, adminHandlers);
  serveLive(app, { services, pool, streams });
  serveTakenAway(app, services, limits);
  serveLegalPages(app, services);
  serveNewsEnd(app, services);
  serveMessageMedia(app, services);
  servePictures(app, services);
  serveInstallable(app, services);
  serveQrPictures(app, services);
  serveGateways(app, services);
  serveHealth(app, readiness, draining.isLeaving, options.appFolder, options.refused);
  serveMetrics(app, options.metrics, config.metricsToken);
  serveOpenApi(app, services);
  serveDocs(app);
  serveOutbox(app, services);
  servePreviews(app, options.previewsFolder);
  serveBook(app, options.bookFolder);
  await servePages(app, services, options.appFolder, options.log);
  if (config.trustProxy === false) limitConnections(app.server, config.addressCeiling);
  return { app, draining };
}
