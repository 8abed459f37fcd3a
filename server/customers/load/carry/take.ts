import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../store/database.ts';
import { customers, formerCuids } from '../../../store/schema.ts';
import { noteTrail } from '../../../trail/noteTrail.ts';
import type { CustomerFile } from '../../file/customerFile.ts';
import { type Picture, pictureOf } from '../../pictures.ts';
import { FILE_NAME, readCustomer } from '../../read/readCustomer.ts';
import { type FolderFinding, loadCustomers } from '../load.ts';
import { ArchiveRefused } from './refused.ts';
import { storeBeside } from './storeBeside.ts';
import type { Unpacked } from './unpack.ts';

/** What came of taking a customer in. */
export type Taken =
  | { readonly why: 'folderThere' | 'inService' | 'formerly'; readonly about: string }
  | { readonly why: 'findings'; readonly findings: readonly FolderFinding[] }
  | {
      readonly why: 'done';
      readonly folder: string;
      readonly file: CustomerFile;
      readonly findings: readonly FolderFinding[];
    };

/** Writes the files of a customer; its own last, since a folder without it is no customer yet. */
function writeFolder(folder: string, files: Unpacked['files']): void {
  mkdirSync(folder, { recursive: true });
  const ordered = [...files].sort(([name]) => (name === FILE_NAME ? 1 : -1));
  for (const [name, bytes] of ordered) writeFileSync(join(folder, name), bytes);
}

/** What would be said of the files, before any of them stands where it is served. */
function findingsOf(files: Unpacked['files'], cuid: string, folder: string): FolderFinding[] {
  const stage = mkdtempSync(join(tmpdir(), 'parvis-import-'));
  try {
    writeFolder(stage, files);
    const { findings, content } = readCustomer(stage);
    if (content && content.file.cuid !== cuid) throw new ArchiveRefused('damaged', FILE_NAME);
    return findings.map((finding) => ({ folder, ...finding }));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** The pictures of looks as they are kept. @throws ArchiveRefused */
const picturesOf = ({ pictures }: Unpacked): Picture[] =>
  [...pictures].map(([id, bytes]) => {
    const picture = pictureOf(bytes);
    if (!picture) throw new ArchiveRefused('damaged', id);
    return { id, type: picture.type, bytes };
  });

async function whyNot(db: Database, cuid: string): Promise<'inService' | 'formerly' | undefined> {
  const serves = and(eq(customers.cuid, cuid), eq(customers.withdrawn, false));
  const there = await db.select({ cuid: customers.cuid }).from(customers).where(serves);
  if (there.length > 0) return 'inService';
  const former = await db.select().from(formerCuids).where(eq(formerCuids.former, cuid));
  return former.length > 0 ? 'formerly' : undefined;
}

/** Takes a customer in from an archive: a folder among those of customers, and what stands in no file. @throws ArchiveRefused */
export async function take(db: Database, parent: string, archive: Unpacked): Promise<Taken> {
  const { cuid } = archive.manifest;
  const folder = join(parent, cuid);
  if (existsSync(folder)) return { why: 'folderThere', about: folder };
  const why = await whyNot(db, cuid);
  if (why) return { why, about: cuid };
  const pictures = picturesOf(archive);
  const before = findingsOf(archive.files, cuid, folder);
  if (before.some(({ severity }) => severity === 'error')) return { why: 'findings', findings: before };
  writeFolder(folder, archive.files);
  const findings: FolderFinding[] = [];
  const load = () => loadCustomers(db, [folder], (finding) => findings.push(finding));
  const [file] = await load();
  if (!file) {
    rmSync(folder, { recursive: true, force: true });
    return { why: 'findings', findings };
  }
  await noteTrail(db, [{ cuid, kind: 'customer', what: 'imported', via: 'command' }]);
  await storeBeside(db, cuid, archive, pictures);
  // Once more: the look that was saved last wins over the file.
  findings.length = 0;
  await load();
  return { why: 'done', folder, file, findings };
}
