import type pg from 'pg';
import { dateNow } from './base/clock.ts';
import { eachOne } from './base/eachOne.ts';
import { callForUntaken } from './calling/callForUntaken.ts';
import { takeUpDueHolds } from './cases/dueHolds.ts';
import { followFolders } from './customers/load/followFolders.ts';
import { followNames } from './customers/rename/renameCustomer.ts';
import { lookAgain } from './files/lookAgain.ts';
import { noteAppFiles } from './http/formerFiles.ts';
import { copyErased } from './leaving/erasedAgain.ts';
import { tellNews } from './news/tellNews.ts';
import { eraseDue } from './retention/eraseDue.ts';
import { compactNightly } from './retention/nightly.ts';
import { sweepOnce } from './retention/sweepOnce.ts';
import type { Services } from './services/services.ts';
import { inSpan } from './tracing/spans.ts';

const HOUR = 3_600_000;

/** Does a work now and again and again; a failure is told once, until it has succeeded. */
function repeat(
  name: string,
  work: () => Promise<unknown>,
  pause: number,
  warn: (error: unknown) => void,
): () => void {
  let stopped = false;
  let failing = false;
  let running = false;
  const run = () => {
    // One that takes longer than the pause goes on by itself.
    if (running) return;
    running = true;
    void inSpan({ kind: 'internal', name: `job ${name}`, isRoot: true }, work)
      .then(
        () => {
          failing = false;
        },
        (error: unknown) => {
          if (!stopped && !failing) warn(error);
          failing = true;
        },
      )
      .finally(() => {
        running = false;
      });
  };
  const timer = setInterval(run, pause);
  timer.unref();
  run();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

/** How often it is looked for cases whose day has come: staff wait for a morning, not for a second. */
const MINUTE = 60_000;

/** Takes up now, and every minute, cases that were on hold until then. The result stops it. */
export function watchHolds(services: Services, warn: (error: unknown) => void): () => void {
  return repeat('holds', () => takeUpDueHolds(services), MINUTE, warn);
}

/** Brings along now, and every minute, what was written under a name that a customer had before. The result stops it. */
export function watchNames({ db }: Services, warn: (error: unknown) => void): () => void {
  return repeat('names', () => followNames(db), MINUTE, warn);
}

/** How often it is looked for news that somebody did not see: the first seconds belong to the page. */
const NEWS_LOOK = 5_000;

/** Tells news, and calls who is to come where nobody takes a case, now, and again and again. The result stops both. */
export function watchNews(services: Services, warn: (error: unknown) => void): () => void {
  const works = { news: tellNews, calls: callForUntaken };
  const ends = Object.entries(works).map(([name, work]) =>
    repeat(name, () => work(services), NEWS_LOOK, warn),
  );
  return () => {
    for (const end of ends) end();
  };
}

/** How often it is looked whether a file of a customer changed. */
const FOLDER_LOOK = 5_000;

/** Loads customers whose files changed, where they are to be watched, looked for now and again and again; pages show them at once. The result stops it. */
export function watchCustomers(
  { config, customers, notice }: Pick<Services, 'config' | 'customers' | 'notice'>,
  { before, load }: { readonly before: string; readonly load: () => Promise<unknown> },
  warn: (error: unknown) => void,
): () => void {
  const folder = config.watchesCustomers ? config.customersDir : undefined;
  if (!folder) return () => undefined;
  const again = () =>
    load().finally(() => {
      customers.forget();
      notice();
    });
  return repeat('customers', followFolders(folder, before, again), FOLDER_LOOK, warn);
}

/** Removes now, and every hour, the files that nothing knows any more. The result stops it. */
export function watchMedia(pool: pg.Pool, services: Services, warn: (error: unknown) => void): () => void {
  return repeat('files', () => sweepOnce(pool, services), HOUR, warn);
}

/** Notes, every hour, that this build is in use: its files stay a week longer than it is. The result stops it. */
export function watchAppFiles(
  services: Services,
  folder: string,
  warn: (error: unknown) => void,
): () => void {
  return repeat('app files', () => noteAppFiles(services.db, folder), HOUR, warn);
}

/** Looks now, and every minute, at files that wait for a look for viruses. The result stops it. */
export function watchWaiting(services: Services, warn: (error: unknown) => void): () => void {
  return repeat('viruses', () => lookAgain(services), MINUTE, warn);
}

/** Brings the list of who was erased up to the database, now and every hour: other servers erase too. The result stops it. */
export function watchErased(services: Services, warn: (error: unknown) => void): () => void {
  return repeat('erased list', () => copyErased(services), HOUR, warn);
}

/** Follows the clock of the database, now and every minute. The result stops it. */
export function watchClock(follow: () => Promise<void>, warn: (error: unknown) => void): () => void {
  return repeat('clock', follow, MINUTE, warn);
}

/** Removes now, and every hour, what has served its time, and gives `notice` of it. The result stops it. */
export function keepHouse(pool: pg.Pool, warn: (error: unknown) => void, notice: () => void): () => void {
  // What fails of one keeps nothing of the others, and what could be erased is told.
  const works = [() => eraseDue(pool), async () => notice(), () => compactNightly(pool, dateNow(), warn)];
  const erase = async () => {
    const failures: unknown[] = [];
    await eachOne(works, (work) => work(), failures);
    if (failures.length > 0) throw failures[0];
  };
  return repeat('retention', erase, HOUR, warn);
}
