import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { type OpenSpan, tracerNow } from './spans.ts';

/** What is known of a page that was opened: what it is called, and whose it is once that was looked at. */
interface PageFacts {
  readonly name: string;
  readonly cuid?: string | undefined;
}

const facts = new WeakMap<FastifyRequest, PageFacts>();

export const notePage = (request: FastifyRequest, page: PageFacts): void => void facts.set(request, page);

export const pageOf = (request: FastifyRequest): PageFacts | undefined => facts.get(request);

/** What a request is called in logs and figures: as the contract writes its address, or the page that it opens. */
export const routeNameOf = (request: FastifyRequest): string | undefined =>
  pageOf(request)?.name ?? request.routeOptions.url;

const spans = new WeakMap<FastifyRequest, OpenSpan>();

export const traceOf = (request: FastifyRequest): string | undefined => spans.get(request)?.trace;

/** Makes a span of each call: what the contract calls it, how it ended; not who asked, from where, or for what. */
export function traceCalls(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (!tracerNow()) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const carried = trustProxy === false ? {} : request.headers;
    const span = tracerNow()?.begin({ kind: 'server', name: request.method, isRoot: true, carried });
    if (!span) return done();
    spans.set(request, span);
    span.within(done);
  });
  // What waits for a body comes back outside of what was under way.
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
