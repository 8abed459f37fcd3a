import { basename } from 'node:path';
import type { Words } from '@parvis/locales/wordsIn';
import { and, eq, sql } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { customers, qrCodes } from '../../../platform/db/schema.ts';
import { type NestableTx, withSavepoints } from '../../../platform/db/withSavepoints.ts';
import { mapTransientDatabaseError } from '../../../platform/lib/mapTransientDatabaseError.ts';
import { recordAuditEntries } from '../../audit/service.ts';
import { type FileChange, lockCustomerChanges } from '../../customers/service.ts';
import { createFinding, type Finding, type UnplacedFinding } from '../read/findings.ts';
import { readClaimedCuid } from '../read/folderFiles.ts';
import { type CustomerFolder, readCustomer } from '../read/readCustomer.ts';
import { resolveFolderConflicts } from '../read/readCustomers.ts';
import { type LoadBatch, prepareLoadPlan, readCodeOwners } from './codeMoves.ts';
import { readStoredCustomer } from './customerFields.ts';
import { findChanges } from './findChanges.ts';
import { type LoadedCustomer, recordRefusedFiles } from './recordLoad.ts';
import { storeCustomer } from './storeCustomer.ts';
import { retireCustomerService } from './storeStaff.ts';

export interface FolderFinding extends Finding {
  readonly folder: string;
}

/**
 * Returns a finding if the error concerns only this customer.
 * @throws if the database is unavailable or busy
 */
async function storeOne(
  db: NestableTx,
  content: LoadedCustomer,
  together: LoadBatch,
): Promise<UnplacedFinding[]> {
  try {
    return await storeCustomer(db, content, together);
  } catch (error) {
    if (mapTransientDatabaseError(error)) throw error;
    await db.execute(sql`select 1`).catch(() => {
      throw error;
    });
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return [createFinding('notStored', '', { value: String(cause) })];
  }
}

type LoadableCustomer = NonNullable<CustomerFolder['content']> &
  Pick<LoadedCustomer, 'via'> & { readonly folder: string };
type ChangeFinder = (db: Tx, one: LoadableCustomer) => Promise<readonly FileChange[]>;
interface LoadOutcome {
  readonly one: LoadableCustomer;
  readonly why: readonly UnplacedFinding[];
  readonly changes: readonly FileChange[];
}

class GroupRollback extends Error {
  readonly outcomes: readonly LoadOutcome[];
  constructor(outcomes: readonly LoadOutcome[]) {
    super('One of a group could not be stored.');
    this.outcomes = outcomes;
  }
}

/** Runs one transaction under the customers lock, so that concurrent loads agree. */
async function storeGroup(
  db: NestableTx,
  group: readonly LoadableCustomer[],
  together: LoadBatch,
  findCustomerChanges: ChangeFinder,
): Promise<readonly LoadOutcome[]> {
  if (group.length === 0) return [];
  try {
    return await db.transaction(async (tx) => {
      await lockCustomerChanges(tx);
      const outcomes: LoadOutcome[] = [];
      for (const one of group) outcomes.push({ one, why: [], changes: await findCustomerChanges(tx, one) });
      for (const { one, changes } of outcomes) {
        const why = await storeOne(withSavepoints(tx), { ...one, changes }, together);
        if (why.length === 0) continue;
        const beside = [createFinding('withOther', '', { other: one.file.cuid })];
        throw new GroupRollback(
          group.map((each) => ({ one: each, why: each === one ? why : beside, changes: [] })),
        );
      }
      return outcomes;
    });
  } catch (error) {
    if (error instanceof GroupRollback) return error.outcomes;
    throw error;
  }
}

export interface LoadOptions {
  /** Demonstration folders. */
  readonly invented?: readonly string[];
  /** Reports without storing. */
  readonly dryRun?: boolean;
  readonly byCommand?: string | undefined;
  readonly onChanges?: (file: CustomerFile, changes: readonly FileChange[]) => void;
}

