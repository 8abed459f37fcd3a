import { and, eq, inArray } from 'drizzle-orm';
import { isAmong } from '../../store/among.ts';
import type { Tx } from '../../store/database.ts';
import { customers, formerCuids, qrCodes } from '../../store/schema.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { type Found, found } from '../read/findings.ts';

/** Customers whose files were read together, of which no two name the same code. */
export interface Together {
  readonly read: ReadonlySet<string>;
  /** Those of them that are not stored: they let go of nothing. */
  readonly refused: ReadonlySet<string>;
}

/** A customer that is read by itself. */
export const ALONE: Together = { read: new Set(), refused: new Set() };

interface Code {
  readonly qrid: string;
  readonly place: string;
}

const codesOf = ({ places }: CustomerFile): Code[] =>
  places.flatMap(({ qr }, place) =>
    qr.map(({ qrid }, index) => ({ qrid, place: `places.${place}.qr.${index}.qrid` })),
  );

/** Whose the codes of these files are by now, by code; those of customers that are withdrawn are free. */
export async function ownersOf(
  tx: Pick<Tx, 'select'>,
  files: readonly CustomerFile[],
): Promise<Map<string, string>> {
  const qrids = files.flatMap(codesOf).map(({ qrid }) => qrid);
  if (qrids.length === 0) return new Map();
  const rows = await tx
    .select({ qrid: qrCodes.qrid, cuid: qrCodes.cuid })
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(and(isAmong(qrCodes.qrid, qrids), eq(customers.withdrawn, false)));
  return new Map(rows.map(({ qrid, cuid }) => [qrid, cuid]));
}

function takenOf(file: CustomerFile, owners: ReadonlyMap<string, string>, { read, refused }: Together) {
  return codesOf(file).flatMap(({ qrid, place }): Found[] => {
    const other = owners.get(qrid);
    if (other === undefined || other === file.cuid) return [];
    if (refused.has(other)) return [found('heldByRefused', place, { value: qrid, other })];
    return read.has(other) ? [] : [found('takenByCustomer', place, { value: qrid, other })];
  });
}

/** Why a file cannot be stored now, looked at where nobody else changes customers: one of them may have been renamed since it was read. */
export const whyNotNow = async (
  tx: Pick<Tx, 'select'>,
  file: CustomerFile,
  together: Together,
): Promise<Found[]> => {
  const [[, former = []] = []] = await formerNames(tx, [file]);
  return [...former, ...(await takenCodes(tx, file, together))];
};

/**
 * Codes of this file that belong to another customer already. One whose file is stored as well, and names it no more, lets go of it; so does
 * one that is withdrawn.
 */
const takenCodes = async (tx: Pick<Tx, 'select'>, file: CustomerFile, together: Together): Promise<Found[]> =>
  takenOf(file, await ownersOf(tx, [file]), together);

/** Files under a name that a customer had before: they would make a second one of it. */
async function formerNames(
  tx: Pick<Tx, 'select'>,
  files: readonly CustomerFile[],
): Promise<[string, Found[]][]> {
  const cuids = files.map(({ cuid }) => cuid);
  const rows = await tx.select().from(formerCuids).where(inArray(formerCuids.former, cuids));
  return rows.map(({ former, cuid }) => [
    former,
    [found('formerName', 'cuid', { value: former, other: cuid })],
  ]);
}

/** What is to become of files that are read together. */
export interface Moving {
  /** Why some of them are refused, by customer. */
  readonly refusals: ReadonlyMap<string, readonly Found[]>;
  /**
   * The customers in the order in which they are stored: who lets go of a code before who takes it, else as they were read. Those between
   * which codes move are one group, which is stored as a whole or not at all.
   */
  readonly groups: readonly (readonly string[])[];
  /** To whom codes go that another of them lets go of. */
  readonly goesTo: ReadonlyMap<string, string>;
}

/** Finds which files can be stored together: who asks for a code of one that is refused is refused, too. */
export async function movingOf(
  tx: Pick<Tx, 'select'>,
  files: readonly CustomerFile[],
  owners: ReadonlyMap<string, string>,
): Promise<Moving> {
  const read = new Set(files.map(({ cuid }) => cuid));
  const refusals = new Map<string, readonly Found[]>(await formerNames(tx, files));
  const refuseMore = (): boolean => {
    const before = refusals.size;
    for (const file of files) {
      if (refusals.has(file.cuid)) continue;
      const taken = takenOf(file, owners, { read, refused: new Set(refusals.keys()) });
      if (taken.length > 0) refusals.set(file.cuid, taken);
    }
    return refusals.size > before;
  };
  while (refuseMore());
  const stays = files.filter(({ cuid }) => !refusals.has(cuid));
  const goesTo = takers(stays, owners);
  const moves = [...goesTo].map(([qrid, cuid]) => [owners.get(qrid) ?? cuid, cuid] as const);
  return { refusals, groups: groupsOf(giversFirst(files, owners), moves), goesTo };
}

/** Names that belong together, each group in the order of all. */
function groupsOf(order: readonly string[], pairs: readonly (readonly [string, string])[]): string[][] {
  const headOf = new Map(order.map((name) => [name, name]));
  for (const [one, other] of pairs) {
    const [from, to] = [headOf.get(one), headOf.get(other)];
    if (from === undefined || to === undefined || from === to) continue;
    for (const [name, head] of headOf) if (head === to) headOf.set(name, from);
  }
  const groups = new Map<string | undefined, string[]>();
  for (const name of order) {
    const head = headOf.get(name);
    groups.set(head, [...(groups.get(head) ?? []), name]);
  }
  return [...groups.values()];
}

const takers = (files: readonly CustomerFile[], owners: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    files.flatMap((file) =>
      codesOf(file)
        .filter(({ qrid }) => (owners.get(qrid) ?? file.cuid) !== file.cuid)
        .map(({ qrid }) => [qrid, file.cuid] as const),
    ),
  );

function giversFirst(files: readonly CustomerFile[], owners: ReadonlyMap<string, string>): string[] {
  const byCuid = new Map(files.map((file) => [file.cuid, file]));
  const ordered = new Set<string>();
  const begun = new Set<string>();
  const visit = (file: CustomerFile): void => {
    if (begun.has(file.cuid)) return;
    begun.add(file.cuid);
    for (const { qrid } of codesOf(file)) {
      const giver = byCuid.get(owners.get(qrid) ?? file.cuid);
      if (giver) visit(giver);
    }
    ordered.add(file.cuid);
  };
  for (const file of files) visit(file);
  return [...ordered];
}
