import type { FastifyRequest } from 'fastify';
import { urlOf } from '../base/urlOf.ts';

/** A path of this site, and nothing that a browser reads as the address of another. */
const isPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/**
 * The page of this site from which somebody came, for pages that lead back without a script; the start where it is none, or one
 * that `leaves` out.
 */
export function cameFrom({ headers, host }: FastifyRequest, leaves: (path: string) => boolean): string {
  const { referer = '' } = headers;
  const url = urlOf(referer);
  if (!url) return '/';
  const { host: from, pathname, search } = url;
  return from === host && isPath(pathname) && !leaves(pathname) ? pathname + search : '/';
}
