import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { MAX_CONNECTIONS } from '../../platform/delivery/push/pushClient.ts';
import {
  claimPushes,
  findOwnersWithoutJob,
  getSecondsToNext,
  getServiceOwner,
  type PushResult,
  recordPushResults,
} from '../../platform/delivery/push/pushRepository.ts';
import { defineJob, enqueueJob, type JobContext, type NextRun } from '../../platform/jobs/defineJob.ts';
import { getRetryDelay } from '../../platform/lib/retryDelays.ts';
import type { AppContext } from '../context/appContext.ts';

/** Failures in a row that pause a push service. */
const FAILURE_LIMIT = 5;
/** Seconds; the last one repeats. */
const PAUSES = [5, 15, 30, 60, 120] as const;

/** A slow push service does not block others. */
interface OwnerPushes {
  readonly owner: string;
  /** Since its last success. */
  readonly rests: number;
}

const isUnavailable = (results: readonly PushResult[]): boolean =>
  results.length >= FAILURE_LIMIT && results.every(({ state, small }) => state === 'waiting' && !small);

async function sendDuePushes(
  { owner, rests }: OwnerPushes,
  { services: context, pool }: JobContext<AppContext>,
  stopping: AbortSignal,
): Promise<NextRun<OwnerPushes> | undefined> {
  while (!stopping.aborted) {
    const taken = await claimPushes(pool, owner, MAX_CONNECTIONS);
    if (taken.length === 0) break;
    const results = await Promise.all(taken.map((one) => context.pushSender.send(one)));
    await recordPushResults(pool, results);
    if (isUnavailable(results))
      return { again: getRetryDelay(rests + 1, PAUSES), payload: { owner, rests: rests + 1 } };
  }
  const again = await getSecondsToNext(pool, owner);
  return again === undefined ? undefined : { again, payload: { owner, rests: 0 } };
}

export const sendPushes = defineJob<OwnerPushes, AppContext>({
  name: 'push',
  payload: z.object({ owner: z.string(), rests: z.int() }),
  channel: 'push',
  key: ({ owner }) => `push:${owner}`,
  isSerial: true,
  findMissing: async (pool) => (await findOwnersWithoutJob(pool)).map((owner) => ({ owner, rests: 0 })),
  does: `sends the pushes that are due to the services of one owner, ${MAX_CONNECTIONS} at a time`,
  run: sendDuePushes,
});

export async function enqueuePushes(tx: Tx, endpoints: readonly string[]): Promise<void> {
  // Sorted, to prevent deadlocks.
  for (const owner of [...new Set(endpoints.map(getServiceOwner))].sort())
    await enqueueJob(tx, sendPushes, { owner, rests: 0 });
}
