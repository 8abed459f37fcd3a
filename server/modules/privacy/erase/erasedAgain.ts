import { asc, gt } from 'drizzle-orm';
import { erasedPeople, identities } from '../../../platform/db/schema.ts';
import type { Erased } from '../../../platform/storage/erasedList.ts';
import type { Services } from '../../context/services.ts';
import { erasedName, erasePersonOf } from './eraseAll.ts';

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

function missingIn(there: readonly Erased[], listed: readonly Erased[]): Erased[] {
  const known = new Set(there.map(({ hash }) => hash));
  return [...new Map(listed.map((one) => [one.hash, one])).values()].filter(({ hash }) => !known.has(hash));
}

/** Adds missing entries to the external list and prunes expired ones. */
export async function copyErased({ db, erasedList }: Pick<Services, 'db' | 'erasedList'>): Promise<void> {
  await erasedList.add(missingIn(await erasedList.read(), await db.select().from(erasedPeople)));
  await erasedList.forget();
}

/**
 * Erases people again after a restore: the external list has entries that the database lacks. Run before
 * serving.
 * @returns how many people were erased
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
