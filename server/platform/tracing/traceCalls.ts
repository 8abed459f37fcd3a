import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { type OpenSpan, tracerNow } from './spans.ts';

/** Route name of an opened page, and its customer once known. */
interface PageFacts {
  readonly name: string;
  readonly cuid?: string | undefined;
}

const facts = new WeakMap<FastifyRequest, PageFacts>();

export const notePage = (request: FastifyRequest, page: PageFacts): void => void facts.set(request, page);

export const pageOf = (request: FastifyRequest): PageFacts | undefined => facts.get(request);

/** Returns the route name for logs and metrics: the contract's path, or the opened page. */
export const routeNameOf = (request: FastifyRequest): string | undefined =>
  pageOf(request)?.name ?? request.routeOptions.url;

const spans = new WeakMap<FastifyRequest, OpenSpan>();

export const traceOf = (request: FastifyRequest): string | undefined => spans.get(request)?.trace;

/** Traces each call: route and status, without client, address or content. */
export function traceCalls(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (!tracerNow()) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const carried = trustProxy === false ? {} : request.headers;
    const span = tracerNow()?.begin({ kind: 'server', name: request.method, isRoot: true, carried });
    if (!span) return done();
    spans.set(request, span);
    span.within(done);
  });
  // Body parsing leaves the async context of the span: restore it.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = routeNameOf(request);
    const span = spans.get(request);
    if (route !== undefined) span?.rename(`${method} ${route}`);
    const status = reply.statusCode;
    span?.end(
      { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      status >= 500 ? status : undefined,
    );
    done();
  });
}
