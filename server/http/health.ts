import { FIRST_REVISION } from '@parvis/api/constants';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Refusal } from '../base/refusal.ts';
import { builtPage } from './builtPage.ts';

const PATIENCE_MS = 3000;

async function answers(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

/** Serves `/health` (this process lives), `/ready` (its database answers) and `/empty.js` (which build this is). */
export function serveHealth(app: FastifyInstance, pool: pg.Pool, appFolder: string): void {
  const page = builtPage(appFolder, '.');
  const revision = (): number => page()?.revision ?? FIRST_REVISION;
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', rev: revision() };
  });
  app.get('/ready', async (_request, reply) => {
    if (!(await answers(pool))) throw new Refusal('unavailable', { retryAfter: 2 });
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/empty.js', (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-parvis-rev', String(revision()))
      .send(''),
  );
}
