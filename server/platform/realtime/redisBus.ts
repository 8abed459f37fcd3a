import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { connectRedis, type RedisHandlers, type RedisLink } from '../redis/redisLink.ts';
import {
  type BroadcastListener,
  type Bus,
  CHANNEL,
  createDatabaseTransport,
  createNoticeDebouncer,
  type NoticeListener,
  parseNotice,
  replayAllNotices,
} from './bus.ts';

/** From a server without Redis. Old versions take it for a feed notice. */
const AWAY_MESSAGE = 'away';
/** Without subscribers, to test publishing. */
const PROBE_CHANNEL = `${CHANNEL}:trial`;
/** Milliseconds: interval, and validity. */
const AWAY_INTERVAL = 5_000;
const AWAY_TTL = 15_000;

/** Redis 6 or later, with the database as fallback. */
export function createRedisBus(
  { url, database }: { readonly url: string; readonly database: string },
  onNotice: NoticeListener,
  handlers: RedisHandlers,
  onBroadcast?: BroadcastListener,
): { bus: Bus; link: RedisLink } {
  const own = randomUUID();
  let othersAway = Number.NEGATIVE_INFINITY;
  const replayNotices = () => replayAllNotices(onNotice);
  const transport = createDatabaseTransport(
    database,
    (said) => {
      if (said === AWAY_MESSAGE) othersAway = performance.now() + AWAY_TTL;
      else onNotice(parseNotice(said));
    },
    () => {
      reportAway();
      replayNotices();
    },
    onBroadcast,
  );
  const link = connectRedis(
    url,
    CHANNEL,
    (said) => {
      const [sender, notice] = said.split(' ');
      // Skips own notices.
      if (sender !== own) onNotice(parseNotice(notice));
    },
    handlers,
  );
  const reportAway = () => {
    if (!link.isReady()) void transport.send(AWAY_MESSAGE)?.catch(() => undefined);
  };
  const awayTimer = setInterval(reportAway, AWAY_INTERVAL);
  awayTimer.unref();
  // The feed has notices lost during the outage.
  link.onChange(() => {
    reportAway();
    replayNotices();
  });

  const debouncer = createNoticeDebouncer(async (notice) => {
    const published = await link
      .run(
        (talker) => talker.publish(CHANNEL, `${own} ${notice}`),
        (talker) => talker.publish(PROBE_CHANNEL, ''),
      )
      .then(
        () => true,
        () => false,
      );
    if (!published || performance.now() < othersAway) await transport.send(notice);
  });
  const bus: Bus = {
    notify(what) {
      onNotice(what);
      debouncer.soon(what);
    },
    broadcast: transport.broadcast,
    carrier: () => (link.isReady() ? 'redis' : 'postgresql'),
    async close() {
      clearInterval(awayTimer);
      debouncer.never();
      link.close();
      await transport.close();
    },
  };
  return { bus, link };
}
