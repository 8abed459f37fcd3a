import { PHOTO_BYTES_MAX } from '@parvis/api/constants';
import { and, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import { eachOneByOne } from '../people/requesters.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { media } from '../store/schema.ts';
import type { FileSender } from './sender.ts';

/** What one person may have at the server that no message shows yet. */
const UNSENT_MAX = 25;
/** What one person may send in a day. */
const OF_PERSON = { files: 200, bytes: 20 * PHOTO_BYTES_MAX } as const;
/** Bytes that a file of a visitor may have on average: the app sends less than half of it. */
const USUAL_BYTES = 1_000_000;
/** Visitors who scanned one code may send this share of what those of its customer may. */
const SHARE_OF_CODE = 1 / 10;
/** Seconds after which a device comes again. */
const LATER = 3600;

/** What may be sent in a day, and which rows count for it. */
interface Day {
  /** By which those who count the same rows wait for each other. */
  readonly name: string;
  readonly where: SQL | undefined;
  readonly files: number;
  readonly bytes: number;
}

/**
 * The days that a sender is held to. What visitors send never keeps staff from answering: staff are counted as persons alone.
 */
function daysOf({ config }: Services, { cuid, qrid, reader }: FileSender): Day[] {
  const files = config.mediaPerDay;
  const { crUid } = reader;
  const person = { name: `media:person:${crUid}`, where: eq(media.crUid, crUid), ...OF_PERSON };
  if (reader.staff) return [person];
  const ofVisitors = (name: string, where: SQL, share: number): Day => ({
    name: `media:${name}`,
    where: and(where, eq(media.staff, false)),
    files: files * share,
    bytes: files * share * USUAL_BYTES,
  });
  const customer = ofVisitors(`customer:${cuid}`, eq(media.cuid, cuid), 1);
  return qrid === null
    ? [person, customer]
    : [person, ofVisitors(`code:${qrid}`, eq(media.qrid, qrid), SHARE_OF_CODE), customer];
}

/**
 * Files that begin at once are counted one after the other, each with the row of the one before it.
 * @throws Refusal tooMany where a file of so many bytes is more than may be sent in a day, or than anybody shows
 */
export async function checkBudget(
  services: Services,
  tx: Tx,
  sender: FileSender,
  bytes: number,
): Promise<void> {
  const days = daysOf(services, sender);
  await eachOneByOne(
    tx,
    days.map(({ name }) => name),
  );
  const [unsent] = await tx
    .select({ files: count() })
    .from(media)
    .where(and(eq(media.crUid, sender.reader.crUid), isNull(media.csid)));
  if ((unsent?.files ?? 0) >= UNSENT_MAX) throw new Refusal('tooMany', { retryAfter: LATER });
  for (const day of days) {
    const [sent] = await tx
      .select({
        files: count(),
        bytes: sql<number>`coalesce(sum(${media.bytes}), 0)::bigint`.mapWith(Number),
      })
      .from(media)
      .where(and(day.where, gt(media.created, sql`now() - interval '1 day'`)));
    if ((sent?.files ?? 0) >= day.files || (sent?.bytes ?? 0) + bytes > day.bytes)
      throw new Refusal('tooMany', { retryAfter: LATER });
  }
}
