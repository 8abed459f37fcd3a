import { addresses } from '@parvis/api/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AppContext } from '../modules/context/appContext.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import {
  type Cursor,
  type FeedRow,
  isAfter,
  isKnownCursor,
  parseCursor,
  readFeed,
  type Scope,
} from '../platform/realtime/feed.ts';
import type { SubscriberKey } from '../platform/realtime/hub.ts';
import { truncateToSlash64 } from './clientNetwork.ts';
import { identifyAs } from './identify.ts';
import type { Streams } from './liveStreams.ts';
import { toRoutePath } from './registerCalls.ts';

/** Maximum missed events; beyond it the client reloads. */
const CATCH_UP_MAX = 1000;

/** Share of the address's requests a minute: one stream per device in a full stadium. */
const MAX_STREAM_SHARE = 0.5;
/** Seconds. */
const FULL_SECONDS = 60;

export interface LiveOptions {
  services: AppContext;
  pool: pg.Pool;
  streams: Streams;
}

function readLastEventId(request: FastifyRequest): string | undefined {
  const header = request.headers['last-event-id'];
  if (typeof header === 'string' && header !== '') return header;
  const { after } = request.query as { after?: unknown };
  return typeof after === 'string' && after !== '' ? after : undefined;
}

/** Undefined for an unknown cursor or too many rows. */
async function readMissedRows(
  pool: pg.Pool,
  asked: string | undefined,
  scope: Scope,
  until: Cursor,
): Promise<FeedRow[] | undefined> {
  if (asked === undefined) return [];
  const cursor = parseCursor(asked);
  if (!cursor || !(await isKnownCursor(pool, cursor))) return undefined;
  const rows = await readFeed(pool, cursor, scope, CATCH_UP_MAX + 1);
  const missed = rows.filter((row) => !isAfter(row.cursor, until));
  return missed.length > CATCH_UP_MAX ? undefined : missed;
}

export function serveLive(app: FastifyInstance, { services, pool, streams }: LiveOptions): void {
  /** On all servers, until the last stream ends. */
  const markDesk = (cuid: string, crUid: string) => {
    const key: SubscriberKey = `town:${cuid}`;
    return {
      onBeat: () => services.presence.recordDesk({ cuid, crUid, atDesk: true }),
      onEnd() {
        const isLast = !streams.listHolders().some((one) => one.key === key && one.crUid === crUid);
        if (isLast) services.presence.recordDesk({ cuid, crUid, atDesk: false });
      },
    };
  };
  async function openStream(request: FastifyRequest, reply: FastifyReply, who: 'identity' | 'staff') {
    const caller = await identifyAs(request, services, who);
    const { session, cuid } = caller;
    if (!session?.crUid) throw new Refusal('unauthenticated');
    const scope: Scope = who === 'staff' && cuid !== undefined ? { cuid } : { crUid: session.crUid };
    const key: SubscriberKey = 'cuid' in scope ? `town:${scope.cuid}` : `person:${session.crUid}`;
    if (request.method === 'HEAD')
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .send();
    const network = truncateToSlash64(request.ip);
    if (streams.countNetwork(network) >= services.config.addressCeiling * MAX_STREAM_SHARE)
      throw new Refusal('tooMany', { retryAfter: FULL_SECONDS });
    const asked = readLastEventId(request);
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
      ...('cuid' in scope && markDesk(scope.cuid, session.crUid)),
      catchUp: (until) => readMissedRows(pool, asked, scope, until),
    });
  }
  for (const { template, who } of [addresses.contributorLive, addresses.staffLive])
    app.get(toRoutePath(template), (request, reply) => openStream(request, reply, who));
}
