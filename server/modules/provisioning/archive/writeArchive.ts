import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import yazl from 'yazl';
import { type CustomerFile, fileNameSchema } from '../../../platform/config/customerFile.ts';
import type { Database } from '../../../platform/db/database.ts';
import { assets, formerCuids, looks, places, qrCodes } from '../../../platform/db/schema.ts';
import { listArchivedLabels } from '../../labels/service.ts';
import { listDeskPolls } from '../../polls/service.ts';
import { listArchivedQuestions } from '../../savedQuestions/service.ts';
import { listArchivedReplies } from '../../savedReplies/service.ts';
import { FILE_NAME } from '../read/folderFiles.ts';
import { ARCHIVE_ENTRIES, ARCHIVE_VERSION, type CustomerExtras, type Manifest } from './readArchive.ts';

/** These errors come without a path. */
const DISK_ERRORS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO']);

export const isDiskError = (error: unknown): error is Error & { readonly code: unknown } =>
  error instanceof Error &&
  'code' in error &&
  'syscall' in error &&
  error.syscall !== 'connect' &&
  ('path' in error || DISK_ERRORS.has(error.code));

async function fetchExtras(
  db: Database,
  { cuid, places: wanted }: CustomerFile,
): Promise<{ beside: CustomerExtras; pictures: Map<string, Buffer> }> {
  const named = wanted.flatMap(({ qr }) => qr.map(({ qrid }) => qrid));
  const saved = await db.select().from(looks).where(eq(looks.cuid, cuid)).orderBy(looks.saved, looks.id);
  const retired = await db
    .select({
      qrid: qrCodes.qrid,
      placeCode: qrCodes.placeCode,
      lbl: places.lbl,
      fake: qrCodes.fake,
      made: qrCodes.made,
    })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(and(eq(qrCodes.cuid, cuid), notInArray(qrCodes.qrid, named)))
    .orderBy(qrCodes.qrid);
  const replaced = await db
    .select({ qrid: qrCodes.qrid, by: qrCodes.replacedBy })
    .from(qrCodes)
    .where(eq(qrCodes.cuid, cuid))
    .orderBy(qrCodes.qrid);
  const former = await db.select().from(formerCuids).where(eq(formerCuids.cuid, cuid));
  const ids = saved
    .flatMap(({ logoId, wideLogoId, bannerId }) => [logoId, wideLogoId, bannerId])
    .filter((id) => id !== null);
  const shown = await db.select().from(assets).where(inArray(assets.id, ids));
  return {
    beside: {
      looks: saved.map(({ cuid: _, saved: at, appShape, ...look }) => ({
        ...look,
        appShape: appShape && { ...appShape },
        saved: at.toISOString(),
      })),
      retired,
      replaced: replaced.flatMap(({ qrid, by }) => (by === null ? [] : [{ qrid, by }])),
      formerly: former.map((row) => row.former),
      polls: await listDeskPolls(db, cuid),
      questions: await listArchivedQuestions(db, cuid),
      labels: await listArchivedLabels(db, cuid),
      replies: await listArchivedReplies(db, cuid),
    },
    pictures: new Map(shown.map(({ id, bytes }) => [id, bytes])),
  };
}

async function buildArchive(db: Database, folder: string, file: CustomerFile): Promise<Buffer> {
  const { beside, pictures } = await fetchExtras(db, file);
  const font = file.appShape?.fontFile;
  const besideIt = fileNameSchema.safeParse(font).success ? font : undefined;
  const logos = [...file.services, ...file.groups].map(({ logo }) => logo);
  const names = [FILE_NAME, file.logo, file.wideLogo, file.banner, besideIt, ...logos].filter(
    (name) => name !== undefined,
  );
  const entries = new Map<string, Buffer>([
    [ARCHIVE_ENTRIES.beside, Buffer.from(JSON.stringify(beside, null, 1))],
    ...[...new Set(names)].map(
      (name) => [ARCHIVE_ENTRIES.customer(name), readFileSync(join(folder, name))] as const,
    ),
    ...[...pictures].map(([id, bytes]) => [ARCHIVE_ENTRIES.picture(id), bytes] as const),
  ]);
  const manifest: Manifest = {
    format: 'parvis customer',
    version: ARCHIVE_VERSION,
    cuid: file.cuid,
    made: new Date().toISOString(),
    entries: [...entries.keys()],
  };
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), ARCHIVE_ENTRIES.manifest);
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Errors of file systems without hard links. */
const NO_HARD_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** @throws if the name exists */
function moveExclusively(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_HARD_LINKS.has(error.code))) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/** Writes atomically. Only the owner may read: it contains staff addresses. */
export async function writeArchive(
  db: Database,
  folder: string,
  file: CustomerFile,
  to: string,
): Promise<void> {
  const bytes = await buildArchive(db, folder, file);
  // Separate for concurrent writers.
  const temporaryPath = `${to}.${randomBytes(4).toString('hex')}.part`;
  try {
    writeFileSync(temporaryPath, bytes, { mode: 0o600, flag: 'wx' });
    moveExclusively(temporaryPath, to);
  } finally {
    rmSync(temporaryPath, { force: true });
  }
}
