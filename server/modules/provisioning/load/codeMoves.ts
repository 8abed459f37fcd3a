import { and, eq, inArray } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import { isAmong } from '../../../platform/db/among.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { customers, formerCuids, qrCodes } from '../../../platform/db/schema.ts';
import { type Found, found } from '../read/findings.ts';

type Reader = Pick<Tx, 'select'>;
/** The owner of each code, by code; codes of customers that are withdrawn are free. */
type Owners = ReadonlyMap<string, string>;

/** Customers whose files were read together, of which no two name the same code. */
export interface Together {
  readonly read: ReadonlySet<string>;
  /** Those of them that are not stored: they let go of nothing. */
  readonly refused: ReadonlySet<string>;
}

/** A customer that is read by itself. */
export const ALONE: Together = { read: new Set(), refused: new Set() };

const codesOf = ({ places }: CustomerFile) =>
  places.flatMap(({ qr }, place) =>
    qr.map(({ qrid }, index) => ({ qrid, place: `places.${place}.qr.${index}.qrid` })),
  );

/** Reads whose the codes of these files are by now. */
export async function readOwners(tx: Reader, files: readonly CustomerFile[]): Promise<Map<string, string>> {
  const qrids = files.flatMap(codesOf).map(({ qrid }) => qrid);
  if (qrids.length === 0) return new Map();
  const rows = await tx
    .select({ qrid: qrCodes.qrid, cuid: qrCodes.cuid })
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(and(isAmong(qrCodes.qrid, qrids), eq(customers.withdrawn, false)));
  return new Map(rows.map(({ qrid, cuid }) => [qrid, cuid]));
}

/** Finds codes of a file that another customer keeps: one that is read as well, and names it no more, lets go of it. */
const takenCodes = (file: CustomerFile, owners: Owners, { read, refused }: Together): Found[] =>
  codesOf(file).flatMap(({ qrid, place }) => {
    const other = owners.get(qrid) ?? file.cuid;
    if (other === file.cuid || (read.has(other) && !refused.has(other))) return [];
    return [found(refused.has(other) ? 'heldByRefused' : 'takenByCustomer', place, { value: qrid, other })];
  });

/** Finds files under a name that a customer had before: they would make a second one of it. */
async function formerNames(
  tx: Reader,
  files: readonly CustomerFile[],
): Promise<Map<string, readonly Found[]>> {
  const cuids = files.map(({ cuid }) => cuid);
  const rows = await tx.select().from(formerCuids).where(inArray(formerCuids.former, cuids));
  return new Map(
    rows.map(({ former, cuid }) => [former, [found('formerName', 'cuid', { value: former, other: cuid })]]),
  );
}

/** Says why a file cannot be stored now, under the lock on customers: one of them may have been renamed since it was read. */
export async function whyNotNow(tx: Reader, file: CustomerFile, together: Together): Promise<Found[]> {
  const former = (await formerNames(tx, [file])).get(file.cuid) ?? [];
  return [...former, ...takenCodes(file, await readOwners(tx, [file]), together)];
}

/** What is to become of files that are read together. */
export interface Plan {
  /** Why some of them are refused, by customer. */
  readonly refusals: ReadonlyMap<string, readonly Found[]>;
  /** Customers between which codes move, which are stored as a whole or not at all; the others alone. */
  readonly groups: readonly (readonly string[])[];
  /** To whom codes go that another of them lets go of. */
  readonly goesTo: ReadonlyMap<string, string>;
}

/** Plans which files are stored together. A file that asks for a code of a refused one is refused, too. */
export async function planMoves(tx: Reader, files: readonly CustomerFile[], owners: Owners): Promise<Plan> {
  const read = new Set(files.map(({ cuid }) => cuid));
  const refusals = await formerNames(tx, files);
  for (let before = -1; before < refusals.size; ) {
    before = refusals.size;
    for (const file of files.filter(({ cuid }) => !refusals.has(cuid))) {
      const taken = takenCodes(file, owners, { read, refused: new Set(refusals.keys()) });
      if (taken.length > 0) refusals.set(file.cuid, taken);
    }
  }
  const goesTo = new Map<string, string>();
  const groups = new Map(files.map(({ cuid }) => [cuid, [cuid]]));
  for (const file of files.filter(({ cuid }) => !refusals.has(cuid)))
    for (const { qrid } of codesOf(file)) {
      const [giver, taker] = [groups.get(owners.get(qrid) ?? file.cuid), groups.get(file.cuid)];
      if ((owners.get(qrid) ?? file.cuid) !== file.cuid) goesTo.set(qrid, file.cuid);
      if (!giver || !taker || giver === taker) continue;
      giver.push(...taker);
      for (const cuid of taker) groups.set(cuid, giver);
    }
  return { refusals, groups: [...new Set(groups.values())], goesTo };
}
