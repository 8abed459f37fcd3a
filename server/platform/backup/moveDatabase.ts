import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { connect } from '../db/database.ts';
import { MIGRATION_LOCK } from '../db/migrate.ts';
import { checkSchema } from '../db/schemaVersion.ts';
import type { MediaStorage } from '../storage/mediaStorage.ts';
import type { ScratchFolder } from '../storage/scratchFolder.ts';
import { getStaleBefore } from '../storage/scratchFolder.ts';
import { verifyArchive } from './archive/archiveContents.ts';
import type { ArchiveFoot } from './archive/archiveFormat.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { createBackup } from './createBackup.ts';
import { openUnmigrated } from './openUnmigrated.ts';
import { checkNoServers, restoreBackup } from './restoreBackup.ts';

export interface DatabaseMove {
  readonly from: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly to: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly replace: boolean;
  readonly storage: MediaStorage;
  readonly scratch: ScratchFolder;
  /** Runs on the new database. */
  readonly settle: (url: string) => Promise<void>;
}

async function isCurrentVersion(url: string): Promise<boolean> {
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
async function lockOutServers<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'parvis move' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set lock_timeout = '60s'`);
    await client.query('select pg_advisory_lock($1, $2)', [...MIGRATION_LOCK]);
    await checkNoServers(client);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function copyDatabase(fromUrl: string, way: DatabaseMove): Promise<ArchiveFoot['rows']> {
  const to = await openUnmigrated(way.to);
  // After a crash, servers delete this complete copy with other scratch files.
  const path = await way.scratch.path();
  try {
    const { rows } = await writeArchive(path, (archive) =>
      createBackup(archive, { url: fromUrl, storage: undefined }),
    );
    await restoreBackup(path, await verifyArchive(path), { ...way, url: to.url });
    await way.settle(to.url);
    return rows;
  } finally {
    await rm(path, { force: true });
    await to.close();
  }
}

/**
 * All or nothing.
 * @throws NotTaken if a server is connected or the target is not empty
 */
export async function moveDatabase(way: DatabaseMove): Promise<ArchiveFoot['rows'] | 'old'> {
  const from = await openUnmigrated(way.from);
  try {
    await way.scratch.removeStale(getStaleBefore(Date.now()));
    if (!(await isCurrentVersion(from.url))) return 'old';
    return await lockOutServers(from.url, () => copyDatabase(from.url, way));
  } finally {
    await from.close();
  }
}
