import { type Call, templateOf } from '@parvis/api/call';
import { success } from '@parvis/api/envelope';
import type { ErrorCode } from '@parvis/api/errors';
import { refusalsOf } from '@parvis/api/openapi/refusals';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../modules/context/appContext.ts';
import { type Handler, Paged, type RequestContext, Revised } from '../modules/context/requestContext.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { parseQueryFields } from './binaryBody.ts';
import { readProofHeader } from './bodyFields.ts';
import { toCallError } from './callErrors.ts';
import { truncateToSlash24Or48, truncateToSlash48 } from './clientNetwork.ts';
import {
  clearCodeCookie,
  clearDeviceCookie,
  clearSessionCookie,
  readCodeCookie,
  readDeviceCookie,
  setCodeCookie,
  setDeviceCookie,
  setSessionCookie,
} from './cookies.ts';
import { hasEtag } from './etag.ts';
import { checkCase, selfCheckedCalls } from './guard.ts';
import { type IdentifiedCaller, identifyAs, retryAfterRename } from './identify.ts';
import type { Limits } from './limits.ts';
import { createBodyValidator } from './requestBody.ts';
import { findTrustedOrigin, getMessageOrigin, getRequestedOrigin, getSiteOrigin } from './siteOrigin.ts';

/** Schemas are expensive, and tests start many servers. */
function cachePerCall<T>(make: (call: Call) => T): (call: Call) => T {
  const made = new Map<Call, T>();
  return (call) => {
    const known = made.get(call) ?? make(call);
    made.set(call, known);
    return known;
  };
}

const getAnswerSchema = cachePerCall((call) => success(call.answer, call.beside));

/** JSON Schema for Fastify's serializer, which drops unknown fields. */
const getSerializerSchema = cachePerCall((call): { response?: { 200: object } } => {
  const schema = z.toJSONSchema(getAnswerSchema(call), { target: 'draft-7', io: 'output' });
  return /"(anyOf|oneOf|\$ref)":/.test(JSON.stringify(schema)) ? {} : { response: { 200: schema } };
});

declare module 'fastify' {
  interface FastifyRequest {
    caller: IdentifiedCaller | null;
  }
}

export interface Registry {
  app: FastifyInstance;
  services: AppContext;
  limits: Limits;
  /** For tests. */
  checkAnswers: boolean;
}

function createRequestContext(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): Omit<RequestContext, 'markStored'> {
  const { caller } = request;
  getRequestedOrigin(request, context.config);
  return {
    context,
    body: request.body,
    rawBody: request.bytes ?? undefined,
    cuid: caller?.cuid ?? '',
    locale: preferredLocale(request.headers['accept-language']),
    session: caller?.session,
    role: caller?.role,
    token: caller?.token,
    resolveOrigin: () => getSiteOrigin(request, context),
    resolveTrustedOrigin: () => findTrustedOrigin(request, context),
    resolveMessageOrigin: () => getMessageOrigin(request, context),
    userAgent: request.headers['user-agent'],
    refusesTracking: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
    network: truncateToSlash48(request.ip),
    ipPrefix: truncateToSlash24Or48(request.ip),
    device: readDeviceCookie(request, context.config),
    browser: readCodeCookie(request, context.config),
    proof: readProofHeader(request),
    setDeviceCookie: (token) => setDeviceCookie(request, reply, context.config, token),
    setBrowserCookie: (token) => setCodeCookie(request, reply, context.config, token),
    clearBrowserCookie: () => clearCodeCookie(request, reply, context.config),
    setSessionCookie: (token) => setSessionCookie(request, reply, context.config, token),
    clearSessionCookie: () => clearSessionCookie(request, reply, context.config),
    clearDeviceCookie() {
      clearSessionCookie(request, reply, context.config);
      clearDeviceCookie(request, reply, context.config);
      clearCodeCookie(request, reply, context.config);
      // Case images in the HTTP cache.
      reply.header('clear-site-data', '"cache"');
    },
  };
}

const readCsid = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'csid' in body && typeof body.csid === 'string'
    ? body.csid
    : undefined;

/** For Fastify: `/town/:cuid/live`. */
export const toRoutePath = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1');

const INPUT_ERRORS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'badRequest',
  'conflict',
  'staleQr',
  'tooLarge',
  'unknownCategory',
  'unknownCustomer',
  'unknownPoll',
  'unknownQr',
]);

