import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { connect } from '../db/database.ts';
import { MIGRATING } from '../db/migrate.ts';
import { checkSchema } from '../db/schemaVersion.ts';
import type { Scratch } from '../storage/scratch.ts';
import { oldBy } from '../storage/scratch.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { usableArchive } from './archive/contents.ts';
import type { Foot } from './archive/described.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { openBare } from './openBare.ts';
import { checkUnserved, putBack } from './putBack.ts';
import { takeBackup } from './takeBackup.ts';

export interface Way {
  readonly from: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly to: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly replace: boolean;
  readonly storage: MediaStorage;
  readonly scratch: Scratch;
  /** Runs on the new database before it closes. */
  readonly settle: (url: string) => Promise<void>;
}

async function isOfThisVersion(url: string): Promise<boolean> {
  const { pool, close } = connect(url);
  try {
    return (await checkSchema(pool)) === 'same';
  } finally {
    await close();
  }
}

/**
 * Starting servers wait for this lock.
 * @throws NotTaken if a server is connected
 */
async function unserved<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'parvis move' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set lock_timeout = '60s'`);
    await client.query('select pg_advisory_lock($1, $2)', [...MIGRATING]);
    await checkUnserved(client);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function copy(fromUrl: string, way: Way): Promise<Foot['rows']> {
  const to = await openBare(way.to);
  // A complete copy of the data; after a crash, servers delete it with other scratch files.
  const path = await way.scratch.path();
  try {
    const { rows } = await writeArchive(path, (archive) =>
      takeBackup(archive, { url: fromUrl, storage: undefined }),
    );
    await putBack(path, await usableArchive(path), { ...way, url: to.url });
    await way.settle(to.url);
    return rows;
  } finally {
    await rm(path, { force: true });
    await to.close();
  }
}

/**
 * Copies a database completely, or not at all.
 * @throws NotTaken if a server is connected or the target is not empty
 */
export async function moveDatabase(way: Way): Promise<Foot['rows'] | 'old'> {
  const from = await openBare(way.from);
  try {
    await way.scratch.tidy(oldBy(Date.now()));
    if (!(await isOfThisVersion(from.url))) return 'old';
    return await unserved(from.url, () => copy(from.url, way));
  } finally {
    await from.close();
  }
}
