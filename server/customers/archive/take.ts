import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Database, Store } from '../../store/database.ts';
import { inParts } from '../../store/inParts.ts';
import { customers, formerCuids } from '../../store/schema.ts';
import { noteTrail } from '../../trail/noteTrail.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { type FolderFinding, loadCustomers } from '../load/load.ts';
import { type Picture, pictureOf } from '../pictures.ts';
import { FILE_NAME } from '../read/folderFiles.ts';
import { customerFolders, readCustomer } from '../read/readCustomer.ts';
import { beginFolder, dropFolder, endFolder, isBegun } from './importFolder.ts';
import { ArchiveRefused } from './refused.ts';
import { storeBeside } from './storeBeside.ts';
import type { Unpacked } from './unpack.ts';

/** What came of taking a customer in. */
export type Taken =
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