/** Whether the body's case is authorized before the handler. */
const hasCaseCheck = (call: Call): boolean =>
  ['participant', 'staff', 'manager', 'moderator'].includes(call.who) && !selfCheckedCalls.has(call);

/** Path, guard, limits and validation come from the call's table. */
function registerCall<C extends Call>(registry: Registry, call: C, handler: Handler<C>): void {
  const { app, services, limits } = registry;
  const limit = limits.createCallLimits(call);
  const retryRenamed = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
    retryAfterRename(services.customers, request.caller?.seen ?? 0, work, async () => {
      request.caller = await identifyAs(request, services, call.who);
      return work();
    });
  app.route({
    method: call.method,
    url: toRoutePath(templateOf(call)),
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    ...(call.bytes && { config: { takesBytes: true } }),
    schema: {
      ...(call.body && { body: call.body }),
      ...getSerializerSchema(call),
    },
    validatorCompiler: () => (call.body ? createBodyValidator(call.body) : () => ({ value: undefined })),
    onRequest: async (request) => {
      request.caller = await identifyAs(request, services, call.who);
    },
    preValidation: async (request) => {
      if (request.bytes) request.body = parseQueryFields(call.body, request.query);
    },
    preHandler: async (request) => {
      const { caller } = request;
      const csid = readCsid(request.body);
      if (caller && csid !== undefined && hasCaseCheck(call))
        await retryRenamed(request, () => checkCase(services, call.who, request.caller ?? caller, csid));
      await limit.check(request, caller?.session);
    },
    onError: async (request, _reply, error) => {
      if (INPUT_ERRORS.has(toCallError(error).code)) limit.countRefused(request, request.caller?.session);
    },
    handler: async (request, reply) => {
      const runHandler = () => {
        const ask = {
          ...createRequestContext(request, reply, services),
          markStored: () => limit.countStored(request),
        };
        return handler(ask as Parameters<Handler<C>>[0]);
      };
      const asked = retryRenamed(request, runHandler);
      const answer = await (registry.checkAnswers ? validateResult(call, asked) : asked);
      if (isNotModified(request, reply, answer)) return reply.code(304).send();
      return { rslt: buildResult(answer) };
    },
  });
}

function buildResult(answer: unknown): object {
  if (answer instanceof Paged) return { ...answer.beside, data: answer.data };
  return { data: answer instanceof Revised ? answer.data : answer };
}

/** True if the client has this revision. */
function isNotModified(request: FastifyRequest, reply: FastifyReply, answer: unknown): boolean {
  reply.header('cache-control', answer instanceof Revised ? 'no-cache' : 'no-store');
  if (!(answer instanceof Revised)) return false;
  const tag = `"${answer.revision}"`;
  reply.header('etag', tag);
  return hasEtag(request, tag);
}

/** @throws for errors or answers outside the call's contract */
async function validateResult<T>(call: Call, asked: Promise<T>): Promise<T> {
  const answer = await asked.catch((error: unknown) => {
    if (error instanceof Refusal && !refusalsOf(call).includes(error.code))
      throw new Error(`${call.path} refuses with ${error.code}, which its contract does not say.`);
    throw error;
  });
  if (answer instanceof Revised !== (call.revised === true))
    throw new Error(`${call.path} says otherwise than its row whether it has a revision.`);
  checkAnswer(call, buildResult(answer));
  return answer;
}

/** @throws if an answer differs from its schema */
function checkAnswer(call: Call, rslt: unknown): void {
  const parsed = z.safeParse(getAnswerSchema(call), { rslt });
  if (!parsed.success) throw new Error(`${call.path} answered against its schema: ${parsed.error.message}`);
  if (JSON.stringify(sortKeys(parsed.data.rslt)) !== JSON.stringify(sortKeys(rslt)))
    throw new Error(`${call.path} answered more than its schema knows.`);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

export function registerCalls<Table extends Readonly<Record<string, Call>>>(
  registry: Registry,
  table: Table,
  handlers: { readonly [Name in keyof Table]: Handler<Table[Name]> },
): void {
  for (const name of Object.keys(table) as (keyof Table)[])
    registerCall(registry, table[name], handlers[name]);
}
