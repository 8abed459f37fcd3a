import { asc, eq } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import { isAmong } from '../../../platform/db/among.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { staff } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Note, noteTrail } from '../../audit/noteTrail.ts';
import { holdCases, type Listed, leaveCases } from '../../cases/dismissal.ts';
import { keepFormerStaff } from '../../identity/formerStaff.ts';
import { changedOf, type Person, peopleOf } from './fileRows.ts';
import { type Loaded, viaOf } from './noteLoaded.ts';
import { retireCodes } from './storePlaces.ts';

type Member = typeof staff.$inferSelect;

const right = (
  cuid: string,
  what: 'joined' | 'changed' | 'left',
  { name, level }: Pick<Member, 'name' | 'level'>,
  before = '',
): Note => ({ cuid, kind: 'right', what, about: name, details: [{ id: 'level', value: level, before }] });

const rlidsOf = (members: readonly Member[]): string[] => members.map(({ rlid }) => rlid);

const listOf = (tx: Tx, cuid: string): Promise<Member[]> =>
  tx.select().from(staff).where(eq(staff.cuid, cuid)).orderBy(asc(staff.rlid));

/**
 * Locks these members of staff in call order, their cases first, as a call does: any other order could
 * deadlock.
 */
async function hold(tx: Tx, cuid: string, members: readonly Member[]): Promise<void> {
  await holdCases(tx, cuid, members);
  await tx
    .select({ rlid: staff.rlid })
    .from(staff)
    .where(isAmong(staff.rlid, rlidsOf(members)))
    .orderBy(asc(staff.rlid))
    .for('update');
}

/** @returns the removed members */
async function dismissAll(tx: Tx, cuid: string): Promise<readonly Listed[]> {
  const gone = await listOf(tx, cuid);
  if (gone.length === 0) return gone;
  await hold(tx, cuid, gone);
  await tx.delete(staff).where(eq(staff.cuid, cuid));
  await noteTrail(
    tx,
    gone.map((one) => right(cuid, 'left', one)),
  );
  await leaveCases(tx, cuid, gone);
  return gone;
}

/** Retires codes, removes all staff and notifies them. */
export async function leaveService(tx: Tx, cuid: string): Promise<void> {
  await retireCodes(tx, cuid);
  await keepFormerStaff(tx, cuid, await dismissAll(tx, cuid));
}

function rightsChanged(cuid: string, before: readonly Member[], now: readonly Person[]): Note[] {
  const known = new Map(before.map((one) => [one.email, one]));
  const listed = new Set(now.map(({ email }) => email));
  const left = before.filter(({ email }) => !listed.has(email));
  return [
    ...left.map((one) => right(cuid, 'left', one)),
    ...now.flatMap((one): Note[] => {
      const was = known.get(one.email);
      if (!was) return [right(cuid, 'joined', one)];
      return was.level === one.level ? [] : [right(cuid, 'changed', one, was.level)];
    }),
  ];
}

/** Members removed, and members with a changed number. */
function movedBy(before: readonly Member[], now: readonly Person[]) {
  const nowOf = new Map(now.map((one) => [one.email, one]));
  return {
    gone: before.filter(({ email }) => !nowOf.has(email)),
    numbered: before.filter(({ email, phone }) => nowOf.has(email) && nowOf.get(email)?.phone !== phone),
  };
}

/** Members to lock cases of. */
export async function whoMoves(tx: Tx, file: CustomerFile): Promise<Member[]> {
  const before = await listOf(tx, file.cuid);
  if (file.withdrawn) return before;
  const { gone, numbered } = movedBy(before, peopleOf(file));
  return [...gone, ...numbered];
}

/** Writes only what changed in a list, so that staff calls wait for changed or removed members alone. */
async function writeList(
  tx: Tx,
  cuid: string,
  before: readonly Member[],
  now: readonly Person[],
): Promise<void> {
  const nowOf = new Map(now.map((one) => [one.email, one]));
  const { gone, numbered } = movedBy(before, now);
  if (gone.length + numbered.length > 0) await hold(tx, cuid, [...gone, ...numbered]);
  if (gone.length > 0) await tx.delete(staff).where(isAmong(staff.rlid, rlidsOf(gone)));
  // Numbers are unique: free them before reassigning.
  const wanted = new Set(now.map(({ phone }) => phone));
  const given = numbered.filter(({ phone }) => phone !== null && wanted.has(phone));
  if (given.length > 0)
    await tx
      .update(staff)
      .set({ phone: null })
      .where(isAmong(staff.rlid, rlidsOf(given)));
  for (const member of before) {
    const facts = nowOf.get(member.email);
    const changed = facts && changedOf<Person>(member, facts);
    if (changed) await tx.update(staff).set(changed).where(eq(staff.rlid, member.rlid));
  }
  const known = new Set(before.map(({ email }) => email));
  const joined = now.filter(({ email }) => !known.has(email));
  if (joined.length > 0)
    await tx.insert(staff).values(joined.map((person) => ({ rlid: newId(), cuid, ...person })));
}

export async function storeStaff(tx: Tx, content: Loaded): Promise<void> {
  const { cuid } = content.file;
  const people = peopleOf(content.file);
  const before = await listOf(tx, cuid);
  const changed = rightsChanged(cuid, before, people);
  await noteTrail(
    tx,
    changed.map((note) => ({ ...note, ...viaOf(content) })),
  );
  await writeList(tx, cuid, before, people);
  const stays = ({ email, phone }: Listed) =>
    people.some((one) => one.email === email && (phone === null || one.phone === phone));
  await leaveCases(
    tx,
    cuid,
    before.filter((one) => !stays(one)),
  );
}
