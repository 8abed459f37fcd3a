import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/lib/refusal.ts';
import { createPageLoader } from './builtPage.ts';
import { setPagePolicy } from './security.ts';

const PAGES = ['samples/1', 'samples/2', 'samples/set', 'samples', 'studio/states', 'studio'];
const PAGE = new RegExp(`^/(${PAGES.join('|')})(?:/.*)?$`);
/** Missing files never fall back to a page, or a stale bundle would run HTML. */
const ASSETS = /^\/samples\/assets(?:\/|$)/;
const ASSET = /^\/samples\/assets\/[\w.-]+$/;
const SAMPLE = /^samples\/|\/states$/;

/** Exempt from the address ceiling. */
export function isPreviewFileRequest(folder: string, { url, method }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && ASSET.test(path) && existsSync(join(folder, path));
}

/** Works on any static host, too. */
export function servePreviews(app: FastifyInstance, folder: string): void {
  const pages = new Map(PAGES.map((page) => [page, createPageLoader(folder, page)]));
  const sendPage = (reply: FastifyReply, page: string) => {
    const built = pages.get(page)?.();
    if (!built) throw new Refusal('notFound');
    setPagePolicy(reply, {
      styles: built.styles,
      framed: SAMPLE.test(page),
      pictures: true,
      // Samples check colours of other sites' logos and fonts.
      origins: SAMPLE.test(page) ? ['https:', 'data:'] : [],
    });
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(built.html);
  };
  const sendPreview = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query] = request.url.split('?');
    if (ASSET.test(path)) {
      if (!existsSync(join(folder, normalize(path)))) throw new Refusal('notFound');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .sendFile(path.slice(1), folder);
    }
    const page = ASSETS.test(path) ? undefined : PAGE.exec(path)?.[1];
    if (page === undefined || !pages.get(page)?.()) throw new Refusal('notFound');
    // URLs in the page are relative.
    if (path !== `/${page}/`) return reply.redirect(`/${page}/${query === undefined ? '' : `?${query}`}`);
    return sendPage(reply, page);
  };
  for (const path of ['/samples', '/samples/*', '/studio', '/studio/*']) app.get(path, sendPreview);
}
