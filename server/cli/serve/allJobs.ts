import { z } from 'zod';
import { takeUpDueHolds } from '../../modules/cases/dueHolds.ts';
import type { Services } from '../../modules/context/services.ts';
import { lookAgain } from '../../modules/media/files/lookAgain.ts';
import { sendJobs } from '../../modules/messaging/messageJobs.ts';
import { sendPushes } from '../../modules/messaging/pushJobs.ts';
import { callForUntaken } from '../../modules/notifications/alerts/callForUntaken.ts';
import { tellNews } from '../../modules/notifications/caseNotifications/tellNews.ts';
import { eraseDue } from '../../modules/privacy/retention/eraseDue.ts';
import { compactNightly } from '../../modules/privacy/retention/nightly.ts';
import { sweepOnce } from '../../modules/privacy/retention/sweepOnce.ts';
import { followNames } from '../../modules/provisioning/rename/renameCustomer.ts';
import { defineJob, type Job, type JobContext } from '../../platform/jobs/defineJob.ts';
import { dateNow } from '../../platform/lib/clock.ts';
import { eachOne } from '../../platform/lib/eachOne.ts';

/** Runs on one server at a time. */
const recurring = (
  name: string,
  { every, does }: { readonly every: number; readonly does: string },
  work: (context: JobContext<Services>) => Promise<unknown>,
): Job =>
  defineJob<unknown, Services>({
    ...{ name, every, does, payload: z.object({}), channel: 'upkeep', key: () => name },
    async run(_, context) {
      await work(context);
      return undefined;
    },
  });

/** A failing part does not stop the others. */
export async function keepHouse({ services, pool, warn }: JobContext<Services>): Promise<void> {
  const failures: unknown[] = [];
  const parts = [
    () => eraseDue(pool),
    async () => services.notice(),
    () =>
      compactNightly(pool, dateNow(), (error) =>
        warn('Deleted rows remain in data files', error, undefined, { event: 'compaction_incomplete' }),
      ),
  ];
  await eachOne(parts, (part) => part(), failures);
  if (failures.length > 0) throw failures[0];
}

const [FEW_SECONDS, MINUTE, HOUR] = [5, 60, 3_600];

/** Jobs of the database; tasks of each process are in `timers.ts`. */
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
