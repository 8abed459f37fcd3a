import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { backEnds } from '@parvis/api/backEnds';
import type { FastifyRequest } from 'fastify';
import { decodePercent } from '../platform/config/decodePercent.ts';

const IMMUTABLE = /^\/assets\//;
export const SERVICE_WORKER = '/service-worker.js';
/** API prefixes, never answered by a page. */
export const BACK_ENDS = new RegExp(`^/(?:${backEnds.join('|')})(?:/|$)`);

export function getCacheControl(path: string): string {
  if (path === SERVICE_WORKER) return 'no-store';
  return IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Prevents path traversal. */
export function findBuiltFile(folder: string, path: string): string | undefined {
  const name = normalize(decodePercent(path) ?? '');
  if (path.includes('\0') || name.includes('\0') || !name.startsWith('/') || /\/\./.test(name))
    return undefined;
  const file = join(folder, name);
  return existsSync(file) && statSync(file).isFile() && name !== '/index.html' ? name : undefined;
}

/** Exempt from the address ceiling. */
export function isBuiltFileRequest(folder: string, { url, method }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !BACK_ENDS.test(path) && findBuiltFile(folder, path) !== undefined;
}
