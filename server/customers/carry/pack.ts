import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import yazl from 'yazl';
import type { Database } from '../../store/database.ts';
import { assets, formerCuids, looks, places, qrCodes } from '../../store/schema.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { FILE_NAME } from '../read/readCustomer.ts';
import { type Beside, type Manifest, PARTS, VERSION } from './contents.ts';

/** What of a customer the database alone knows, with the pictures of its looks. */
async function besideOf(
  db: Database,
  { cuid, places: wanted }: CustomerFile,
): Promise<{ beside: Beside; pictures: Map<string, Buffer> }> {
  const named = wanted.flatMap(({ qr }) => qr.map(({ qrid }) => qrid));
  const saved = await db.select().from(looks).where(eq(looks.cuid, cuid)).orderBy(looks.saved, looks.id);
  const retired = await db
    .select({ qrid: qrCodes.qrid, placeCode: qrCodes.placeCode, lbl: places.lbl, fake: qrCodes.fake })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(and(eq(qrCodes.cuid, cuid), notInArray(qrCodes.qrid, named)))
    .orderBy(qrCodes.qrid);
  const former = await db.select().from(formerCuids).where(eq(formerCuids.cuid, cuid));
  const ids = saved.flatMap(({ logoId, wideLogoId }) => [logoId, wideLogoId]).filter((id) => id !== null);
  const shown = await db.select().from(assets).where(inArray(assets.id, ids));
  return {
    beside: {
      looks: saved.map(({ cuid: _, saved: at, appShape, ...look }) => ({
        ...look,
        appShape: appShape && { ...appShape },
        saved: at.toISOString(),
      })),
      retired,
      formerly: former.map((row) => row.former),
    },
    pictures: new Map(shown.map(({ id, bytes }) => [id, bytes])),
  };
}

/** A customer as one archive: its file with the pictures it names, and what the database alone knows. */
async function packed(db: Database, folder: string, file: CustomerFile): Promise<Buffer> {
  const { beside, pictures } = await besideOf(db, file);
  const names = [FILE_NAME, file.logo, file.wideLogo, file.banner].filter((name) => name !== undefined);
  const entries = new Map<string, Buffer>([
    [PARTS.beside, Buffer.from(JSON.stringify(beside, null, 1))],
    ...[...new Set(names)].map((name) => [PARTS.customer(name), readFileSync(join(folder, name))] as const),
    ...[...pictures].map(([id, bytes]) => [PARTS.picture(id), bytes] as const),
  ]);
  const manifest: Manifest = {
    format: 'parvis customer',
    version: VERSION,
    cuid: file.cuid,
    made: new Date().toISOString(),
    entries: [...entries.keys()],
  };
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), PARTS.manifest);
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Writes a customer into an archive that its owner alone may read: addresses of staff stand in it. It is there as a whole or not at all. */
export async function pack(db: Database, folder: string, file: CustomerFile, to: string): Promise<void> {
  const bytes = await packed(db, folder, file);
  const half = `${to}.part`;
  try {
    writeFileSync(half, bytes, { mode: 0o600, flag: 'wx' });
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}
