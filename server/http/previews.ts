import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/lib/refusal.ts';
import { builtPage } from './builtPage.ts';
import { setPagePolicy } from './security.ts';

/** The pages there are; what stands below one in an address leads to it. */
const PAGES = ['samples/1', 'samples/2', 'samples/set', 'samples', 'studio/states', 'studio'];
const PAGE = new RegExp(`^/(${PAGES.join('|')})(?:/.*)?$`);
/** A file that is not there is never answered by a page, or a stale bundle would run HTML. */
const ASSETS = /^\/samples\/assets(?:\/|$)/;
const ASSET = /^\/samples\/assets\/[\w.-]+$/;
const SAMPLE = /^samples\/|\/states$/;

/** Whether a request asks for a file of the built previews: files cost little and come many at once. */
export function asksForPreviewFile(folder: string, { url, method }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && ASSET.test(path) && existsSync(join(folder, path));
}

/** Serves the sample pages and the studio, which need no server of their own: the same files work on any host. */
export function servePreviews(app: FastifyInstance, folder: string): void {
  const pages = new Map(PAGES.map((page) => [page, builtPage(folder, page)]));
  const sendPage = (reply: FastifyReply, page: string) => {
    const built = pages.get(page)?.();
    if (!built) throw new Refusal('notFound');
    setPagePolicy(reply, {
      styles: built.styles,
      framed: SAMPLE.test(page),
      pictures: true,
      // A sample reads logos and letters of other sites, to show their colours as they are and to tell what of them is not shown.
      origins: SAMPLE.test(page) ? ['https:', 'data:'] : [],
    });
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(built.html);
  };
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query] = request.url.split('?');
    if (ASSET.test(path)) {
      if (!existsSync(join(folder, normalize(path)))) throw new Refusal('notFound');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .sendFile(path.slice(1), folder);
    }
    const page = ASSETS.test(path) ? undefined : PAGE.exec(path)?.[1];
    if (page === undefined || !pages.get(page)?.()) throw new Refusal('notFound');
    // Addresses in the page are relative to its own folder.
    if (path !== `/${page}/`) return reply.redirect(`/${page}/${query === undefined ? '' : `?${query}`}`);
    return sendPage(reply, page);
  };
  for (const path of ['/samples', '/samples/*', '/studio', '/studio/*']) app.get(path, answer);
}
