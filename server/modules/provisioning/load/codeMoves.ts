import { and, eq, inArray } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { customers, formerCuids, qrCodes } from '../../../platform/db/schema.ts';
import { createFinding, type UnplacedFinding } from '../read/findings.ts';

type Reader = Pick<Tx, 'select'>;
/** Codes of withdrawn customers are free. */
type CodeOwners = ReadonlyMap<string, string>;

/** Customers read together, without duplicate codes. */
export interface LoadBatch {
  readonly read: ReadonlySet<string>;
  /** Refused customers keep their codes. */
  readonly refused: ReadonlySet<string>;
}

export const NO_BATCH: LoadBatch = { read: new Set(), refused: new Set() };

const collectCodes = ({ places }: CustomerFile) =>
  places.flatMap(({ qr }, place) =>
    qr.map(({ qrid }, index) => ({ qrid, place: `places.${place}.qr.${index}.qrid` })),
  );

export async function readCodeOwners(
  tx: Reader,
  files: readonly CustomerFile[],
): Promise<Map<string, string>> {
  const qrids = files.flatMap(collectCodes).map(({ qrid }) => qrid);
  if (qrids.length === 0) return new Map();
  const rows = await tx
    .select({ qrid: qrCodes.qrid, cuid: qrCodes.cuid })
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(and(isAmong(qrCodes.qrid, qrids), eq(customers.withdrawn, false)));
  return new Map(rows.map(({ qrid, cuid }) => [qrid, cuid]));
}

/** A customer loaded in the same batch may release its codes. */
const findTakenCodes = (
  file: CustomerFile,
  owners: CodeOwners,
  { read, refused }: LoadBatch,
): UnplacedFinding[] =>
  collectCodes(file).flatMap(({ qrid, place }) => {
    const other = owners.get(qrid) ?? file.cuid;
    if (other === file.cuid || (read.has(other) && !refused.has(other))) return [];
    return [
      createFinding(refused.has(other) ? 'heldByRefused' : 'takenByCustomer', place, { value: qrid, other }),
    ];
  });

async function findFormerNames(
  tx: Reader,
  files: readonly CustomerFile[],
): Promise<Map<string, readonly UnplacedFinding[]>> {
  const cuids = files.map(({ cuid }) => cuid);
  const rows = await tx.select().from(formerCuids).where(inArray(formerCuids.former, cuids));
  return new Map(
    rows.map(({ former, cuid }) => [
      former,
      [createFinding('formerName', 'cuid', { value: former, other: cuid })],
    ]),
  );
}

/** Checks again under the customers lock: a rename may have intervened. */
export async function findStoreConflicts(
  tx: Reader,
  file: CustomerFile,
  together: LoadBatch,
): Promise<UnplacedFinding[]> {
  const former = (await findFormerNames(tx, [file])).get(file.cuid) ?? [];
  return [...former, ...findTakenCodes(file, await readCodeOwners(tx, [file]), together)];
}

export interface LoadPlan {
  readonly refusals: ReadonlyMap<string, readonly UnplacedFinding[]>;
  /** Each group is stored in one transaction. */
  readonly groups: readonly (readonly string[])[];
  readonly newOwners: ReadonlyMap<string, string>;
}

/** Refusals propagate to files that need a refused file's codes. */
export async function prepareLoadPlan(
  tx: Reader,
  files: readonly CustomerFile[],
  owners: CodeOwners,
): Promise<LoadPlan> {
  const read = new Set(files.map(({ cuid }) => cuid));
  const refusals = await findFormerNames(tx, files);
  for (let before = -1; before < refusals.size; ) {
    before = refusals.size;
    for (const file of files.filter(({ cuid }) => !refusals.has(cuid))) {
      const taken = findTakenCodes(file, owners, { read, refused: new Set(refusals.keys()) });
      if (taken.length > 0) refusals.set(file.cuid, taken);
    }
  }
  const newOwners = new Map<string, string>();
  const groups = new Map(files.map(({ cuid }) => [cuid, [cuid]]));
  for (const file of files.filter(({ cuid }) => !refusals.has(cuid)))
    for (const { qrid } of collectCodes(file)) {
      const [giver, taker] = [groups.get(owners.get(qrid) ?? file.cuid), groups.get(file.cuid)];
      if ((owners.get(qrid) ?? file.cuid) !== file.cuid) newOwners.set(qrid, file.cuid);
      if (!giver || !taker || giver === taker) continue;
      giver.push(...taker);
      for (const cuid of taker) groups.set(cuid, giver);
    }
  return { refusals, groups: [...new Set(groups.values())], newOwners };
}
