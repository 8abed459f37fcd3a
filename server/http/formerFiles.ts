import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { appFiles } from '../platform/db/schema.ts';
import { createLruCache } from '../platform/lib/lruCache.ts';
import { getCacheControl } from './builtFiles.ts';
import { acceptsEncoding } from './compress.ts';

const ASSETS = 'assets';
/** For pages opened before a deployment. */
const RETENTION = sql`interval '7 days'`;
const UPDATE_INTERVAL = sql`interval '1 hour'`;
const CACHE_SIZE = 100;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const NAME = /^[\w.-]{1,100}\.(js|css)$/;
const PATH = new RegExp(`^/${ASSETS}/([^/]+)$`);

async function readCompressed(folder: string, name: string): Promise<Buffer> {
  const file = join(folder, name);
  return existsSync(`${file}.br`) ? readFile(`${file}.br`) : promisify(brotliCompress)(await readFile(file));
}

/** Shared by all servers; deletes builds unused for a week. */
export async function storeAppFiles(db: Database, folder: string): Promise<void> {
  const assets = join(folder, ASSETS);
  const names = existsSync(assets) ? (await readdir(assets)).filter((name) => NAME.test(name)) : [];
  const { name, needed } = appFiles;
  const known = await db.select({ name }).from(appFiles).where(inArray(name, names));
  const missing = names.filter((one) => !known.some((row) => row.name === one));
  const rows = await Promise.all(
    missing.map(async (one) => ({ name: one, bytes: await readCompressed(assets, one) })),
  );
  if (rows.length > 0) await db.insert(appFiles).values(rows).onConflictDoNothing();
  await db
    .update(appFiles)
    .set({ needed: sql`now()` })
    .where(sql`${inArray(name, names)} and ${needed} < now() - ${UPDATE_INTERVAL}`);
  await db.delete(appFiles).where(sql`${needed} < now() - ${RETENTION}`);
}

interface FormerFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

export function createFormerFileFinder(
  db: Database,
): (path: string, acceptEncoding?: string) => Promise<FormerFile | undefined> {
  const found = createLruCache<Buffer | undefined>(CACHE_SIZE, {
    isComplete: (bytes) => bytes !== undefined,
  });
  const findFile = async (name: string): Promise<Buffer | undefined> =>
    (await db.select({ bytes: appFiles.bytes }).from(appFiles).where(eq(appFiles.name, name)))[0]?.bytes;
  return async (path, acceptEncoding = '') => {
    const [, name = ''] = PATH.exec(path) ?? [];
    const type = types[NAME.exec(name)?.[1] ?? ''];
    if (type === undefined) return undefined;
    const bytes = await found(name, () => findFile(name));
    if (!bytes) return undefined;
    const headers = { 'content-type': type, 'cache-control': getCacheControl(path), vary: 'accept-encoding' };
    return acceptsEncoding(acceptEncoding, 'br')
      ? { headers: { ...headers, 'content-encoding': 'br' }, bytes }
      : { headers, bytes: await promisify(brotliDecompress)(bytes) };
  };
}
