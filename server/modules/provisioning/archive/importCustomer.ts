import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import type { Database, Store, Tx } from '../../../platform/db/database.ts';
import { inParts } from '../../../platform/db/inParts.ts';
import { assets, customers, formerCuids, looks, places, qrCodes } from '../../../platform/db/schema.ts';
import { noteTrail } from '../../audit/noteTrail.ts';
import { type Picture, pictureOf } from '../../branding/pictures.ts';
import { type FolderFinding, loadCustomers } from '../load/load.ts';
import { FILE_NAME } from '../read/folderFiles.ts';
import { customerFolders, readCustomer } from '../read/readCustomer.ts';
import { ArchiveRefused, type Unpacked } from './readArchive.ts';

/** What a customer's own file is called until all else is in place: a folder without that file is no customer yet. */
const UNFINISHED = `.${FILE_NAME}.import`;

/** Whether an import into this folder was begun, and did not end. */
const isBegun = (folder: string): boolean => existsSync(join(folder, UNFINISHED));

/** Writes the files of a customer into a folder of their own. @throws what the disk says; nothing is left then */
function beginFolder(folder: string, files: Unpacked['files']): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (isBegun(folder)) dropFolder(folder);
  mkdirSync(folder);
  try {
    for (const [name, bytes] of files)
      writeFileSync(join(folder, name === FILE_NAME ? UNFINISHED : name), bytes);
  } catch (error) {
    dropFolder(folder);
    throw error;
  }
}

/** The folder is that of a customer from now on. */
const endFolder = (folder: string): void => renameSync(join(folder, UNFINISHED), join(folder, FILE_NAME));

/** Takes away what was begun. */
const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** When looks were saved, the oldest first; none in a time to come, in which it would win over all that are saved here. */
function savedUntil(now: number, saved: Unpacked['beside']['looks']) {
  const newest = saved
    .map((look) => ({ ...look, saved: Date.parse(look.saved) }))
    .sort((one, other) => other.saved - one.saved);
  let latest = now;
  const told = newest.map((look) => {
    const at = Math.min(look.saved, latest);
    // Those of times to come stay one after the other.
    if (at < look.saved) latest = at - 1;
    return { ...look, saved: new Date(at) };
  });
  return told.reverse();
}

/** Stores what stands in no file of the customer, which is loaded by now. What another has by this time is left to it. */
async function storeBeside(
  tx: Tx,
  cuid: string,
  { beside }: Unpacked,
  pictures: readonly Picture[],
): Promise<void> {
  const { looks: saved, retired, replaced = [], formerly } = beside;
  if (pictures.length > 0)
    await tx
      .insert(assets)
      .values([...pictures])
      .onConflictDoNothing();
  for (const look of savedUntil(Date.now(), saved))
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

/** What came of taking a customer in. */
type Taken =
  | { readonly why: 'folderThere' | 'busy' | 'inService' | 'formerly'; readonly about: string }
  | { readonly why: 'findings'; readonly findings: readonly FolderFinding[] }
  | {
      readonly why: 'done';
      readonly folder: string;
      readonly file: CustomerFile;
      readonly findings: readonly FolderFinding[];
    };

/** Works with the files of a customer where nobody is served from them. */
async function staged<T>(files: Unpacked['files'], work: (stage: string) => Promise<T>): Promise<T> {
  const stage = mkdtempSync(join(tmpdir(), 'parvis-import-'));
  try {
    for (const [name, bytes] of files) writeFileSync(join(stage, name), bytes);
    return await work(stage);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** What would be said of the files, before any of them stands where it is served. @throws ArchiveRefused */
function findingsOf(stage: string, cuid: string, folder: string): FolderFinding[] {
  const { findings, content } = readCustomer(stage);
  if (content && content.file.cuid !== cuid) throw new ArchiveRefused('damaged', FILE_NAME);
  return findings.map((finding) => ({ folder, ...finding }));
}

/** The pictures of looks as they are kept. @throws ArchiveRefused */
const picturesOf = ({ pictures }: Unpacked): Picture[] =>
  [...pictures].map(([id, bytes]) => {
    const picture = pictureOf(bytes);
    if (!picture) throw new ArchiveRefused('damaged', id);
    return { id, type: picture.type, bytes };
  });

/** Whether an import of this customer came to its end in the database alone, and no folder but that one is the customer's. */
const isHalfDone = (folder: string, cuid: string): boolean =>
  isBegun(folder) &&
  !customerFolders(join(folder, '..')).some((other) => readCustomer(other).content?.file.cuid === cuid);

async function whyNot(
  db: Database,
  cuid: string,
  folder: string,
): Promise<'inService' | 'formerly' | undefined> {
  const serves = and(eq(customers.cuid, cuid), eq(customers.withdrawn, false));
  const there = await db.select({ cuid: customers.cuid }).from(customers).where(serves);
  if (there.length > 0 && !isHalfDone(folder, cuid)) return 'inService';
  const former = await db.select().from(formerCuids).where(eq(formerCuids.former, cuid));
  return former.length > 0 ? 'formerly' : undefined;
}

/** Stores a customer with what stands in no file, as a whole or not at all. */
async function store(db: Database, stage: string, archive: Unpacked, pictures: readonly Picture[]) {
  const { cuid } = archive.manifest;
  return db.transaction(async (tx) => {
    const found: FolderFinding[] = [];
    const load = () => loadCustomers(inParts(tx), [stage], (finding) => found.push(finding));
    const [file] = await load();
    if (!file) return { file, found };
    await noteTrail(tx, [{ cuid, kind: 'customer', what: 'imported', via: 'command' }]);
    await storeBeside(tx, cuid, archive, pictures);
    // Once more: the look that was saved last wins over the file.
    found.length = 0;
    await load();
    return { file, found };
  });
}

/** Class of the locks of imports: one customer is taken in once at a time. */
const IMPORTS = 0x50415249;

/** Works while nobody else imports this customer; the lock goes with its connection, also where the program is killed. */
async function aloneAt({ pool }: Store, cuid: string, work: () => Promise<Taken>): Promise<Taken> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [IMPORTS, cuid],
    );
    if (!rows[0]?.taken) return { why: 'busy', about: cuid };
    const taken = await work();
    // At once, and not when the database has heard that the connection is gone.
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [IMPORTS, cuid]);
    return taken;
  } finally {
    client.release(true);
  }
}

/**
 * Takes a customer in from an archive: a folder among those of customers, and what stands in no file. One that was broken off is begun
 * anew, whether it had come into the database or not. @throws ArchiveRefused
 */
export async function take(server: Store, parent: string, archive: Unpacked): Promise<Taken> {
  const { db } = server;
  const { cuid } = archive.manifest;
  const folder = join(parent, cuid);
  const pictures = picturesOf(archive);
  return aloneAt(server, cuid, async () => {
    if (existsSync(folder) && !isBegun(folder)) return { why: 'folderThere', about: folder };
    const why = await whyNot(db, cuid, folder);
    if (why) return { why, about: cuid };
    return staged(archive.files, async (stage): Promise<Taken> => {
      const before = findingsOf(stage, cuid, folder);
      if (before.some(({ severity }) => severity === 'error')) return { why: 'findings', findings: before };
      beginFolder(folder, archive.files);
      const { file, found } = await store(db, stage, archive, pictures).catch((error: unknown) => {
        dropFolder(folder);
        throw error;
      });
      const findings = found.map((finding) => ({ ...finding, folder }));
      if (!file) {
        dropFolder(folder);
        return { why: 'findings', findings };
      }
      endFolder(folder);
      return { why: 'done', folder, file, findings };
    });
  });
}
