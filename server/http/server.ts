import type { IncomingMessage, Server } from 'node:http';
import cookie from '@fastify/cookie';
import { adminCalls } from '@parvis/api/calls/admin';
import { assignCalls } from '@parvis/api/calls/assign';
import { boardCalls, viewCalls } from '@parvis/api/calls/board';
import { bulkCalls } from '@parvis/api/calls/bulk';
import { caseCalls } from '@parvis/api/calls/cases';
import { codeCalls } from '@parvis/api/calls/codes';
import { contactCalls } from '@parvis/api/calls/contact';
import { counterCalls, spokenCalls } from '@parvis/api/calls/counter';
import { deskFigureCalls } from '@parvis/api/calls/deskFigures';
import { draftCalls } from '@parvis/api/calls/drafts';
import { figureCalls } from '@parvis/api/calls/figures';
import { flowCalls } from '@parvis/api/calls/flows';
import { followerCalls, townFollowerCalls } from '@parvis/api/calls/followers';
import { formerCalls } from '@parvis/api/calls/former';
import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { labelCalls } from '@parvis/api/calls/labels';
import { adminLinkCalls, linkCalls, mobileLinkCalls, townLinkCalls } from '@parvis/api/calls/links';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { moderationCalls } from '@parvis/api/calls/moderation';
import { noteCalls } from '@parvis/api/calls/notes';
import { notifCalls } from '@parvis/api/calls/notif';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls, phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { pollCalls, pollDraftCalls, staffPollCalls } from '@parvis/api/calls/polls';
import { presenceCalls } from '@parvis/api/calls/presence';
import { qrLoginCalls } from '@parvis/api/calls/qrLogin';
import { questionCalls } from '@parvis/api/calls/questions';
import { replyCalls } from '@parvis/api/calls/replies';
import { rungCalls } from '@parvis/api/calls/rungs';
import { sessionCalls } from '@parvis/api/calls/session';
import { siteCalls } from '@parvis/api/calls/sites';
import { statsCalls } from '@parvis/api/calls/stats';
import { surveyCalls } from '@parvis/api/calls/survey';
import { textCalls } from '@parvis/api/calls/texts';
import { townCalls } from '@parvis/api/calls/town';
import { triageCalls } from '@parvis/api/calls/triage';
import { BODY_LIMIT } from '@parvis/api/constants';
import { errorStatus } from '@parvis/api/errors';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type pg from 'pg';
import { assignHandlers } from '../modules/assignments/routes/staff.ts';
import { boardHandlers } from '../modules/cases/routes/board.ts';
import { caseHandlers } from '../modules/cases/routes/cases.ts';
import { flowHandlers } from '../modules/cases/routes/flows.ts';
import { contributorCaseHandlers } from '../modules/cases/routes/mobile.ts';
import { staffCaseHandlers } from '../modules/cases/routes/town.ts';
import { contactHandlers } from '../modules/contact/routes/contact.ts';
import type { AppContext } from '../modules/context/appContext.ts';
import { bulkHandlers } from '../modules/desk/routes/bulk.ts';
import { draftHandlers } from '../modules/desk/routes/drafts.ts';
import { presenceHandlers } from '../modules/desk/routes/presence.ts';
import { viewHandlers } from '../modules/desk/routes/staff.ts';
import { followerHandlers, staffFollowerHandlers } from '../modules/followers/routes/followers.ts';
import { gatheringHandlers } from '../modules/gatherings/routes/mobile.ts';
import { staffGatheringHandlers } from '../modules/gatherings/routes/town.ts';
import { formerHandlers } from '../modules/identity/routes/former.ts';
import { hostSessionHandlers } from '../modules/identity/routes/hostSession.ts';
import { loginHandlers } from '../modules/identity/routes/login.ts';
import { ownAddressHandlers } from '../modules/identity/routes/ownAddress.ts';
import { ownPhoneHandlers, phoneDiscoveryHandlers } from '../modules/identity/routes/ownPhone.ts';
import { codeHandlers } from '../modules/identity/routes/qrCodes.ts';
import { qrLoginHandlers } from '../modules/identity/routes/qrLogin.ts';
import { sessionHandlers } from '../modules/identity/routes/session.ts';
import { siteHandlers } from '../modules/identity/routes/sites.ts';
import { counterHandlers, spokenHandlers } from '../modules/intake/routes/counter.ts';
import { labelHandlers } from '../modules/labels/routes/staff.ts';
import {
  adminLinkHandlers,
  contributorLinkHandlers,
  linkHandlers,
  staffLinkHandlers,
} from '../modules/links/routes/links.ts';
import {
  contributorConversationHandlers,
  staffConversationHandlers,
} from '../modules/moderation/routes/conversation.ts';
import { moderationHandlers } from '../modules/moderation/routes/moderation.ts';
import { noteHandlers } from '../modules/notes/routes/staff.ts';
import { groupHandlers } from '../modules/notifications/routes/groups.ts';
import { notifHandlers } from '../modules/notifications/routes/notif.ts';
import { rungHandlers } from '../modules/notifications/routes/rungs.ts';
import { pollHandlers } from '../modules/polls/routes/mobile.ts';
import { staffPollHandlers } from '../modules/polls/routes/staff.ts';
import { eraseHandlers } from '../modules/privacy/routes/erase.ts';
import { adminHandlers } from '../modules/provisioning/routes/admin.ts';
import { pollDraftHandlers } from '../modules/provisioning/routes/polls.ts';
import type { RefusedCustomer } from '../modules/provisioning/service.ts';
import { questionHandlers } from '../modules/savedQuestions/routes/staff.ts';
import { replyHandlers } from '../modules/savedReplies/routes/staff.ts';
import { deskFigureHandlers } from '../modules/statistics/routes/deskFigures.ts';
import { figureHandlers, statsHandlers } from '../modules/statistics/routes/stats.ts';
import { surveyHandlers } from '../modules/survey/routes/survey.ts';
import { triageHandlers } from '../modules/triage/routes/staff.ts';
import type { Readiness } from '../platform/db/readiness.ts';
import type { CallRecord, Warn } from '../platform/logging/log.ts';
import { traceCalls } from '../platform/tracing/traceCalls.ts';
import { findMethod } from './allowedMethod.ts';
import { serveDocs } from './apiDocs.ts';
import { acceptBinary } from './binaryBody.ts';
import { BACK_ENDS, isBuiltFileRequest } from './builtFiles.ts';
import { sendError, toCallError, toFileRefusal } from './callErrors.ts';
import { customerHandlers } from './calls/customer.ts';
import { textHandlers } from './calls/texts.ts';
import { getTrustedProxies } from './clientNetwork.ts';
import { serveCodeSheets } from './codeSheets.ts';
import { compressAnswers } from './compress.ts';
import { limitConnections } from './connections.ts';
import { createDraining, type Draining } from './draining.ts';
import { PROBES, serveHealth } from './health.ts';
import { serveImages, serveQrImages } from './imageRoutes.ts';
import { serveInstallable } from './installable.ts';
import { serveLegalPages } from './legalPages.ts';
import { createLimits, type Limits } from './limits.ts';
import { serveLive } from './liveRoutes.ts';
import type { Streams } from './liveStreams.ts';
import { serveMessageMedia } from './messageMedia.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metricsPage.ts';
import { serveOpenApi } from './openapi.ts';
import { guardOrigin } from './origin.ts';
import { serveOutbox } from './outboxPage.ts';
import { serveOwnData } from './ownData.ts';
import { acceptsPage, servePages } from './pages.ts';
import {
  ALLOW_MISSING_HOST,
  refuseExpectations,
  refuseInvalidHost,
  refuseInvalidHosts,
  sendParserError,
} from './parserErrors.ts';
import { isPageRequest, sendPlainPage } from './plainPage.ts';
import { isPreviewFileRequest, servePreviews } from './previews.ts';
import { warnAboutProxy } from './proxyWarning.ts';
import { type Registry, registerCalls } from './registerCalls.ts';
import { acceptJson } from './requestBody.ts';
import { createRequestIds, recordRequests, skipHealthChecks } from './requestLog.ts';
import { addSecurityHeaders, createSecurityHeaders } from './security.ts';
import { serveSheets } from './sheets.ts';
import { serveSmsInbound } from './smsInbound.ts';
import { serveSmsReceipts } from './smsReceipts.ts';
import { isBookFileRequest, serveBook } from './storybook.ts';
import { isUnsubscribeRequest, sendUnsubscribeError, serveUnsubscribe } from './unsubscribePage.ts';

