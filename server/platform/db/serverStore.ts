import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { connect, type Store } from './database.ts';
import { getDefaultDataDir, startEmbedded } from './embedded/startEmbedded.ts';
import { NoDatabase } from './schemaErrors.ts';
import { checkSchema } from './schemaVersion.ts';

async function openDatabase({
  databaseUrl,
  dataDir,
}: Config): Promise<{ url: string; close: () => Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  if (!existsSync(join(dataDir ?? getDefaultDataDir(), 'database'))) throw new NoDatabase('noData');
  const embedded = await startEmbedded(dataDir === undefined ? {} : { dataDir });
  // Unless a server owns it now.
  return { url: embedded.url, close: () => embedded.stop() };
}

const getEmptyReason = (databaseUrl: string | undefined) => (databaseUrl ? 'empty' : 'starting');

/** @throws NoDatabase, NewerSchema, SchemaBeforeBaseline */
async function checkVersion({ pool }: Store, { databaseUrl }: Config): Promise<void> {
  const state = await checkSchema(pool);
  if (state !== 'same') throw new NoDatabase(state === 'none' ? getEmptyReason(databaseUrl) : 'old');
}

/**
 * Independent of a running server.
 * @throws NoDatabase
 */
export async function withServerStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  const opened = await openDatabase(config);
  const store = connect(opened.url);
  try {
    await checkVersion(store, config);
    return await work(store);
  } finally {
    await store.close();
    await opened.close();
  }
}
