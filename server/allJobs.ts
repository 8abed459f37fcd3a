import { z } from 'zod';
import { dateNow } from './base/clock.ts';
import { eachOne } from './base/eachOne.ts';
import { callForUntaken } from './calling/callForUntaken.ts';
import { takeUpDueHolds } from './cases/dueHolds.ts';
import { followNames } from './customers/rename/renameCustomer.ts';
import { lookAgain } from './files/lookAgain.ts';
import { defineJob, type Job, type JobContext } from './jobs/defineJob.ts';
import { sendJobs } from './messageQueue/messageJobs.ts';
import { sendPushes } from './messageQueue/pushJobs.ts';
import { tellNews } from './news/tellNews.ts';
import { eraseDue } from './retention/eraseDue.ts';
import { compactNightly } from './retention/nightly.ts';
import { sweepOnce } from './retention/sweepOnce.ts';

/** Defines a job that runs again and again, on one server at a time. */
const recurring = (
  name: string,
  { every, does }: { readonly every: number; readonly does: string },
  work: (context: JobContext) => Promise<unknown>,
): Job =>
  defineJob({
    ...{ name, every, does, payload: z.object({}), channel: 'upkeep', key: () => name },
    async run(_, context) {
      await work(context);
      return undefined;
    },
  });

/** Erases what has served its time. What fails of one part keeps nothing of the others. */
export async function keepHouse({ services, pool, warn }: JobContext): Promise<void> {
  const failures: unknown[] = [];
  const parts = [
    () => eraseDue(pool),
    async () => services.notice(),
    () => compactNightly(pool, dateNow(), (error) => warn('Old rows could not be removed.', error)),
  ];
  await eachOne(parts, (part) => part(), failures);
  if (failures.length > 0) throw failures[0];
}

const [FEW_SECONDS, MINUTE, HOUR] = [5, 60, 3_600];

/** All jobs on the database. What is about one process alone stays in it (`timers.ts`). */
export const allJobs: readonly Job[] = [
  sendJobs.mail,
  sendJobs.sms,
  sendPushes,
  recurring(
    'news',
    { every: FEW_SECONDS, does: 'tells people by push, mail or SMS of news that they did not see' },
    ({ services }) => tellNews(services),
  ),
  recurring('calls', { every: FEW_SECONDS, does: 'calls staff to cases that nobody takes' }, ({ services }) =>
    callForUntaken(services),
  ),
  recurring('holds', { every: MINUTE, does: 'takes up cases that were on hold until now' }, ({ services }) =>
    takeUpDueHolds(services),
  ),
  recurring(
    'names',
    { every: MINUTE, does: 'moves rows written under a former name of a customer' },
    ({ services }) => followNames(services.db),
  ),
  recurring('viruses', { every: MINUTE, does: 'scans files that wait for the scanner' }, ({ services }) =>
    lookAgain(services),
  ),
  recurring(
    'retention',
    { every: HOUR, does: 'erases what has served its time, and compacts tables at night' },
    keepHouse,
  ),
  recurring('files', { every: HOUR, does: 'removes files that no row knows' }, ({ services, pool }) =>
    sweepOnce(pool, services),
  ),
];
