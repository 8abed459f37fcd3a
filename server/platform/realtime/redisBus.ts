import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { linkRedis, type RedisLink, type RedisTold } from '../redis/link.ts';
import { type Bus, CHANNEL, databaseWay, gatheredEach, type Hear, missed, noticeOf } from './bus.ts';

/** Sent by the database: this server has no Redis. Old versions take it for a feed notice. */
const AWAY = 'away';
/** A channel without subscribers, to test whether publishing is allowed. */
const UNHEARD = `${CHANNEL}:trial`;
/** Interval of the away message, and how long it is valid, milliseconds. */
const SAY = 5_000;
const BELIEVED = 15_000;

/** Creates a bus by Redis (6 or later), with the database as fallback. */
export function redisBus(
  { url, database }: { readonly url: string; readonly database: string },
  heard: Hear,
  told: RedisTold,
): { bus: Bus; link: RedisLink } {
  const own = randomUUID();
  let othersAway = Number.NEGATIVE_INFINITY;
  const look = () => missed(heard);
  const way = databaseWay(
    database,
    (said) => {
      if (said === AWAY) othersAway = performance.now() + BELIEVED;
      else heard(noticeOf(said));
    },
    () => {
      sayAway();
      look();
    },
  );
  const link = linkRedis(
    url,
    CHANNEL,
    (said) => {
      const [sender, notice] = said.split(' ');
      // Own notices were handled when sent.
      if (sender !== own) heard(noticeOf(notice));
    },
    told,
  );
  const sayAway = () => {
    if (!link.isReady()) void way.tell(AWAY)?.catch(() => undefined);
  };
  const saying = setInterval(sayAway, SAY);
  saying.unref();
  // Notices lost during the outage are in the feed.
  link.onChange(() => {
    sayAway();
    look();
  });

  const tell = gatheredEach(async (notice) => {
    const published = await link
      .run(
        (talker) => talker.publish(CHANNEL, `${own} ${notice}`),
        (talker) => talker.publish(UNHEARD, ''),
      )
      .then(
        () => true,
        () => false,
      );
    if (!published || performance.now() < othersAway) await way.tell(notice);
  });
  const bus: Bus = {
    notice(what) {
      heard(what);
      tell.soon(what);
    },
    carrier: () => (link.isReady() ? 'redis' : 'postgresql'),
    async close() {
      clearInterval(saying);
      tell.never();
      link.close();
      await way.close();
    },
  };
  return { bus, link };
}
