import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { connect, type Store } from './database.ts';
import { defaultDataDir, startEmbedded } from './embedded/startEmbedded.ts';
import { NoDatabase } from './schemaFaults.ts';
import { checkSchema } from './schemaVersion.ts';

/** The server's database: its own PostgreSQL is asked where it runs, and started for as long as this takes where it does not. */
async function open({ databaseUrl, dataDir }: Config): Promise<{ url: string; close: () => Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  if (!existsSync(join(dataDir ?? defaultDataDir(), 'database'))) throw new NoDatabase('noData');
  const embedded = await startEmbedded(dataDir === undefined ? {} : { dataDir });
  // One that a server owns by now is let alone.
  return { url: embedded.url, close: () => embedded.stop() };
}

/** What an empty database is: another than was meant may have been named, the server's own was just made. */
const emptyOf = (databaseUrl: string | undefined) => (databaseUrl ? 'empty' : 'starting');

/** @throws NoDatabase, NewerSchema, SchemaBeforeBaseline where it is not of this version */
async function checkVersion({ pool }: Store, { databaseUrl }: Config): Promise<void> {
  const state = await checkSchema(pool);
  if (state !== 'same') throw new NoDatabase(state === 'none' ? emptyOf(databaseUrl) : 'old');
}

/**
 * Does the work of a command on the database of the server, beside it or without it.
 * @throws NoDatabase where there is none of this version, and what a start of the server would fail by
 */
export async function asServer<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  const opened = await open(config);
  const store = connect(opened.url);
  try {
    await checkVersion(store, config);
    return await work(store);
  } finally {
    await store.close();
    await opened.close();
  }
}
