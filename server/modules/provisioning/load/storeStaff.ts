import { asc, eq } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { staff } from '../../../platform/db/schema.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { type AuditEntryInput, recordAuditEntries } from '../../audit/service.ts';
import { leaveCases, lockPeopleAndCases, type StaffAddresses } from '../../cases/service.ts';
import { storeFormerStaff } from '../../identity/service.ts';
import { enqueueDepartures } from '../../notifications/service.ts';
import { diffColumns, type StaffFields, toStaffFields } from './customerFields.ts';
import { type LoadedCustomer, pickLoadSource } from './recordLoad.ts';
import { retireCodes } from './storePlaces.ts';

type Member = typeof staff.$inferSelect;

const toRoleEntry = (
  cuid: string,
  what: 'joined' | 'changed' | 'left',
  { name, level }: Pick<Member, 'name' | 'level'>,
  before = '',
): AuditEntryInput => ({
  cuid,
  kind: 'right',
  what,
  about: name,
  details: [{ id: 'level', value: level, before }],
});

const getRlids = (members: readonly Member[]): string[] => members.map(({ rlid }) => rlid);

const fetchStaff = (tx: Tx, cuid: string): Promise<Member[]> =>
  tx.select().from(staff).where(eq(staff.cuid, cuid)).orderBy(asc(staff.rlid));

/** Locks cases before staff, the order of the calls: another order could deadlock. */
async function lockStaff(tx: Tx, cuid: string, members: readonly Member[]): Promise<void> {
  await lockPeopleAndCases(tx, cuid, members);
  await tx
    .select({ rlid: staff.rlid })
    .from(staff)
    .where(isAmong(staff.rlid, getRlids(members)))
    .orderBy(asc(staff.rlid))
    .for('update');
}

/** @returns the removed members */
async function removeAllStaff(tx: Tx, cuid: string): Promise<readonly StaffAddresses[]> {
  const gone = await fetchStaff(tx, cuid);
  if (gone.length === 0) return gone;
  await lockStaff(tx, cuid, gone);
  await tx.delete(staff).where(eq(staff.cuid, cuid));
  await recordAuditEntries(
    tx,
    gone.map((one) => toRoleEntry(cuid, 'left', one)),
  );
  await leaveCases(tx, cuid, gone);
  return gone;
}

/** Retires codes, and turns all staff into former staff. */
export async function retireCustomerService(tx: Tx, cuid: string): Promise<void> {
  await retireCodes(tx, cuid);
  await storeFormerStaff(tx, cuid, await removeAllStaff(tx, cuid));
}

function findRoleChanges(
  cuid: string,
  before: readonly Member[],
  now: readonly StaffFields[],
): AuditEntryInput[] {
  const known = new Map(before.map((one) => [one.email, one]));
  const listed = new Set(now.map(({ email }) => email));
  const left = before.filter(({ email }) => !listed.has(email));
  return [
    ...left.map((one) => toRoleEntry(cuid, 'left', one)),
    ...now.flatMap((one): AuditEntryInput[] => {
      const was = known.get(one.email);
      if (!was) return [toRoleEntry(cuid, 'joined', one)];
      return was.level === one.level ? [] : [toRoleEntry(cuid, 'changed', one, was.level)];
    }),
  ];
}

function compareStaff(before: readonly Member[], now: readonly StaffFields[]) {
  const nowOf = new Map(now.map((one) => [one.email, one]));
  return {
    gone: before.filter(({ email }) => !nowOf.has(email)),
    numbered: before.filter(({ email, phone }) => nowOf.has(email) && nowOf.get(email)?.phone !== phone),
  };
}

/** Members with cases to lock. */
export async function findMovedStaff(tx: Tx, file: CustomerFile): Promise<Member[]> {
  const before = await fetchStaff(tx, file.cuid);
  if (file.withdrawn) return before;
  const { gone, numbered } = compareStaff(before, toStaffFields(file));
  return [...gone, ...numbered];
}

/** Staff calls wait only for changed or removed members. */
async function writeStaff(
  tx: Tx,
  cuid: string,
  before: readonly Member[],
  now: readonly StaffFields[],
): Promise<void> {
  const nowOf = new Map(now.map((one) => [one.email, one]));
  const { gone, numbered } = compareStaff(before, now);
  if (gone.length + numbered.length > 0) await lockStaff(tx, cuid, [...gone, ...numbered]);
  if (gone.length > 0) await tx.delete(staff).where(isAmong(staff.rlid, getRlids(gone)));
  // Frees unique numbers before reassigning.
  const wanted = new Set(now.map(({ phone }) => phone));
  const given = numbered.filter(({ phone }) => phone !== null && wanted.has(phone));
  if (given.length > 0)
    await tx
      .update(staff)
      .set({ phone: null })
      .where(isAmong(staff.rlid, getRlids(given)));
  for (const member of before) {
    const facts = nowOf.get(member.email);
    const changed = facts && diffColumns<StaffFields>(member, facts);
    if (changed) await tx.update(staff).set(changed).where(eq(staff.rlid, member.rlid));
  }
  const known = new Set(before.map(({ email }) => email));
  const joined = now.filter(({ email }) => !known.has(email));
  if (joined.length > 0)
    await tx.insert(staff).values(joined.map((person) => ({ rlid: createId(), cuid, ...person })));
}

export async function storeStaff(tx: Tx, content: LoadedCustomer): Promise<void> {
  const { cuid } = content.file;
  const people = toStaffFields(content.file);
  const before = await fetchStaff(tx, cuid);
  const changed = findRoleChanges(cuid, before, people);
  await recordAuditEntries(
    tx,
    changed.map((note) => ({ ...note, ...pickLoadSource(content) })),
  );
  await writeStaff(tx, cuid, before, people);
  const isKept = ({ email, phone }: StaffAddresses) =>
    people.some((one) => one.email === email && (phone === null || one.phone === phone));
  const departures = await leaveCases(
    tx,
    cuid,
    before.filter((one) => !isKept(one)),
  );
  await enqueueDepartures(tx, cuid, departures);
}
