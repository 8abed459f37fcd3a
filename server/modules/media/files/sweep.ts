import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { oldBy } from '../../../platform/storage/scratch.ts';
import type { Services } from '../../context/services.ts';
import { takeLeftParts } from './finish.ts';
import { unknownFiles } from './unknown.ts';

/** So many rows are asked of at a time. */
const AT_ONCE = 500;
/** More than this share of all files gone at once, and more than a few, is a disk that is not there, and no loss. */
const LOST_MAX = { share: 0.1, few: 10 } as const;

/** Whether it is rather the disk or bucket of all files that is not there: none of them is, or far fewer than rows name. */
export const areGone = ({ lost, all }: { lost: number; all: number }): boolean =>
  (all > 0 && lost === all) || isFarTooMany(lost, all);

const isFarTooMany = (lost: number, all: number): boolean =>
  lost > LOST_MAX.few && lost > all * LOST_MAX.share;

/** What a look at all files and all rows came to. */
export interface Swept {
  /** Files that no row knew, what a killed server left half written, and what was sent of files that are written anew. */
  readonly files: number;
  /** Rows whose file was gone. */
  readonly rows: number;
}

/** Rows that promise a picture whose file is not there, and how many promise one. */
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
 * Removes the files that no row knows any more (their case was erased, or their sender), what a killed server left, and the rows whose
 * file is gone.
 * @throws Error where so many files are gone that it is rather their disk or bucket that is not there: no row is removed then
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
  // Of a share that is not mounted nothing is there, of few photos either.
  if (isFarTooMany(lost.length, all) || (all > 0 && there.size === 0))
    throw new Error(
      `${lost.length} of ${all} photos are not where they should be: is PARVIS_MEDIA the folder, or MEDIA_URL the bucket, in which they were kept?`,
    );
  for (let at = 0; at < lost.length; at += AT_ONCE)
    await services.db.delete(media).where(inArray(media.id, lost.slice(at, at + AT_ONCE)));
  return { files: unknown.length + halves, rows: lost.length };
}
