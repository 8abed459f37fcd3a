import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { oldBy } from '../../../platform/storage/scratch.ts';
import type { Services } from '../../context/services.ts';
import { takeLeftParts } from './finish.ts';
import { unknownFiles } from './unknown.ts';

/** Batch size. */
const AT_ONCE = 500;
/** A larger loss means that the storage is missing. */
const LOST_MAX = { share: 0.1, few: 10 } as const;

/** Whether storage is missing: no file exists, or far fewer than rows. */
export const areGone = ({ lost, all }: { lost: number; all: number }): boolean =>
  (all > 0 && lost === all) || isFarTooMany(lost, all);

const isFarTooMany = (lost: number, all: number): boolean =>
  lost > LOST_MAX.few && lost > all * LOST_MAX.share;

export interface Swept {
  /** Without a row, partial, or leftover parts. */
  readonly files: number;
  readonly rows: number;
}

export async function lostRows(
  { db }: Pick<Services, 'db'>,
  there: ReadonlySet<string>,
  before: Date,
): Promise<{ lost: string[]; all: number }> {
  const lost: string[] = [];
  let all = 0;
  for (let after = ''; ; ) {
    const rows = await db
      .select({ id: media.id })
      .from(media)
      .where(and(gt(media.id, after), eq(media.state, 'ready'), lt(media.created, before)))
      .orderBy(asc(media.id))
      .limit(AT_ONCE);
    all += rows.length;
    lost.push(...rows.filter(({ id }) => !there.has(id)).map(({ id }) => id));
    after = rows.at(-1)?.id ?? '';
    if (rows.length < AT_ONCE) return { lost, all };
  }
}

/**
 * Deletes files without rows, partial files, and rows without files.
 * @throws Error if so many are missing that the storage must be misconfigured; then no row is deleted
 */
export async function sweepMedia(services: Services, now = Date.now()): Promise<Swept> {
  const before = oldBy(now);
  const { unknown, there } = await unknownFiles(services, before);
  for (const id of unknown) await services.storage.remove(id);
  const halves =
    (await services.scratch.tidy(before)) +
    (await services.storage.tidy(before)) +
    (await takeLeftParts(services, before));
  const { lost, all } = await lostRows(services, there, before);
  // An unmounted share is empty.
  if (isFarTooMany(lost.length, all) || (all > 0 && there.size === 0))
    throw new Error(
      `${lost.length} of ${all} photos are not where they should be: is PARVIS_MEDIA the folder, or MEDIA_URL the bucket, in which they were kept?`,
    );
  for (let at = 0; at < lost.length; at += AT_ONCE)
    await services.db.delete(media).where(inArray(media.id, lost.slice(at, at + AT_ONCE)));
  return { files: unknown.length + halves, rows: lost.length };
}
