import { type Call, templateOf } from '@parvis/api/call';
import { success } from '@parvis/api/envelope';
import type { ErrorCode } from '@parvis/api/errors';
import { refusalsOf } from '@parvis/api/openapi/refusals';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Ask, type Handler, Paged, Revised } from '../modules/context/ask.ts';
import type { Services } from '../modules/context/services.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { bodyValidator } from './body.ts';
import { proofIn } from './bodyFields.ts';
import { fieldsIn } from './bytes.ts';
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
import { callError } from './errors.ts';
import { checkCase, checksItself } from './guard.ts';
import { byName, type Identified, identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { ipPrefix, lineOf } from './network.ts';
import { askedOrigin, findTrustedOrigin, sentOrigin, siteOrigin } from './siteOrigin.ts';
import { hasTag } from './tags.ts';

/** Caches a value per call: schemas are expensive, and tests start many servers. */
function madeOnce<T>(make: (call: Call) => T): (call: Call) => T {
  const made = new Map<Call, T>();
  return (call) => {
    const known = made.get(call) ?? make(call);
    made.set(call, known);
    return known;
  };
}

const answerOf = madeOnce((call) => success(call.answer, call.beside));

/** JSON Schema for Fastify's serializer, which drops unknown fields. */
const answerSchema = madeOnce((call): { response?: { 200: object } } => {
  const schema = z.toJSONSchema(answerOf(call), { target: 'draft-7', io: 'output' });
  return /"(anyOf|oneOf|\$ref)":/.test(JSON.stringify(schema)) ? {} : { response: { 200: schema } };
});

declare module 'fastify' {
  interface FastifyRequest {
    caller: Identified | null;
  }
}

export interface Registry {
  app: FastifyInstance;
  services: Services;
  limits: Limits;
  /** For tests. */
  checkAnswers: boolean;
}

function askOf(request: FastifyRequest, reply: FastifyReply, services: Services): Omit<Ask, 'stored'> {
  const { caller } = request;
  askedOrigin(request, services.config);
  return {
    services,
    body: request.body,
    bytes: request.bytes ?? undefined,
    cuid: caller?.cuid ?? '',
    locale: preferredLocale(request.headers['accept-language']),
    session: caller?.session,
    role: caller?.role,
    token: caller?.token,
    origin: () => siteOrigin(request, services),
    trustedOrigin: () => findTrustedOrigin(request, services),
    sentOrigin: () => sentOrigin(request, services),
    userAgent: request.headers['user-agent'],
    line: lineOf(request.ip),
    prefix: ipPrefix(request.ip),
    device: readDeviceCookie(request, services.config),
    browser: readCodeCookie(request, services.config),
    proof: proofIn(request),
    setDevice: (token) => setDeviceCookie(request, reply, services.config, token),
    setBrowser: (token) => setCodeCookie(request, reply, services.config, token),
    clearBrowser: () => clearCodeCookie(request, reply, services.config),
    setCookie: (token) => setSessionCookie(request, reply, services.config, token),
    clearCookie: () => clearSessionCookie(request, reply, services.config),
    clearDevice() {
      clearSessionCookie(request, reply, services.config);
      clearDeviceCookie(request, reply, services.config);
      clearCodeCookie(request, reply, services.config);
      // Case images in the browser's cache.
      reply.header('clear-site-data', '"cache"');
    },
  };
}

const csidIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'csid' in body && typeof body.csid === 'string'
    ? body.csid
    : undefined;

/** Converts a path template for Fastify: `/town/:cuid/live`. */
export const routeOf = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1');

/** Errors caused by the sender's input. */
const SENSELESS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'badRequest',
  'conflict',
  'staleQr',
  'tooLarge',
  'unknownCategory',
  'unknownCustomer',
  'unknownQr',
]);

/** Checks whether the body's case is authorized before the handler. */
const isOfCase = (call: Call): boolean =>
  (call.who === 'participant' || call.who === 'staff') && !checksItself.has(call);

