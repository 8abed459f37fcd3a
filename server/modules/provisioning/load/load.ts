import { basename } from 'node:path';
import type { Words } from '@parvis/locales/wordsIn';
import { and, eq, sql } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { type Asked, inParts } from '../../../platform/db/inParts.ts';
import { customers, qrCodes } from '../../../platform/db/schema.ts';
import { databaseFailure } from '../../../platform/lib/databaseFailure.ts';
import { noteTrail } from '../../audit/noteTrail.ts';
import type { Change } from '../../customers/describeChange.ts';
import { oneAtATime } from '../../customers/oneAtATime.ts';
import { type Finding, type Found, found } from '../read/findings.ts';
import { claimedName } from '../read/folderFiles.ts';
import { type ReadCustomer, readCustomer } from '../read/readCustomer.ts';
import { apart } from '../read/readCustomers.ts';
import { findChanges } from './changes.ts';
import { planMoves, readOwners, type Together } from './codeMoves.ts';
import { readStoredCustomer } from './fileRows.ts';
import { type Loaded, noteRefused } from './noteLoaded.ts';
import { storeCustomer } from './storeCustomer.ts';
import { leaveService } from './storeStaff.ts';

export interface FolderFinding extends Finding {
  readonly folder: string;
}

/**
 * Stores a customer. Returns a finding if the error concerns this customer alone.
 * @throws if the database is unavailable or busy
 */
async function store(db: Asked, content: Loaded, together: Together): Promise<Found[]> {
  try {
    return await storeCustomer(db, content, together);
  } catch (error) {
    if (databaseFailure(error)) throw error;
    await db.execute(sql`select 1`).catch(() => {
      throw error;
    });
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return [found('notStored', '', { value: String(cause) })];
  }
}

type Ready = NonNullable<ReadCustomer['content']> & Pick<Loaded, 'via'> & { readonly folder: string };
type Reckon = (db: Tx, one: Ready) => Promise<readonly Change[]>;
interface Outcome {
  readonly one: Ready;
  readonly why: readonly Found[];
  readonly changes: readonly Change[];
}

class RolledBack extends Error {
  readonly outcomes: readonly Outcome[];
  constructor(outcomes: readonly Outcome[]) {
    super('One of a group could not be stored.');
    this.outcomes = outcomes;
  }
}

/**
 * Stores customers that exchange codes in one transaction; compares under the customers lock, so concurrent
 * loads agree.
 */
async function storeGroup(
  db: Asked,
  group: readonly Ready[],
  together: Together,
  reckon: Reckon,
): Promise<readonly Outcome[]> {
  if (group.length === 0) return [];
  try {
    return await db.transaction(async (tx) => {
      await oneAtATime(tx);
      const outcomes: Outcome[] = [];
      for (const one of group) outcomes.push({ one, why: [], changes: await reckon(tx, one) });
      for (const { one, changes } of outcomes) {
        const why = await store(inParts(tx), { ...one, changes }, together);
        if (why.length === 0) continue;
        const beside = [found('withOther', '', { other: one.file.cuid })];
        throw new RolledBack(
          group.map((each) => ({ one: each, why: each === one ? why : beside, changes: [] })),
        );
      }
      return outcomes;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcomes;
    throw error;
  }
}

export interface Loading {
  /** Demonstration folders. */
  readonly invented?: readonly string[];
  /** Reports without storing. */
  readonly dryRun?: boolean;
  /** The customer edited by a command. */
  readonly byCommand?: string | undefined;
  readonly onChanges?: (file: CustomerFile, changes: readonly Change[]) => void;
}

/** Loads or updates the customers of these folders. An invalid folder is reported and skipped. */
export async function loadCustomers(
  db: Asked,
  folders: readonly string[],
  tell: (finding: FolderFinding) => void,
  { invented = [], dryRun = false, byCommand, onChanges }: Loading = {},
): Promise<CustomerFile[]> {
  const read = folders.map((folder) => readCustomer(folder));
  const filesOf = (all: readonly ReadCustomer[]) => all.flatMap(({ content }) => content?.file ?? []);
  const owners = await readOwners(db, filesOf(read));
  const customers = apart(read, owners);
  // In demonstrations a few people cover all services.
  const isMeant = (folder: string, { id }: Finding) => invented.includes(folder) && id === 'emptyServices';
  for (const { folder, findings } of customers)
    for (const finding of findings) if (!isMeant(folder, finding)) tell({ folder, ...finding });
  const { refusals, groups, goesTo } = await planMoves(db, filesOf(customers), owners);
  const ready = customers.flatMap(({ folder, content }): Ready[] => {
    const via = content?.file.cuid === byCommand ? ({ via: 'command' } as const) : {};
    return content ? [{ ...content, ...via, folder, invented: invented.includes(folder) }] : [];
  });
  const refused = new Set(refusals.keys());
  const together: Together = { read: new Set(ready.map(({ file }) => file.cuid)), refused };
  const reckon: Reckon = async (tx, one) =>
    onChanges ? findChanges(await readStoredCustomer(tx, one.file), one, goesTo) : [];
  const loaded: CustomerFile[] = [];
  for (const group of groups) {
    const all = ready.filter(({ file }) => group.includes(file.cuid));
    const may = all.filter(({ file }) => !refusals.has(file.cuid));
    const outcomes = dryRun ? [] : [...(await storeGroup(db, may, together, reckon))];
    if (dryRun) for (const one of may) outcomes.push({ one, why: [], changes: await reckon(db, one) });
    for (const one of all.filter(({ file }) => refusals.has(file.cuid)))
      outcomes.push({ one, why: refusals.get(one.file.cuid) ?? [], changes: [] });
    for (const { one, why, changes } of outcomes) {
      for (const finding of why) tell({ folder: one.folder, ...finding, ...one.at(finding.place) });
      if (why.length > 0) refused.add(one.file.cuid);
      else {
        loaded.push(one.file);
        onChanges?.(one.file, changes);
      }
    }
  }
  const done = new Set(loaded.map(({ cuid }) => cuid));
  const names = customers.map(
    ({ folder, content }) => content?.file.cuid ?? claimedName(folder) ?? basename(folder),
  );
  if (!dryRun)
    await noteRefused(
      db,
      names.filter((name) => !done.has(name)),
    );
  return loaded;
}

/** Retires a customer's codes; false if it was withdrawn before. */
async function withdraw(tx: Tx, cuid: string): Promise<boolean> {
  const served = await tx
    .select({ qrid: qrCodes.qrid })
    .from(qrCodes)
    .where(and(eq(qrCodes.cuid, cuid), eq(qrCodes.stale, false)))
    .limit(1);
  if (served.length > 0) await noteTrail(tx, [{ cuid, kind: 'customer', what: 'withdrawn', via: 'server' }]);
  await tx.update(customers).set({ withdrawn: true }).where(eq(customers.cuid, cuid));
  await leaveService(tx, cuid);
  return served.length > 0;
}

/**
 * Withdraws customers of an earlier demonstration; their cases stay until erased, and a new demonstration
 * restores them.
 * @returns the names of those that were in service
 */
export async function withdrawInvented(db: Database): Promise<Words[]> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx);
    const invented = await tx
      .select({ cuid: customers.cuid, lbl: customers.lbl })
      .from(customers)
      .where(eq(customers.invented, true))
      .orderBy(customers.cuid);
    const names: Words[] = [];
    for (const { cuid, lbl } of invented) if (await withdraw(tx, cuid)) names.push(lbl);
    return names;
  });
}
