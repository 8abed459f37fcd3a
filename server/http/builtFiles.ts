import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { backEnds } from '@parvis/api/backEnds';
import type { FastifyRequest } from 'fastify';
import { decoded } from '../platform/config/decoded.ts';

/** Built files that never change under their name. */
const IMMUTABLE = /^\/assets\//;
/** What runs beside the pages of the whole site. */
export const SERVICE_WORKER = '/service-worker.js';
/** Where programs ask: never answered by a page. */
export const BACK_ENDS = new RegExp(`^/(?:${backEnds.join('|')})(?:/|$)`);

/** How long a file of the built app may be kept, as a header. */
export function cacheOf(path: string): string {
  if (path === SERVICE_WORKER) return 'no-store';
  return IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The file of the built app a path names, if there is one. */
export function fileIn(folder: string, path: string): string | undefined {
  const name = normalize(decoded(path) ?? '');
  if (path.includes('\0') || name.includes('\0') || !name.startsWith('/') || /\/\./.test(name))
    return undefined;
  const file = join(folder, name);
  return existsSync(file) && statSync(file).isFile() && name !== '/index.html' ? name : undefined;
}

/** Whether a request asks for a file of the built app: files cost little and come many at once. */
export function asksForFile(folder: string, { url, method }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !BACK_ENDS.test(path) && fileIn(folder, path) !== undefined;
}
