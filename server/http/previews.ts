import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../domain/refusal.ts';
import { setPagePolicy } from './security.ts';

/** The pages there are; what stands below one in an address leads to it. */
const PAGE = /^\/(samples\/[12]|studio(?:\/states)?)(?:\/.*)?$/;
const ASSET = /^\/samples\/assets\/[\w.-]+$/;
const SAMPLE = /^samples\/|\/states$/;

const hashesSchema = z.object({ style: z.array(z.string()) });

const styleHashesOf = (folder: string): string[] => {
  const list = join(folder, 'csp-hashes.json');
  if (!existsSync(list)) return [];
  const hashes = hashesSchema.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  return hashes.success ? hashes.data.style : [];
};

/** Whether a request asks for a file of the built previews: files cost little and come many at once. */
export function asksForPreviewFile(folder: string, { url, method }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && ASSET.test(path) && existsSync(join(folder, path));
}

/**
 * Serves the sample pages and the studio, which need no server of their own: the same files work on any host. Pages
 * that are shown in the studio's frames may be framed by this site.
 */
export function servePreviews(app: FastifyInstance, folder: string): void {
  const sendPage = (reply: FastifyReply, page: string) => {
    const file = join(folder, page, 'index.html');
    if (!existsSync(file)) throw new Refusal('notFound');
    setPagePolicy(reply, {
      styles: styleHashesOf(folder),
      framed: SAMPLE.test(page),
      pictures: true,
      origins: [],
    });
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(readFileSync(file, 'utf8'));
  };
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query] = request.url.split('?');
    if (ASSET.test(path)) {
      if (!existsSync(join(folder, normalize(path)))) throw new Refusal('notFound');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .sendFile(path.slice(1), folder);
    }
    const page = PAGE.exec(path)?.[1];
    if (page === undefined) throw new Refusal('notFound');
    // Addresses in the page are relative to its own folder.
    if (path !== `/${page}/`) return reply.redirect(`/${page}/${query === undefined ? '' : `?${query}`}`);
    return sendPage(reply, page);
  };
  for (const path of ['/samples/*', '/studio', '/studio/*']) app.get(path, answer);
}
