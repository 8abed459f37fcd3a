import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { getStaleBefore } from '../../../platform/storage/scratchFolder.ts';
import type { AppContext } from '../../context/appContext.ts';
import { findOrphanFiles } from './orphanFiles.ts';
import { deleteLeftoverParts } from './processFile.ts';

const BATCH_SIZE = 500;
/** More means that the storage is missing. */
const LOST_MAX = { share: 0.1, few: 10 } as const;

/** No file exists, or far fewer than rows. */
export const isStorageMissing = ({ lost, all }: { lost: number; all: number }): boolean =>
  (all > 0 && lost === all) || isLossTooLarge(lost, all);

const isLossTooLarge = (lost: number, all: number): boolean =>
  lost > LOST_MAX.few && lost > all * LOST_MAX.share;

export interface SweepResult {
  /** Without a row, partial, or leftover parts. */
  readonly files: number;
  readonly rows: number;
}

export async function findLostRows(
  { db }: Pick<AppContext, 'db'>,
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
      .limit(BATCH_SIZE);
    all += rows.length;
    lost.push(...rows.filter(({ id }) => !there.has(id)).map(({ id }) => id));
    after = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH_SIZE) return { lost, all };
  }
}

/**
 * Deletes files without rows, partial files, and rows without files.
 * @throws Error, before deleting rows, if the loss suggests a misconfigured storage
 */
export async function sweepMedia(context: AppContext, now = Date.now()): Promise<SweepResult> {
  const before = getStaleBefore(now);
  const { unknown, there } = await findOrphanFiles(context, before);
  for (const id of unknown) await context.storage.remove(id);
  const halves =
    (await context.scratch.removeStale(before)) +
    (await context.storage.removeUnfinished(before)) +
    (await deleteLeftoverParts(context, before));
  const { lost, all } = await findLostRows(context, there, before);
  // An unmounted share is empty.
  if (isLossTooLarge(lost.length, all) || (all > 0 && there.size === 0))
    throw new Error(
      `${lost.length} of ${all} photos are not where they should be: is PARVIS_MEDIA the folder, or MEDIA_URL the bucket, in which they were kept?`,
    );
  for (let at = 0; at < lost.length; at += BATCH_SIZE)
    await context.db.delete(media).where(inArray(media.id, lost.slice(at, at + BATCH_SIZE)));
  return { files: unknown.length + halves, rows: lost.length };
}
