import { z } from 'zod';
import { assignByTurn } from '../../modules/assignments/service.ts';
import { endDueHolds, refreshDeadlines } from '../../modules/cases/service.ts';
import type { AppContext } from '../../modules/context/appContext.ts';
import { runDueBulk } from '../../modules/desk/service.ts';
import { retryPendingScans } from '../../modules/media/service.ts';
import { deliveryJobs, sendPushes } from '../../modules/messaging/service.ts';
import { eraseModerated } from '../../modules/moderation/service.ts';
import {
  alertDeadlines,
  escalateUntaken,
  notifyDepartures,
  sendCaseNotifications,
} from '../../modules/notifications/service.ts';
import { eraseDue, runFileSweep, runNightlyCompaction } from '../../modules/privacy/service.ts';
import { syncRenamedCustomers } from '../../modules/provisioning/service.ts';
import { mailWeeklyFigures } from '../../modules/statistics/service.ts';
import { passOnAnswers } from '../../modules/triage/service.ts';
import { defineJob, type Job, type JobContext } from '../../platform/jobs/defineJob.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { runCollectingErrors } from '../../platform/lib/runCollectingErrors.ts';

/** One server at a time. */
const defineRecurringJob = (
  name: string,
  { every, does }: { readonly every: number; readonly does: string },
  work: (context: JobContext<AppContext>) => Promise<unknown>,
): Job =>
  defineJob<unknown, AppContext>({
    ...{ name, every, does, payload: z.object({}), channel: 'upkeep', key: () => name },
    async run(_, context) {
      await work(context);
      return undefined;
    },
  });

/** A failing part does not stop the others. */
export async function runHousekeeping({ services, pool, warn }: JobContext<AppContext>): Promise<void> {
  const failures: unknown[] = [];
  const parts = [
    () => eraseDue(pool),
    async () => services.notifyStreams(),
    () =>
      runNightlyCompaction(pool, getDatabaseNow(), (error) =>
        warn('Deleted rows remain in data files', { event: 'compaction_incomplete', error }),
      ),
  ];
  await runCollectingErrors(parts, (part) => part(), failures);
  if (failures.length > 0) throw failures[0];
}

/** Assigned staff are not alerted. A failing part does not stop the other. */
async function assignThenEscalate(services: AppContext): Promise<void> {
  const failures: unknown[] = [];
  const parts = [() => assignByTurn(services), () => escalateUntaken(services)];
  await runCollectingErrors<() => Promise<unknown>>(parts, (part) => part(), failures);
  if (failures.length > 0) throw failures[0];
}

const [FEW_SECONDS, MINUTE, HOUR] = [5, 60, 3_600];

/** Process tasks are in `timers.ts`. */
export const allJobs: readonly Job[] = [
  deliveryJobs.mail,
  deliveryJobs.sms,
  sendPushes,
  eraseModerated,
  runDueBulk,
  notifyDepartures,
  defineRecurringJob(
    'news',
    { every: FEW_SECONDS, does: 'tells people by push, mail or SMS of news that they did not see' },
    ({ services }) => sendCaseNotifications(services),
  ),
  defineRecurringJob(
    'calls',
    {
      every: FEW_SECONDS,
      does: 'gives cases in turn where the customer wants that, and calls staff to those that nobody takes',
    },
    ({ services }) => assignThenEscalate(services),
  ),
  defineRecurringJob(
    'duplicates',
    { every: FEW_SECONDS, does: 'writes answers of a kept case into its duplicates' },
    ({ services }) => passOnAnswers(services),
  ),
  defineRecurringJob(
    'holds',
    { every: MINUTE, does: 'takes up cases that were on hold until now' },
    ({ services }) => endDueHolds(services),
  ),
  defineRecurringJob(
    'deadlines',
    { every: MINUTE, does: 'warns staff of deadlines, and applies changed hours and targets' },
    async ({ services }) => {
      const failures: unknown[] = [];
      const parts = [() => alertDeadlines(services), () => refreshDeadlines(services)];
      await runCollectingErrors(parts, (part) => part(), failures);
      if (failures.length > 0) throw failures[0];
    },
  ),
  defineRecurringJob(
    'figures',
    { every: MINUTE, does: 'mails managers who want that the figures of last week, on Mondays' },
    ({ services }) => mailWeeklyFigures(services),
  ),
  defineRecurringJob(
    'names',
    { every: MINUTE, does: 'moves rows written under a former name of a customer' },
    ({ services }) => syncRenamedCustomers(services.db),
  ),
  defineRecurringJob(
    'viruses',
    { every: MINUTE, does: 'scans files that wait for the scanner' },
    ({ services }) => retryPendingScans(services),
  ),
  defineRecurringJob(
    'retention',
    { every: HOUR, does: 'erases what has served its time, and compacts tables at night' },
    runHousekeeping,
  ),
  defineRecurringJob(
    'files',
    { every: HOUR, does: 'removes files that no row knows' },
    ({ services, pool }) => runFileSweep(pool, services),
  ),
];
