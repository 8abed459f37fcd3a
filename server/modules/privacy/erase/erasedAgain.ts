import { asc, gt } from 'drizzle-orm';
import { erasedPeople, identities } from '../../../platform/db/schema.ts';
import type { Erased } from '../../../platform/storage/erasedList.ts';
import type { Services } from '../../context/services.ts';
import { erasedName, erasePersonOf } from './eraseAll.ts';

/** So many people at a time are looked at. */
const AT_ONCE = 5_000;

async function peopleNamed({ db, secret }: Services, names: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  let last = '';
  for (;;) {
    const { crUid } = identities;
    const rows = await db
      .select({ crUid })
      .from(identities)
      .where(gt(crUid, last))
      .orderBy(asc(crUid))
      .limit(AT_ONCE);
    found.push(...rows.map((row) => row.crUid).filter((uid) => names.has(erasedName(secret, uid))));
    last = rows.at(-1)?.crUid ?? '';
    if (rows.length < AT_ONCE) return found;
  }
}

/** Who stands in the one list and not in the other. */
function missingIn(there: readonly Erased[], listed: readonly Erased[]): Erased[] {
  const known = new Set(there.map(({ hash }) => hash));
  return [...new Map(listed.map((one) => [one.hash, one])).values()].filter(({ hash }) => !known.has(hash));
}

/** Brings the list outside the database up to what the database knows, and lets go what is past its time. */
export async function copyErased({ db, erasedList }: Pick<Services, 'db' | 'erasedList'>): Promise<void> {
  await erasedList.add(missingIn(await erasedList.read(), await db.select().from(erasedPeople)));
  await erasedList.forget();
}

/**
 * Erases once more whoever was erased after this database was copied: the list outside knows of them, and the database does not. To be
 * done before anybody is served. Where nothing was restored there is nothing to look for.
 * @returns how many were erased
 */
export async function eraseAgain(services: Services): Promise<number> {
  const { db, erasedList } = services;
  const missing = missingIn(await db.select().from(erasedPeople), await erasedList.read());
  if (missing.length > 0) {
    const people = await peopleNamed(services, new Set(missing.map(({ hash }) => hash)));
    for (const crUid of people) await erasePersonOf(services, crUid);
    await db.insert(erasedPeople).values(missing).onConflictDoNothing();
    await copyErased(services);
    return people.length;
  }
  await copyErased(services);
  return 0;
}
