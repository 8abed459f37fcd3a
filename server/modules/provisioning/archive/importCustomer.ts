import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import type { Database, Store, Tx } from '../../../platform/db/database.ts';
import { assets, customers, formerCuids, looks, places, qrCodes } from '../../../platform/db/schema.ts';
import { withSavepoints } from '../../../platform/db/withSavepoints.ts';
import { recordAuditEntries } from '../../audit/service.ts';
import { detectPicture, type Picture } from '../../branding/service.ts';
import { storeArchivedLabels } from '../../labels/service.ts';
import { storeDeskPolls } from '../../polls/service.ts';
import { storeArchivedQuestions } from '../../savedQuestions/service.ts';
import { storeArchivedReplies } from '../../savedReplies/service.ts';
import { type FolderFinding, loadCustomers } from '../load/loadCustomers.ts';
import { FILE_NAME } from '../read/folderFiles.ts';
import { findCustomerFolders, readCustomer } from '../read/readCustomer.ts';
import { ArchiveRefused, type CustomerArchive } from './readArchive.ts';

/** Hides the customer file until the import is complete: folders without it are ignored. */
const UNFINISHED_NAME = `.${FILE_NAME}.import`;

const hasUnfinishedImport = (folder: string): boolean => existsSync(join(folder, UNFINISHED_NAME));

/** Removes the folder on failure. */
function writeCustomerFolder(folder: string, files: CustomerArchive['files']): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (hasUnfinishedImport(folder)) removeFolder(folder);
  mkdirSync(folder);
  try {
    for (const [name, bytes] of files)
      writeFileSync(join(folder, name === FILE_NAME ? UNFINISHED_NAME : name), bytes);
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}

const finishFolder = (folder: string): void =>
  renameSync(join(folder, UNFINISHED_NAME), join(folder, FILE_NAME));

const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Future dates would override later local versions. */
function limitSaveDates(now: number, saved: CustomerArchive['extras']['looks']) {
  const newest = saved
    .map((look) => ({ ...look, saved: Date.parse(look.saved) }))
    .sort((one, other) => other.saved - one.saved);
  let latest = now;
  const told = newest.map((look) => {
    const at = Math.min(look.saved, latest);
    if (at < look.saved) latest = at - 1;
    return { ...look, saved: new Date(at) };
  });
  return told.reverse();
}

/** Skips parts that others own by now. */
async function storeExtras(
  tx: Tx,
  cuid: string,
  { extras }: CustomerArchive,
  pictures: readonly Picture[],
): Promise<void> {
  const { looks: saved, retired, replaced = [], formerly } = extras;
  const { polls = [], questions = [], labels = [], replies = [] } = extras;
  await storeDeskPolls(tx, cuid, polls);
  await storeArchivedQuestions(tx, cuid, questions);
  await storeArchivedLabels(tx, cuid, labels);
  await storeArchivedReplies(tx, cuid, replies);
  if (pictures.length > 0)
    await tx
      .insert(assets)
      .values([...pictures])
      .onConflictDoNothing();
  for (const look of limitSaveDates(Date.now(), saved))
    await tx
      .insert(looks)
      .values({ ...look, cuid })
      .onConflictDoNothing();
  for (const { qrid, placeCode, lbl, fake, made = false } of retired) {
    await tx.insert(places).values({ cuid, code: placeCode, lbl }).onConflictDoNothing();
    await tx.insert(qrCodes).values({ qrid, cuid, placeCode, fake, made, stale: true }).onConflictDoNothing();
  }
  const own = tx.select({ qrid: qrCodes.qrid }).from(qrCodes).where(eq(qrCodes.cuid, cuid));
  const known = new Set((await own).map(({ qrid }) => qrid));
  for (const { qrid, by } of replaced.filter((one) => known.has(one.qrid) && known.has(one.by)))
    await tx.update(qrCodes).set({ replacedBy: by, stale: true }).where(eq(qrCodes.qrid, qrid));
  const others = await tx
    .select({ cuid: customers.cuid })
    .from(customers)
    .where(inArray(customers.cuid, formerly));
  for (const former of formerly.filter((name) => !others.some((one) => one.cuid === name)))
    await tx.insert(formerCuids).values({ former, cuid }).onConflictDoNothing();
}

type ImportOutcome =
  | { readonly why: 'folderThere' | 'busy' | 'inService' | 'formerly'; readonly about: string }
  | { readonly why: 'findings'; readonly findings: readonly FolderFinding[] }
  | {
      readonly why: 'done';
      readonly folder: string;
      readonly file: CustomerFile;
      readonly findings: readonly FolderFinding[];
    };

