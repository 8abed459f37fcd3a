import { asc, gt } from 'drizzle-orm';
import { erasedPeople, identities } from '../../../platform/db/schema.ts';
import type { Erasure } from '../../../platform/storage/erasureList.ts';
import type { AppContext } from '../../context/appContext.ts';
import { erasePersonAndFiles, hashErasedPerson } from './erasePerson.ts';

const BATCH_SIZE = 5_000;

async function findPeopleByHash({ db, secret }: AppContext, hashes: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  let last = '';
  for (;;) {
    const { crUid } = identities;
    const rows = await db
      .select({ crUid })
      .from(identities)
      .where(gt(crUid, last))
      .orderBy(asc(crUid))
      .limit(BATCH_SIZE);
    found.push(...rows.map((row) => row.crUid).filter((uid) => hashes.has(hashErasedPerson(secret, uid))));
    last = rows.at(-1)?.crUid ?? '';
    if (rows.length < BATCH_SIZE) return found;
  }
}

function filterMissing(there: readonly Erasure[], listed: readonly Erasure[]): Erasure[] {
  const known = new Set(there.map(({ hash }) => hash));
  return [...new Map(listed.map((one) => [one.hash, one])).values()].filter(({ hash }) => !known.has(hash));
}

/** Also prunes expired entries. */
export async function syncErasedList({
  db,
  erasedList,
}: Pick<AppContext, 'db' | 'erasedList'>): Promise<void> {
  await erasedList.add(filterMissing(await erasedList.read(), await db.select().from(erasedPeople)));
  await erasedList.prune();
}

/**
 * After a restore, before serving: erases people whom only the external list has.
 * @returns how many people were erased
 */
export async function replayErasures(context: AppContext): Promise<number> {
  const { db, erasedList } = context;
  const missing = filterMissing(await db.select().from(erasedPeople), await erasedList.read());
  if (missing.length > 0) {
    const people = await findPeopleByHash(context, new Set(missing.map(({ hash }) => hash)));
    for (const crUid of people) await erasePersonAndFiles(context, crUid);
    await db.insert(erasedPeople).values(missing).onConflictDoNothing();
    await syncErasedList(context);
    return people.length;
  }
  await syncErasedList(context);
  return 0;
}
