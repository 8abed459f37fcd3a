import { desc } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { type Config, isShownAsDemo } from '../platform/config/config.ts';
import { outbox } from '../platform/db/schema.ts';
import { escapeHtml } from '../platform/lib/escapeHtml.ts';
import { createId } from '../platform/lib/ids.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { setPagePolicy } from './security.ts';

const SHOWN = 50;

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-cluster-client-ip',
];

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** Direct requests from this machine only: the outbox contains sign-in codes. */
const isLocalRequest = (request: FastifyRequest): boolean =>
  isLoopback(request.raw.socket.remoteAddress) &&
  isLoopback(request.raw.socket.localAddress) &&
  LOCAL_HOST.test(request.raw.headers.host ?? '') &&
  FORWARDED.every((name) => request.headers[name] === undefined);

type Sent = typeof outbox.$inferSelect;

const renderArticle = ({ at, recipient, subject, body }: Sent): string => `
  <article><h2>${escapeHtml(subject)}</h2>
  <p>${escapeHtml(recipient)}, <time>${at.toISOString()}</time></p>
  <pre>${escapeHtml(body)}</pre></article>`;

const renderPage = (sent: readonly Sent[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="5"><title>Outbox</title></head>
<body><main><h1>Outbox</h1>
<p>What would have been sent, newest first. No mail transport is configured (SMTP_URL).</p>
${sent.map(renderArticle).join('') || '<p>Nothing yet.</p>'}
</main></body></html>`;

const isLoopbackSite = (address: string | undefined): boolean =>
  address === undefined || LOCAL_HOST.test(new URL(address).host);

/** Requires a local demo without SMTP, public URL and proxy. */
export const hasOutbox = ({ smtpUrl, publicUrl, trustProxy, ...config }: Config): boolean =>
  isShownAsDemo(config) && smtpUrl === undefined && isLoopbackSite(publicUrl) && trustProxy === false;

/** Unguessable, new at each start. */
export const createOutboxPath = (config: Config): string | undefined =>
  hasOutbox(config) ? `/dev/outbox-${createId()}` : undefined;

export function serveOutbox(app: FastifyInstance, { db, outboxPath }: AppContext): void {
  if (outboxPath === undefined) return;
  const loadLatest = (request: FastifyRequest) => {
    if (!isLocalRequest(request)) throw new Refusal('notFound');
    return db.select().from(outbox).orderBy(desc(outbox.id)).limit(SHOWN);
  };
  app.get(outboxPath, async (request, reply) => {
    const sent = await loadLatest(request);
    setPagePolicy(reply, { styles: [], framed: false, pictures: false, origins: [] });
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderPage(sent));
  });
  app.get(`${outboxPath}.json`, async (request, reply) => {
    const sent = await loadLatest(request);
    reply.header('cache-control', 'no-store');
    return sent.map(({ id, at, kind, recipient, subject, body }) => ({
      id,
      at,
      kind,
      recipient,
      subject,
      body,
    }));
  });
}
