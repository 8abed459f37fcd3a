import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Services } from '../services/services.ts';
import { media } from '../store/schema.ts';

/** So many files are asked of at a time. */
const AT_ONCE = 500;
/** A file whose row is not there yet: it is being sent. */
const YOUNG_MS = 3_600_000;
/** More than this share of all files gone at once, and more than a few, is a disk that is not there, and no loss. */
const LOST_MAX = { share: 0.1, few: 10 } as const;

/** What a look at all files and all rows came to. */
export interface Swept {
  /** Files that no row knew, and what a killed server left half written. */
  readonly files: number;
  /** Rows whose file was gone. */
  readonly rows: number;
}

async function removeUnknown({ db, storage }: Services, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const known = await db
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]));
  const kept = new Set(known.map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  for (const id of gone) await storage.remove(id);
  return gone.length;
}

/** Removes files without a row. @returns how many, and which files there are */
async function sweepFiles(
  services: Services,
  before: Date,
): Promise<{ removed: number; there: Set<string> }> {
  const there = new Set<string>();
  let removed = 0;
  let batch: string[] = [];
  for await (const { id, changed } of services.storage.files()) {
    there.add(id);
    if (changed >= before) continue;
    batch.push(id);
    if (batch.length < AT_ONCE) continue;
    removed += await removeUnknown(services, batch);
    batch = [];
  }
  return { removed: removed + (await removeUnknown(services, batch)), there };
}

/** Rows that promise a picture whose file is not there, and how many promise one. */
async function lostRows({ db }: Services, there: ReadonlySet<string>, before: Date) {
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
 * @throws Error where so many files are gone that it is rather their disk or bucket that is not there: nothing is removed then
 */
export async function sweepMedia(services: Services, now = Date.now()): Promise<Swept> {
  const before = new Date(now - YOUNG_MS);
  const { removed, there } = await sweepFiles(services, before);
  const halves = await services.scratch.tidy(before);
  const { lost, all } = await lostRows(services, there, before);
  if (lost.length > LOST_MAX.few && lost.length > all * LOST_MAX.share)
    throw new Error(
      `${lost.length} of ${all} photos are not where they should be: is PARVIS_MEDIA the folder, or MEDIA_URL the bucket, in which they were kept?`,
    );
  for (let at = 0; at < lost.length; at += AT_ONCE)
    await services.db.delete(media).where(inArray(media.id, lost.slice(at, at + AT_ONCE)));
  return { files: removed + halves, rows: lost.length };
}
