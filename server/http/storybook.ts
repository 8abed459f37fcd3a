import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/lib/refusal.ts';
import { findBuiltFile } from './builtFiles.ts';
import { createPageLoader } from './builtPage.ts';
import { isPageRequest, sendPlainPage } from './plainPage.ts';
import { setPagePolicy } from './security.ts';

const ROOT = '/book';
const IMMUTABLE = /^\/assets\//;
const PAGES: Readonly<Record<string, { readonly name: string; readonly framed: boolean }>> = {
  '/': { name: 'index.html', framed: false },
  '/iframe.html': { name: 'iframe.html', framed: true },
};

function getBookPath({ url }: FastifyRequest): string | undefined {
  const [path = ''] = url.split('?');
  return path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : undefined;
}

/** Exempt from the address ceiling. */
export function isBookFileRequest(folder: string, request: FastifyRequest): boolean {
  const path = getBookPath(request);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && path !== undefined && findBuiltFile(folder, path) !== undefined;
}

export function serveBook(app: FastifyInstance, folder: string): void {
  const pages = new Map(
    Object.entries(PAGES).map(([path, page]) => [
      path,
      { ...page, read: createPageLoader(folder, '', page.name) },
    ]),
  );
  const sendBookFile = (request: FastifyRequest, reply: FastifyReply) => {
    const path = getBookPath(request);
    const [, query] = request.url.split('?');
    if (path === undefined) return reply.redirect(`${ROOT}/${query === undefined ? '' : `?${query}`}`);
    const page = pages.get(path);
    const built = page?.read();
    if (page && built) {
      setPagePolicy(reply, {
        styles: 'any',
        scripts: built.scripts,
        framed: page.framed,
        pictures: false,
        origins: [],
      });
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(built.html);
    }
    const file = page ? undefined : findBuiltFile(folder, path);
    if (file)
      return reply
        .header('cache-control', IMMUTABLE.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
        .sendFile(file.slice(1), folder);
    if (page && isPageRequest(request)) return sendPlainPage(request, reply, { page: 'noBook', status: 404 });
    throw new Refusal('notFound');
  };
  for (const path of [ROOT, `${ROOT}/*`]) app.get(path, sendBookFile);
}
