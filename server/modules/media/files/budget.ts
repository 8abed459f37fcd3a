import { PART_BYTES } from '@parvis/api/constants';
import { and, count, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { media } from '../../../platform/db/schema.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { type Take, takeFrom } from '../../../platform/limits/proofOfWork/takeFrom.ts';
import type { Services } from '../../context/services.ts';
import type { FileSender } from '../../context/session.ts';
import { oneByOne } from '../../identity/requesters.ts';

/** Files of one person that no message shows yet. */
const UNSENT_MAX = 25;
const LATER = 3600;
/** Abandons a file after its first part, which the device can restart. */
export const CLAIM_MINUTES = 10;

const kib = (bytes: number): number => Math.ceil(bytes / 1024);

/** Staff are limited as persons only, so that visitors never block them. */
function takesOf(
  { cuid, qrid, reader }: FileSender,
  files: Pick<Take, 'points' | 'needs'>,
  bytes: Pick<Take, 'points' | 'needs'>,
): Take[] {
  const person: Take[] = [
    { limit: 'filesOfPerson', of: reader.crUid, ...files },
    { limit: 'bytesOfPerson', of: reader.crUid, ...bytes },
  ];
  if (reader.staff) return person;
  const code: Take[] =
    qrid === null
      ? []
      : [
          { limit: 'filesOfCode', of: qrid, ...files },
          { limit: 'bytesOfCode', of: qrid, ...bytes },
        ];
  return [
    ...person,
    ...code,
    { limit: 'filesOfCustomer', of: cuid, ...files },
    { limit: 'bytesOfCustomer', of: cuid, ...bytes },
  ];
}

/**
 * Counts nothing before the file arrives.
 * @throws Refusal tooMany
 */
export async function checkNewFile(
  services: Services,
  tx: Tx,
  sender: FileSender,
  of: number,
): Promise<void> {
  const ofPerson = and(eq(media.crUid, sender.reader.crUid), isNull(media.csid));
  await oneByOne(tx, `media:person:${sender.reader.crUid}`);
  await tx
    .delete(media)
    .where(
      and(
        ofPerson,
        eq(media.state, 'partial'),
        lte(media.received, PART_BYTES),
        lt(media.created, sql`now() - ${CLAIM_MINUTES} * interval '1 minute'`),
      ),
    );
  const [unsent] = await tx.select({ files: count() }).from(media).where(ofPerson);
  if ((unsent?.files ?? 0) >= UNSENT_MAX) throw new Refusal('tooMany', { retryAfter: LATER });
  const takes = takesOf(sender, { points: 0, needs: 1 }, { points: 0, needs: kib(of) });
  await takeFrom(services, tx, takes, sender.taker);
}

/** @throws Refusal tooMany if its network used up the rest meanwhile */
export const countPart = (
  services: Services,
  sender: FileSender,
  { bytes, isLast }: { bytes: number; isLast: boolean },
): Promise<void> =>
  services.db.transaction((tx) =>
    takeFrom(
      services,
      tx,
      takesOf(sender, { points: isLast ? 1 : 0, needs: 0 }, { points: kib(bytes) }),
      sender.taker,
      true,
    ),
  );
