import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed, identities } from '../../platform/db/schema.ts';
import { createId } from '../../platform/lib/ids.ts';
import { type Address, addressKinds } from './addresses.ts';
import { mergePeople } from './mergePeople.ts';

/** Refreshes open pages with an unverified contact. */
async function publishVerification(tx: Tx, crUid: string, { kind }: Pick<Address, 'kind'>): Promise<void> {
  const rows = await tx
    .select({ csid: cases.csid, cuid: cases.cuid, msgId: cases.lastMsgId })
    .from(cases)
    .where(
      and(eq(cases.reporter, crUid), sql`${cases.contact} ->> ${addressKinds[kind].contact} is not null`),
    );
  if (rows.length > 0) await tx.insert(feed).values(rows.map((row) => ({ ...row, type: 'case' as const })));
}

export type Person = typeof identities.$inferSelect;

export async function findOwner(tx: Tx, { kind, value }: Address): Promise<Person | undefined> {
  const [row] = await tx.select().from(identities).where(eq(addressKinds[kind].column, value));
  return row;
}

/** Sorted, to prevent deadlocks. */
export async function lockPeople(tx: Tx, crUids: readonly string[]): Promise<Person[]> {
  if (crUids.length === 0) return [];
  return tx
    .select()
    .from(identities)
    .where(inArray(identities.crUid, [...crUids]))
    .orderBy(asc(identities.crUid))
    .for('update');
}

const isOwner = (person: Person, { kind, value }: Address): boolean =>
  addressKinds[kind].getAddress(person) === value;

export async function lockOwners(
  tx: Tx,
  proven: readonly Address[],
  others: readonly (string | null | undefined)[],
) {
  const owners = await Promise.all(proven.map((address) => findOwner(tx, address)));
  const crUids = [...owners.map((owner) => owner?.crUid), ...others].filter(
    (crUid) => typeof crUid === 'string',
  );
  const people = await lockPeople(tx, [...new Set(crUids)]);
  // Addresses may have changed before the lock.
  const now = proven.map((address) => people.find((person) => isOwner(person, address)));
  return { owners: now.filter((person) => person !== undefined), people };
}

/**
 * Merges the requester and all owners of verified addresses, or creates a person.
 * @param ownerId whose data moves to that person
 */
export async function resolvePerson(
  tx: Tx,
  proven: readonly Address[],
  ownerId: string | undefined,
): Promise<{ crUid: string; merged: boolean; movedCases: number }> {
  const { owners, people } = await lockOwners(tx, proven, [ownerId]);
  const crUid = owners[0]?.crUid ?? ownerId ?? createId();
  if (owners.length === 0 && ownerId === undefined) await tx.insert(identities).values({ crUid });
  const others = people.filter((person) => person.crUid !== crUid);
  let movedCases = 0;
  for (const { crUid: from } of others) movedCases += await mergePeople(tx, from, crUid);
  for (const address of proven) {
    const { kind, value } = address;
    await tx.update(identities).set(addressKinds[kind].buildUpdate(value)).where(eq(identities.crUid, crUid));
    await publishVerification(tx, crUid, address);
  }
  return { crUid, merged: others.length > 0, movedCases };
}
