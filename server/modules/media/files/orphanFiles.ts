import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { media } from '../../../platform/db/schema.ts';
import type { AppContext } from '../../context/appContext.ts';

export type OrphanContext = Pick<AppContext, 'db' | 'storage'>;

const BATCH_SIZE = 500;
/** Matches rows not due for erasure: neither by their case, nor unsent for a day. */
export const matchRetained = (now: Date): SQL => sql`not coalesce(
  case when ${media.csid} is null then ${media.created} <= ${now.toISOString()}::timestamptz - interval '1 day'
  else ${media.csid} in (select csid from cases where erase_on <= ${now.toISOString()}::timestamptz) end, false)`;

export async function findKnownIds(tx: Tx, ids: readonly string[], stays?: SQL): Promise<Set<string>> {
  const known = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, [...ids]), stays));
  return new Set(known.map(({ id }) => id));
}

/**
 * Finds files without a row that matches `stays`.
 * @returns ids of those unchanged since `before`, and of all files
 */
export async function findOrphanFiles(
  context: OrphanContext,
  before: Date,
  stays?: SQL,
): Promise<{ unknown: string[]; there: Set<string> }> {
  const there = new Set<string>();
  const old: string[] = [];
  for await (const { id, changed } of context.storage.listFiles()) {
    there.add(id);
    if (changed < before) old.push(id);
  }
  const unknown: string[] = [];
  for (let at = 0; at < old.length; at += BATCH_SIZE) {
    const some = old.slice(at, at + BATCH_SIZE);
    const known = await findKnownIds(context.db, some, stays);
    unknown.push(...some.filter((id) => !known.has(id)));
  }
  return { unknown, there };
}
