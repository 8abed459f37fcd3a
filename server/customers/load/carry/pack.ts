import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { Database } from '../../../store/database.ts';
import type { CustomerFile } from '../../file/customerFile.ts';
import { FILE_NAME } from '../../read/readCustomer.ts';
import { besideOf } from './besideOf.ts';
import { type Manifest, VERSION } from './contents.ts';
import { PARTS } from './entries.ts';

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
