import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { linkRedis, type RedisLink, type RedisTold } from '../redis/link.ts';
import { type Bus, CHANNEL, databaseWay, gatheredEach, type Hear, missed, noticeOf } from './bus.ts';

/** Said by the database, to all: here no Redis is heard. Who knows it not takes it for a notice of the feed. */
const AWAY = 'away';
/** To this channel nobody listens: whether a Redis lets a server speak at all. */
const UNHEARD = `${CHANNEL}:trial`;
/** It is said again after so many milliseconds while it lasts, and believed for so long. */
const SAY = 5_000;
const BELIEVED = 15_000;

/** For several instances on one database that rather tell each other by a Redis (6 or later). */
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
      // What this server said itself was heard when it was said.
      if (sender !== own) heard(noticeOf(notice));
    },
    told,
  );
  const sayAway = () => {
    if (!link.isReady()) void way.tell(AWAY)?.catch(() => undefined);
  };
  const saying = setInterval(sayAway, SAY);
  saying.unref();
  // What was said meanwhile is in the feed.
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
