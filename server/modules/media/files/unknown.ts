import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { media } from '../../../platform/db/schema.ts';
import type { Services } from '../../context/services.ts';

/** Where files lie, and the rows that know of them. */
export type Kept = Pick<Services, 'db' | 'storage'>;

/** So many files are asked of at a time. */
const AT_ONCE = 500;
/** Rows that stay at an instant: those of no case whose day has come, and of no photo that was never shown for a day. */
export const staysAt = (now: Date): SQL => sql`not coalesce(
  case when ${media.csid} is null then ${media.created} <= ${now.toISOString()}::timestamptz - interval '1 day'
  else ${media.csid} in (select csid from cases where erase_on <= ${now.toISOString()}::timestamptz) end, false)`;

/** Those of the files that a row knows (one that `stays`, where that is given). */
export async function knownAmong(tx: Tx, ids: readonly string[], stays?: SQL): Promise<Set<string>> {
  const known = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, [...ids]), stays));
  return new Set(known.map(({ id }) => id));
}

/**
 * Looks at all files there are, and which of them no row knows that `stays` (any, where it is not given).
 * @returns the ids of those, as far as nothing of them changed since `before`, and of all there are
 */
export async function unknownFiles(
  kept: Kept,
  before: Date,
  stays?: SQL,
): Promise<{ unknown: string[]; there: Set<string> }> {
  const there = new Set<string>();
  const old: string[] = [];
  for await (const { id, changed } of kept.storage.files()) {
    there.add(id);
    if (changed < before) old.push(id);
  }
  const unknown: string[] = [];
  for (let at = 0; at < old.length; at += AT_ONCE) {
    const some = old.slice(at, at + AT_ONCE);
    const known = await knownAmong(kept.db, some, stays);
    unknown.push(...some.filter((id) => !known.has(id)));
  }
  return { unknown, there };
}