function serveDownloads(app: FastifyInstance, context: AppContext, limits: Limits): void {
  serveOwnData(app, context);
  serveCodeSheets(app, context, limits);
  serveSheets(app, context, limits);
}

const CODE_PAGE = /^\/q\/([^/?]{1,40})/;

/** For an invalid URL (`/q/%`) in a browser. */
function findReadablePage({ url = '', method = '', headers }: IncomingMessage): string | undefined {
  if (!/^(?:GET|HEAD)$/.test(method) || !acceptsPage(headers) || BACK_ENDS.test(url)) return undefined;
  const code = CODE_PAGE.exec(url)?.[1];
  return code === undefined ? '/' : `/q/${encodeURIComponent(code)}`;
}

function serveWebhooks(app: FastifyInstance, context: AppContext): void {
  serveSmsReceipts(app, context);
  serveSmsInbound(app, context);
}

export interface ServerOptions {
  services: AppContext;
  pool: pg.Pool;
  streams: Streams;
  readiness: Readiness;
  metrics: Metrics | undefined;
  serverFactory?: FastifyServerFactory<Server> | undefined;
  appFolder: string;
  previewsFolder: string;
  bookFolder: string;
  log: (error: unknown, request?: string) => void;
  recordCall: ((facts: CallRecord) => void) | undefined;
  warn: Warn;
  /** For tests. */
  checkAnswers?: boolean;
  /** For tests. */
  onRoute?: (method: string, url: string) => void;
  refused?: () => Promise<readonly RefusedCustomer[]>;
}

