import { addresses } from '@parvis/api/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Services } from '../modules/context/services.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import {
  type Cursor,
  type FeedRow,
  isAfter,
  isKnown,
  readCursor,
  readFeed,
  type Scope,
} from '../platform/realtime/feed.ts';
import type { SubscriberKey } from '../platform/realtime/hub.ts';
import { identifyAs } from './identify.ts';
import { networkOf } from './network.ts';
import { routeOf } from './register.ts';
import type { Streams } from './streams.ts';

/** A reader who missed more than this fetches everything shown instead. */
const CATCH_UP_MAX = 1000;

/** Streams that one address may hold, by its requests a minute: each device of a full stadium has one. */
const STREAMS_SHARE = 0.5;
/** When who finds no room for a stream may come again, seconds. */
const FULL_SECONDS = 60;

export interface LiveOptions {
  services: Services;
  pool: pg.Pool;
  streams: Streams;
}

/** Where the reader was: the header of a browser that reconnects, or the query of its first connection. */
function askedCursor(request: FastifyRequest): string | undefined {
  const header = request.headers['last-event-id'];
  if (typeof header === 'string' && header !== '') return header;
  const { after } = request.query as { after?: unknown };
  return typeof after === 'string' && after !== '' ? after : undefined;
}

/** What came after `asked`; nothing when the place is unknown, forgotten, or too much came. */
async function missedSince(
  pool: pg.Pool,
  asked: string | undefined,
  scope: Scope,
  until: Cursor,
): Promise<FeedRow[] | undefined> {
  if (asked === undefined) return [];
  const cursor = readCursor(asked);
  if (!cursor || !(await isKnown(pool, cursor))) return undefined;
  const rows = await readFeed(pool, cursor, scope, CATCH_UP_MAX + 1);
  const missed = rows.filter((row) => !isAfter(row.cursor, until));
  return missed.length > CATCH_UP_MAX ? undefined : missed;
}

export function serveLive(app: FastifyInstance, { services, pool, streams }: LiveOptions): void {
  async function follow(request: FastifyRequest, reply: FastifyReply, who: 'identity' | 'staff') {
    const caller = await identifyAs(request, services, who);
    const { session, cuid } = caller;
    if (!session?.crUid) throw new Refusal('unauthenticated');
    const scope: Scope = who === 'staff' && cuid !== undefined ? { cuid } : { crUid: session.crUid };
    const key: SubscriberKey = 'cuid' in scope ? `town:${scope.cuid}` : `person:${session.crUid}`;
    // Whoever asks for the head alone holds nothing.
    if (request.method === 'HEAD')
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .send();
    const network = networkOf(request.ip);
    if (streams.of(network) >= services.config.addressCeiling * STREAMS_SHARE)
      throw new Refusal('tooMany', { retryAfter: FULL_SECONDS });
    const asked = askedCursor(request);
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    reply.hijack();
    request.raw.socket.setNoDelay(true);
    await streams.open({
      response: reply.raw,
      session: session.hash,
      crUid: session.crUid,
      network,
      key,
      headers,
      catchUp: (until) => missedSince(pool, asked, scope, until),
    });
  }
  for (const { template, who } of [addresses.contributorLive, addresses.staffLive])
    app.get(routeOf(template), (request, reply) => follow(request, reply, who));
}
