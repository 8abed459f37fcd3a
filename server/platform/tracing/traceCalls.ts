import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { getTracer, type OpenSpan } from './spans.ts';

interface OpenedPage {
  readonly name: string;
  readonly cuid?: string | undefined;
}

const pages = new WeakMap<FastifyRequest, OpenedPage>();

export const recordPage = (request: FastifyRequest, page: OpenedPage): void => void pages.set(request, page);

export const getPage = (request: FastifyRequest): OpenedPage | undefined => pages.get(request);

/** The contract's path, or the opened page. */
export const getRouteName = (request: FastifyRequest): string | undefined =>
  getPage(request)?.name ?? request.routeOptions.url;

const spans = new WeakMap<FastifyRequest, OpenSpan>();

export const getTraceId = (request: FastifyRequest): string | undefined => spans.get(request)?.traceId;

/** Route and status, without client, address or content. */
export function traceCalls(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (!getTracer()) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const carried = trustProxy === false ? {} : request.headers;
    const span = getTracer()?.startSpan({ kind: 'server', name: request.method, isRoot: true, carried });
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });
  // Body parsing leaves the span's async context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = getRouteName(request);
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
