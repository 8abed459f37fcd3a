import type { FastifyRequest } from 'fastify';

/** What is known of a page that was opened: what it is called, and whose it is once that was looked at. */
interface PageFacts {
  readonly name: string;
  readonly cuid?: string | undefined;
}

const facts = new WeakMap<FastifyRequest, PageFacts>();

/** Notes which page a request opens, for what is logged, counted and traced. */
export const notePage = (request: FastifyRequest, page: PageFacts): void => void facts.set(request, page);

/** The page that a request opened, if it is one of the app's. */
export const pageOf = (request: FastifyRequest): PageFacts | undefined => facts.get(request);

/** What a request is called in logs and figures: as the contract writes its address, or the page that it opens. */
export const routeNameOf = (request: FastifyRequest): string | undefined =>
  pageOf(request)?.name ?? request.routeOptions.url;