/** The folder exists during `work`. */
async function withStagedFiles<T>(
  files: CustomerArchive['files'],
  work: (stage: string) => Promise<T>,
): Promise<T> {
  const stage = mkdtempSync(join(tmpdir(), 'parvis-import-'));
  try {
    for (const [name, bytes] of files) writeFileSync(join(stage, name), bytes);
    return await work(stage);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Runs before the files are served. @throws ArchiveRefused */
function checkFiles(stage: string, cuid: string, folder: string): FolderFinding[] {
  const { findings, content } = readCustomer(stage);
  if (content && content.file.cuid !== cuid) throw new ArchiveRefused('damaged', FILE_NAME);
  return findings.map((finding) => ({ folder, ...finding }));
}

/** @throws ArchiveRefused */
const toPictures = ({ pictures }: CustomerArchive): Picture[] =>
  [...pictures].map(([id, bytes]) => {
    const picture = detectPicture(bytes);
    if (!picture) throw new ArchiveRefused('damaged', id);
    return { id, type: picture.type, bytes };
  });

/** The import was committed, but the folder is unfinished. */
const isHalfImported = (folder: string, cuid: string): boolean =>
  hasUnfinishedImport(folder) &&
  !findCustomerFolders(join(folder, '..')).some((other) => readCustomer(other).content?.file.cuid === cuid);

async function findConflict(
  db: Database,
  cuid: string,
  folder: string,
): Promise<'inService' | 'formerly' | undefined> {
  const serves = and(eq(customers.cuid, cuid), eq(customers.withdrawn, false));
  const there = await db.select({ cuid: customers.cuid }).from(customers).where(serves);
  if (there.length > 0 && !isHalfImported(folder, cuid)) return 'inService';
  const former = await db.select().from(formerCuids).where(eq(formerCuids.former, cuid));
  return former.length > 0 ? 'formerly' : undefined;
}

/** In one transaction. */
async function storeArchive(
  db: Database,
  stage: string,
  archive: CustomerArchive,
  pictures: readonly Picture[],
) {
  const { cuid } = archive.manifest;
  return db.transaction(async (tx) => {
    const found: FolderFinding[] = [];
    const load = () => loadCustomers(withSavepoints(tx), [stage], (finding) => found.push(finding));
    const [file] = await load();
    if (!file) return { file, found };
    await recordAuditEntries(tx, [{ cuid, kind: 'customer', what: 'imported', via: 'command' }]);
    await storeExtras(tx, cuid, archive, pictures);
    // Again, as saved branding overrides the file.
    found.length = 0;
    await load();
    return { file, found };
  });
}

/** One advisory lock per customer. */
const IMPORT_LOCK = 0x50415249;

/** The lock ends with the process. */
async function withImportLock(
  { pool }: Store,
  cuid: string,
  work: () => Promise<ImportOutcome>,
): Promise<ImportOutcome> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [IMPORT_LOCK, cuid],
    );
    if (!rows[0]?.taken) return { why: 'busy', about: cuid };
    const taken = await work();
    // PostgreSQL notices the disconnect later.
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [IMPORT_LOCK, cuid]);
    return taken;
  } finally {
    client.release(true);
  }
}

/** Repeats an interrupted import. @throws ArchiveRefused */
export async function importCustomer(
  server: Store,
  parent: string,
  archive: CustomerArchive,
): Promise<ImportOutcome> {
  const { db } = server;
  const { cuid } = archive.manifest;
  const folder = join(parent, cuid);
  const pictures = toPictures(archive);
  return withImportLock(server, cuid, async () => {
    if (existsSync(folder) && !hasUnfinishedImport(folder)) return { why: 'folderThere', about: folder };
    const why = await findConflict(db, cuid, folder);
    if (why) return { why, about: cuid };
    return withStagedFiles(archive.files, async (stage): Promise<ImportOutcome> => {
      const before = checkFiles(stage, cuid, folder);
      if (before.some(({ severity }) => severity === 'error')) return { why: 'findings', findings: before };
      writeCustomerFolder(folder, archive.files);
      const { file, found } = await storeArchive(db, stage, archive, pictures).catch((error: unknown) => {
        removeFolder(folder);
        throw error;
      });
      const findings = found.map((finding) => ({ ...finding, folder }));
      if (!file) {
        removeFolder(folder);
        return { why: 'findings', findings };
      }
      finishFolder(folder);
      return { why: 'done', folder, file, findings };
    });
  });
}
