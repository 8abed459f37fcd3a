import { inArray, sql } from 'drizzle-orm';
import type { Services } from '../services/services.ts';
import { identities } from '../store/schema.ts';
import { type Addresses, isAnonymous } from './addresses.ts';

/** So many of those that somebody was are told to their devices. */
const TOLD_MAX = 20;

/** Who a person was before accounts became one, along all merges, the latest first; whoever proved no address was nobody else. */
export async function formerly(
  { db }: Services,
  person: Addresses & { readonly crUid: string | null },
): Promise<string[]> {
  if (person.crUid === null || isAnonymous(person)) return [];
  const { rows } = await db.execute<{ cr_uid: string }>(sql`
    with recursive was (cr_uid, created) as (
      select cr_uid, created from identities where merged_into = ${person.crUid}
      union select i.cr_uid, i.created from identities i join was on i.merged_into = was.cr_uid)
    select cr_uid from was order by created desc limit ${TOLD_MAX}`);
  return rows.map(({ cr_uid }) => cr_uid);
}

/** Those of whom nothing is known: erased, or forgotten. */
export async function goneOf({ db }: Services, crUids: readonly string[]): Promise<string[]> {
  if (crUids.length === 0) return [];
  const rows = await db
    .select({ crUid: identities.crUid })
    .from(identities)
    .where(inArray(identities.crUid, [...crUids]));
  const known = new Set(rows.map(({ crUid }) => crUid));
  return crUids.filter((crUid) => !known.has(crUid));
}
