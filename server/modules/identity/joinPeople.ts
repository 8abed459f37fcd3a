import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed, identities } from '../../platform/db/schema.ts';
import { newId } from '../../platform/lib/ids.ts';
import { type Address, kinds } from './addresses.ts';
import { mergePeople } from './mergePeople.ts';

/** Updates open pages of cases with an unverified contact of this kind. */
async function tellProved(tx: Tx, crUid: string, { kind }: Pick<Address, 'kind'>): Promise<void> {
  const rows = await tx
    .select({ csid: cases.csid, cuid: cases.cuid, msgId: cases.lastMsgId })
    .from(cases)
    .where(and(eq(cases.reporter, crUid), sql`${cases.contact} ->> ${kinds[kind].contact} is not null`));
  if (rows.length > 0) await tx.insert(feed).values(rows.map((row) => ({ ...row, type: 'case' as const })));
}

export type Person = typeof identities.$inferSelect;

export async function ownerOf(tx: Tx, { kind, value }: Address): Promise<Person | undefined> {
  const [row] = await tx.select().from(identities).where(eq(kinds[kind].column, value));
  return row;
}

/** Locks in order of crUid, to prevent deadlocks. */
export async function lockPeople(tx: Tx, crUids: readonly string[]): Promise<Person[]> {
  if (crUids.length === 0) return [];
  return tx
    .select()
    .from(identities)
    .where(inArray(identities.crUid, [...crUids]))
    .orderBy(asc(identities.crUid))
    .for('update');
}

const isOwner = (person: Person, { kind, value }: Address): boolean => kinds[kind].of(person) === value;

/** Locks the owners of addresses and others at once. */
export async function takePeople(
  tx: Tx,
  proven: readonly Address[],
  others: readonly (string | null | undefined)[],
) {
  const owners = await Promise.all(proven.map((address) => ownerOf(tx, address)));
  const crUids = [...owners.map((owner) => owner?.crUid), ...others].filter(
    (crUid) => typeof crUid === 'string',
  );
  const people = await lockPeople(tx, [...new Set(crUids)]);
  // An owner may have changed their address before the lock.
  const now = proven.map((address) => people.find((person) => isOwner(person, address)));
  return { owners: now.filter((person) => person !== undefined), people };
}

/**
 * Merges all owners of verified addresses, and the asker, into one person; creates one if there is none.
 * @param asker whose data moves to that person
 */
export async function joinPeople(
  tx: Tx,
  proven: readonly Address[],
  asker: string | undefined,
): Promise<{ crUid: string; merged: boolean; movedCases: number }> {
  const { owners, people } = await takePeople(tx, proven, [asker]);
  const crUid = owners[0]?.crUid ?? asker ?? newId();
  if (owners.length === 0 && asker === undefined) await tx.insert(identities).values({ crUid });
  const others = people.filter((person) => person.crUid !== crUid);
  let movedCases = 0;
  for (const { crUid: from } of others) movedCases += await mergePeople(tx, from, crUid);
  for (const address of proven) {
    const { kind, value } = address;
    await tx.update(identities).set(kinds[kind].change(value)).where(eq(identities.crUid, crUid));
    await tellProved(tx, crUid, address);
  }
  return { crUid, merged: others.length > 0, movedCases };
}