/** Registers a call: path, guard, limits and validation come from its table. */
function register<C extends Call>(registry: Registry, call: C, handler: Handler<C>): void {
  const { app, services, limits } = registry;
  const limit = limits.of(call);
  const asNamed = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
    byName(services.customers, request.caller?.seen ?? 0, work, async () => {
      request.caller = await identifyAs(request, services, call.who);
      return work();
    });
  app.route({
    method: call.method,
    url: routeOf(templateOf(call)),
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    ...(call.bytes && { config: { takesBytes: true } }),
    schema: {
      ...(call.body && { body: call.body }),
      ...answerSchema(call),
    },
    validatorCompiler: () => (call.body ? bodyValidator(call.body) : () => ({ value: undefined })),
    onRequest: async (request) => {
      request.caller = await identifyAs(request, services, call.who);
    },
    preValidation: async (request) => {
      if (request.bytes) request.body = fieldsIn(call.body, request.query);
    },
    preHandler: async (request) => {
      const { caller } = request;
      const csid = csidIn(request.body);
      if (caller && csid !== undefined && isOfCase(call))
        await asNamed(request, () => checkCase(services, call.who, request.caller ?? caller, csid));
      await limit.check(request, caller?.session);
    },
    onError: async (request, _reply, error) => {
      if (SENSELESS.has(callError(error).code)) limit.refused(request, request.caller?.session);
    },
    handler: async (request, reply) => {
      const work = () => {
        const ask = { ...askOf(request, reply, services), stored: () => limit.stored(request) };
        return handler(ask as Parameters<Handler<C>>[0]);
      };
      const asked = asNamed(request, work);
      const answer = await (registry.checkAnswers ? checked(call, asked) : asked);
      if (keptAlready(request, reply, answer)) return reply.code(304).send();
      return { rslt: rsltOf(answer) };
    },
  });
}

function rsltOf(answer: unknown): object {
  if (answer instanceof Paged) return { ...answer.beside, data: answer.data };
  return { data: answer instanceof Revised ? answer.data : answer };
}

/** Sets cache headers; true if the client has this revision. */
function keptAlready(request: FastifyRequest, reply: FastifyReply, answer: unknown): boolean {
  reply.header('cache-control', answer instanceof Revised ? 'no-cache' : 'no-store');
  if (!(answer instanceof Revised)) return false;
  const tag = `"${answer.revision}"`;
  reply.header('etag', tag);
  return hasTag(request, tag);
}

/**
 * Runs a call and validates its result.
 * @throws for errors or answers outside its contract
 */
async function checked<T>(call: Call, asked: Promise<T>): Promise<T> {
  const answer = await asked.catch((error: unknown) => {
    if (error instanceof Refusal && !refusalsOf(call).includes(error.code))
      throw new Error(`${call.path} refuses with ${error.code}, which its contract does not say.`);
    throw error;
  });
  if (answer instanceof Revised !== (call.revised === true))
    throw new Error(`${call.path} says otherwise than its row whether it has a revision.`);
  checkAnswer(call, rsltOf(answer));
  return answer;
}

/** @throws if an answer differs from its schema */
function checkAnswer(call: Call, rslt: unknown): void {
  const parsed = z.safeParse(answerOf(call), { rslt });
  if (!parsed.success) throw new Error(`${call.path} answered against its schema: ${parsed.error.message}`);
  if (JSON.stringify(sorted(parsed.data.rslt)) !== JSON.stringify(sorted(rslt)))
    throw new Error(`${call.path} answered more than its schema knows.`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

export function registerAll<Table extends Readonly<Record<string, Call>>>(
  registry: Registry,
  table: Table,
  handlers: { readonly [Name in keyof Table]: Handler<Table[Name]> },
): void {
  for (const name of Object.keys(table) as (keyof Table)[]) register(registry, table[name], handlers[name]);
}