/** Reload delay, seconds. */
const CROWDED_SECONDS = 60;

function handleErrors(app: FastifyInstance, { log, readiness }: ServerOptions): void {
  app.setErrorHandler((error, request, reply) => {
    const ofFile = toFileRefusal(error);
    if (ofFile)
      return reply.code(ofFile.status).headers(ofFile.headers).header('cache-control', 'no-store').send();
    const known = toCallError(error);
    if (known.code === 'unavailable') readiness.recordFailure(error);
    if (known.code === 'internal') log(error, request.id);
    if (known.code === 'tooMany' && isPageRequest(request)) {
      const again = known.retryAfter ?? CROWDED_SECONDS;
      return sendPlainPage(request, reply, { page: 'crowded', status: errorStatus.tooMany, again });
    }
    if (isUnsubscribeRequest(request)) return sendUnsubscribeError(request, reply, known);
    return sendError(reply, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = findMethod(request.url.split('?')[0] ?? '');
    if (isUnsubscribeRequest(request)) return sendUnsubscribeError(request, reply, { code: 'notFound' });
    if (allowed === undefined) return sendError(reply, { code: 'notFound' });
    reply.header('allow', allowed);
    return sendError(reply, { code: 'methodNotAllowed' });
  });
}

function registerAllCalls(registry: Registry): void {
  registerCalls(registry, sessionCalls, { ...sessionHandlers, ...eraseHandlers, ...linkHandlers });
  registerCalls(registry, linkCalls, linkHandlers);
  registerCalls(registry, codeCalls, codeHandlers);
  registerCalls(registry, textCalls, textHandlers);
  registerCalls(registry, flowCalls, flowHandlers);
  registerCalls(registry, caseCalls, caseHandlers);
  registerCalls(registry, loginCalls, loginHandlers);
  registerCalls(registry, qrLoginCalls, qrLoginHandlers);
  registerCalls(registry, ownAddressCalls, { ...ownAddressHandlers, ...eraseHandlers });
  registerCalls(registry, ownPhoneCalls, { ...ownPhoneHandlers, ...eraseHandlers });
  registerCalls(registry, phoneDiscoveryCalls, phoneDiscoveryHandlers);
  registerCalls(registry, contactCalls, contactHandlers);
  registerCalls(registry, siteCalls, siteHandlers);
  registerCalls(registry, formerCalls, formerHandlers);
  registerCalls(registry, notifCalls, notifHandlers);
  registerCalls(registry, rungCalls, rungHandlers);
  registerCalls(registry, mobileCalls, {
    ...contributorCaseHandlers,
    ...contributorConversationHandlers,
    ...customerHandlers,
  });
  registerCalls(registry, surveyCalls, surveyHandlers);
  registerCalls(registry, townCalls, {
    ...hostSessionHandlers,
    ...staffCaseHandlers,
    ...staffConversationHandlers,
    ...groupHandlers,
    ...customerHandlers,
  });
  registerCalls(registry, adminCalls, { ...adminHandlers, ...customerHandlers });
  registerCalls(registry, mobileLinkCalls, contributorLinkHandlers);
  registerCalls(registry, townLinkCalls, staffLinkHandlers);
  registerCalls(registry, adminLinkCalls, adminLinkHandlers);
  registerCalls(registry, counterCalls, counterHandlers);
  registerCalls(registry, spokenCalls, spokenHandlers);
  registerCalls(registry, moderationCalls, moderationHandlers);
  registerCalls(registry, followerCalls, followerHandlers);
  registerCalls(registry, townFollowerCalls, staffFollowerHandlers);
  registerCalls(registry, pollCalls, pollHandlers);
  registerCalls(registry, staffPollCalls, staffPollHandlers);
  registerCalls(registry, pollDraftCalls, pollDraftHandlers);
  registerCalls(registry, mobileGatheringCalls, gatheringHandlers);
  registerCalls(registry, townGatheringCalls, staffGatheringHandlers);
  registerCalls(registry, boardCalls, boardHandlers);
  registerCalls(registry, viewCalls, viewHandlers);
  registerCalls(registry, presenceCalls, presenceHandlers);
  registerCalls(registry, draftCalls, draftHandlers);
  registerCalls(registry, labelCalls, labelHandlers);
  registerCalls(registry, noteCalls, noteHandlers);
  registerCalls(registry, triageCalls, triageHandlers);
  registerCalls(registry, assignCalls, assignHandlers);
  registerCalls(registry, bulkCalls, bulkHandlers);
  registerCalls(registry, statsCalls, statsHandlers);
  registerCalls(registry, figureCalls, figureHandlers);
  registerCalls(registry, deskFigureCalls, deskFigureHandlers);
  registerCalls(registry, questionCalls, questionHandlers);
  registerCalls(registry, replyCalls, replyHandlers);
}

/** Milliseconds; responses may take longer. */
const RECEIVE_TIMEOUT = 20_000;

export interface HttpServer {
  readonly app: FastifyInstance;
  readonly draining: Draining;
}

/** Does not listen yet. */
export async function createServer(options: ServerOptions): Promise<HttpServer> {
  const { services, pool, streams, readiness } = options;
  const { config } = services;
  const secure = createSecurityHeaders(config);
  const settings: FastifyHttpOptions<Server> = {
    bodyLimit: BODY_LIMIT,
    genReqId: createRequestIds(config),
    requestTimeout: RECEIVE_TIMEOUT,
    // Answers requests in flight during shutdown.
    return503OnClosing: false,
    trustProxy: getTrustedProxies(config),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: sendParserError,
    http: ALLOW_MISSING_HOST,
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
    frameworkErrors: (error, request, reply) => {
      if (refuseInvalidHost(request, reply)) return;
      secure(request, reply);
      const page = findReadablePage(request.raw);
      if (isUnsubscribeRequest(request)) void sendUnsubscribeError(request, reply, toCallError(error));
      else if (page === undefined) void sendError(reply, toCallError(error));
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
  refuseInvalidHosts(app);
  handleErrors(app, options);
  warnAboutProxy(app, config, options.warn);
  acceptJson(app);
  acceptBinary(app);
  addSecurityHeaders(app, secure);
  recordRequests(app, services, [
    options.recordCall && skipHealthChecks(options.recordCall),
    options.metrics?.recordCall,
  ]);
  const draining = createDraining(app, streams.close);
  await app.register(cookie);
  guardOrigin(app, {
    publicUrl: config.publicUrl,
    others: async () => (await services.customers.getSites()).callerOrigins,
  });
  compressAnswers(app);
  const limits = createLimits(
    app,
    services,
    (request) =>
      PROBES.has(request.url.split('?')[0] ?? '') ||
      isBuiltFileRequest(options.appFolder, request) ||
      isPreviewFileRequest(options.previewsFolder, request) ||
      isBookFileRequest(options.bookFolder, request),
  );
  const registry: Registry = { app, services, limits, checkAnswers: options.checkAnswers === true };
  registerAllCalls(registry);
  serveLive(app, { services, pool, streams });
  serveDownloads(app, services, limits);
  serveLegalPages(app, services);
  serveUnsubscribe(app, services);
  serveMessageMedia(app, services);
  serveImages(app, services);
  serveInstallable(app, services);
  serveQrImages(app, services);
  serveWebhooks(app, services);
  serveHealth(app, readiness, draining.isDraining, options.appFolder, options.refused);
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
