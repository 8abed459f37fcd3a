import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import {
  ownerOf,
  ownersWithoutJob,
  type PushResult,
  secondsToNext,
  settlePushes,
  takePushes,
} from '../../platform/delivery/push/rows.ts';
import { SHARE } from '../../platform/delivery/push/wire.ts';
import { type Again, defineJob, enqueueJob, type JobContext } from '../../platform/jobs/defineJob.ts';
import { pauseAfter, RETRY_PAUSES } from '../../platform/lib/retryPauses.ts';
import type { Services } from '../context/services.ts';

/** Consecutive failures that pause a push service. */
const FAILURES = 5;
/** Seconds; the last one repeats. */
const RESTS = [5, 15, 30, 60, 120] as const;

/** One queue for each owner of push services: a slow one does not block others. */
interface OwnerPushes {
  readonly owner: string;
  /** Since its last success. */
  readonly rests: number;
}

const isAway = (results: readonly PushResult[]): boolean =>
  results.length >= FAILURES && results.every(({ state, small }) => state === 'waiting' && !small);

async function sendDue(
  { owner, rests }: OwnerPushes,
  { services, pool }: JobContext<Services>,
  stopping: AbortSignal,
): Promise<Again<OwnerPushes> | undefined> {
  while (!stopping.aborted) {
    const taken = await takePushes(pool, owner, SHARE);
    if (taken.length === 0) break;
    const results = await Promise.all(taken.map((one) => services.pushSender.send(one)));
    await settlePushes(pool, results);
    if (isAway(results)) return { again: pauseAfter(rests + 1, RESTS), payload: { owner, rests: rests + 1 } };
  }
  const again = await secondsToNext(pool, owner);
  return again === undefined ? undefined : { again, payload: { owner, rests: 0 } };
}

export const sendPushes = defineJob<OwnerPushes, Services>({
  name: 'push',
  payload: z.object({ owner: z.string(), rests: z.int() }),
  channel: 'push',
  key: ({ owner }) => `push:${owner}`,
  isSerial: true,
  pauses: RETRY_PAUSES,
  findMissing: async (pool) => (await ownersWithoutJob(pool)).map((owner) => ({ owner, rests: 0 })),
  does: `sends the pushes that are due to the services of one owner, ${SHARE} at a time`,
  run: sendDue,
});

export async function enqueuePushes(tx: Tx, endpoints: readonly string[]): Promise<void> {
  // Sorted, to prevent deadlocks.
  for (const owner of [...new Set(endpoints.map(ownerOf))].sort())
    await enqueueJob(tx, sendPushes, { owner, rests: 0 });
}