/** Reports and skips invalid folders. */
export async function loadCustomers(
  db: NestableTx,
  folders: readonly string[],
  onFinding: (finding: FolderFinding) => void,
  { invented = [], dryRun = false, byCommand, onChanges }: LoadOptions = {},
): Promise<CustomerFile[]> {
  const read = folders.map((folder) => readCustomer(folder));
  const getFiles = (all: readonly CustomerFolder[]) => all.flatMap(({ content }) => content?.file ?? []);
  const owners = await readCodeOwners(db, getFiles(read));
  const customers = resolveFolderConflicts(read, owners);
  // In demonstrations, a few people cover all services.
  const isExpected = (folder: string, { id }: Finding) => invented.includes(folder) && id === 'emptyServices';
  for (const { folder, findings } of customers)
    for (const finding of findings) if (!isExpected(folder, finding)) onFinding({ folder, ...finding });
  const { refusals, groups, newOwners: goesTo } = await prepareLoadPlan(db, getFiles(customers), owners);
  const ready = customers.flatMap(({ folder, content }): LoadableCustomer[] => {
    const via = content?.file.cuid === byCommand ? ({ via: 'command' } as const) : {};
    return content ? [{ ...content, ...via, folder, invented: invented.includes(folder) }] : [];
  });
  const refused = new Set(refusals.keys());
  const together: LoadBatch = { read: new Set(ready.map(({ file }) => file.cuid)), refused };
  const findCustomerChanges: ChangeFinder = async (tx, one) =>
    onChanges ? findChanges(await readStoredCustomer(tx, one.file), one, goesTo) : [];
  const loaded: CustomerFile[] = [];
  for (const group of groups) {
    const all = ready.filter(({ file }) => group.includes(file.cuid));
    const may = all.filter(({ file }) => !refusals.has(file.cuid));
    const outcomes = dryRun ? [] : [...(await storeGroup(db, may, together, findCustomerChanges))];
    if (dryRun)
      for (const one of may) outcomes.push({ one, why: [], changes: await findCustomerChanges(db, one) });
    for (const one of all.filter(({ file }) => refusals.has(file.cuid)))
      outcomes.push({ one, why: refusals.get(one.file.cuid) ?? [], changes: [] });
    for (const { one, why, changes } of outcomes) {
      for (const finding of why) onFinding({ folder: one.folder, ...finding, ...one.at(finding.place) });
      if (why.length > 0) refused.add(one.file.cuid);
      else {
        loaded.push(one.file);
        onChanges?.(one.file, changes);
      }
    }
  }
  const done = new Set(loaded.map(({ cuid }) => cuid));
  const names = customers.map(
    ({ folder, content }) => content?.file.cuid ?? readClaimedCuid(folder) ?? basename(folder),
  );
  if (!dryRun)
    await recordRefusedFiles(
      db,
      names.filter((name) => !done.has(name)),
    );
  return loaded;
}

/** False if withdrawn before. */
async function endCustomer(tx: Tx, cuid: string): Promise<boolean> {
  const served = await tx
    .select({ qrid: qrCodes.qrid })
    .from(qrCodes)
    .where(and(eq(qrCodes.cuid, cuid), eq(qrCodes.stale, false)))
    .limit(1);
  if (served.length > 0)
    await recordAuditEntries(tx, [{ cuid, kind: 'customer', what: 'withdrawn', via: 'server' }]);
  await tx.update(customers).set({ withdrawn: true }).where(eq(customers.cuid, cuid));
  await retireCustomerService(tx, cuid);
  return served.length > 0;
}

/**
 * Their cases stay until erased; a new demonstration restores them.
 * @returns the names of those that were in service
 */
export async function withdrawDemoCustomers(db: Database): Promise<Words[]> {
  return db.transaction(async (tx) => {
    await lockCustomerChanges(tx);
    const invented = await tx
      .select({ cuid: customers.cuid, lbl: customers.lbl })
      .from(customers)
      .where(eq(customers.invented, true))
      .orderBy(customers.cuid);
    const names: Words[] = [];
    for (const { cuid, lbl } of invented) if (await endCustomer(tx, cuid)) names.push(lbl);
    return names;
  });
}
