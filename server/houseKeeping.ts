import { lt, sql } from 'drizzle-orm';
import type pg from 'pg';
import { takeUpDueHolds } from './cases/dueHolds.ts';
import { trimFeed } from './events/feed.ts';
import { clearDevices } from './people/knownDevices.ts';
import { clearSessions } from './people/sessions.ts';
import type { Services } from './services/services.ts';
import type { Database } from './store/database.ts';
import { contactMails, outbox, scans, spentTokens, verifications } from './store/schema.ts';

/** How long rows are kept that nobody asks for any more, days. */
const FEED_DAYS = 7;
const SCAN_DAYS = 30;

const HOUR = 3_600_000;

/** Does a work now and again and again; a failure is told once, until it has succeeded. */
function repeat(work: () => Promise<unknown>, pause: number, warn: (error: unknown) => void): () => void {
  let stopped = false;
  let failing = false;
  const run = () =>
    void work().then(
      () => {
        failing = false;
      },
      (error: unknown) => {
        if (!stopped && !failing) warn(error);
        failing = true;
      },
    );
  const timer = setInterval(run, pause);
  timer.unref();
  run();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

async function keepOnce(db: Database, pool: pg.Pool): Promise<void> {
  await clearSessions(db);
  await clearDevices(db);
  await db.delete(spentTokens).where(lt(spentTokens.expires, new Date()));
  await db.delete(verifications).where(lt(verifications.created, sql`now() - interval '2 days'`));
  await db.delete(outbox).where(lt(outbox.at, sql`now() - interval '1 day'`));
  await db.delete(contactMails).where(lt(contactMails.created, sql`now() - interval '2 days'`));
  await db.delete(scans).where(lt(scans.at, sql`now() - ${SCAN_DAYS} * interval '1 day'`));
  await trimFeed(pool, FEED_DAYS);
}

/** How often it is looked for cases whose day has come: staff wait for a morning, not for a second. */
const MINUTE = 60_000;

/** Takes up now, and every minute, cases that were on hold until then. The result stops it. */
export function watchHolds(services: Services, warn: (error: unknown) => void): () => void {
  return repeat(() => takeUpDueHolds(services), MINUTE, warn);
}

/** Removes now, and every hour, what has served its time. The result stops it. */
export function keepHouse(db: Database, pool: pg.Pool, warn: (error: unknown) => void): () => void {
  return repeat(() => keepOnce(db, pool), HOUR, warn);
}
