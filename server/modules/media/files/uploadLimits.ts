import { PART_BYTES } from '@parvis/api/constants';
import { and, count, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { media } from '../../../platform/db/schema.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { type Charge, consumePoints } from '../../../platform/limits/proofOfWork/consumePoints.ts';
import type { AppContext } from '../../context/appContext.ts';
import type { FileSender } from '../../context/session.ts';
import { acquireNamedLock } from '../../identity/service.ts';

/** Maximum files of a person in no message yet. */
const UNSENT_MAX = 25;
const RETRY_AFTER = 3600;
/** Abandons a file after its first part, which the device can resend. */
export const CLAIM_MINUTES = 10;

const toKib = (bytes: number): number => Math.ceil(bytes / 1024);

/** Limits staff only as persons, so that visitors never block them. */
function buildTakes(
  { cuid, qrid, reader }: FileSender,
  files: Pick<Charge, 'points' | 'needs'>,
  bytes: Pick<Charge, 'points' | 'needs'>,
): Charge[] {
  const person: Charge[] = [
    { limit: 'filesOfPerson', subject: reader.crUid, ...files },
    { limit: 'bytesOfPerson', subject: reader.crUid, ...bytes },
  ];
  if (reader.staff) return person;
  const code: Charge[] =
    qrid === null
      ? []
      : [
          { limit: 'filesOfCode', subject: qrid, ...files },
          { limit: 'bytesOfCode', subject: qrid, ...bytes },
        ];
  return [
    ...person,
    ...code,
    { limit: 'filesOfCustomer', subject: cuid, ...files },
    { limit: 'bytesOfCustomer', subject: cuid, ...bytes },
  ];
}

/**
 * Consumes nothing before the file arrives.
 * @throws Refusal tooMany
 */
export async function checkUploadLimits(
  context: AppContext,
  tx: Tx,
  sender: FileSender,
  of: number,
): Promise<void> {
  const isOwnUnsent = and(eq(media.crUid, sender.reader.crUid), isNull(media.csid));
  await acquireNamedLock(tx, `media:person:${sender.reader.crUid}`);
  await tx
    .delete(media)
    .where(
      and(
        isOwnUnsent,
        eq(media.state, 'partial'),
        lte(media.received, PART_BYTES),
        lt(media.created, sql`now() - ${CLAIM_MINUTES} * interval '1 minute'`),
      ),
    );
  const [unsent] = await tx.select({ files: count() }).from(media).where(isOwnUnsent);
  if ((unsent?.files ?? 0) >= UNSENT_MAX) throw new Refusal('tooMany', { retryAfter: RETRY_AFTER });
  const takes = buildTakes(sender, { points: 0, needs: 1 }, { points: 0, needs: toKib(of) });
  await consumePoints(context, tx, takes, sender.consumer);
}

/** @throws Refusal tooMany if concurrent requests of its network used up the rest */
export const consumePartPoints = (
  context: AppContext,
  sender: FileSender,
  { bytes, isLast }: { bytes: number; isLast: boolean },
): Promise<void> =>
  context.db.transaction((tx) =>
    consumePoints(
      context,
      tx,
      buildTakes(sender, { points: isLast ? 1 : 0, needs: 0 }, { points: toKib(bytes) }),
      sender.consumer,
      true,
    ),
  );
