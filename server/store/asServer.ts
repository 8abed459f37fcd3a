import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { connect, type Store } from './database.ts';
import { defaultDataDir, startEmbedded } from './embedded/startEmbedded.ts';
import { isUpToDate } from './migrate.ts';

/** The server's database: its own PostgreSQL is asked where it runs, and started for as long as this takes where it does not. */
async function open({
  databaseUrl,
  dataDir,
}: Config): Promise<{ url: string; close: () => Promise<void> } | undefined> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  if (!existsSync(join(dataDir ?? defaultDataDir(), 'database'))) return undefined;
  const embedded = await startEmbedded(dataDir === undefined ? {} : { dataDir });
  // One that a server owns by now is let alone.
  return { url: embedded.url, close: () => embedded.stop() };
}

/**
 * Does the work of a command on the database of the server, beside it or without it.
 * @returns what it came to; why not, where there is no database, or none of this version
 * @throws what a start of the server would fail by
 */
export async function asServer<T>(
  config: Config,
  work: (store: Store) => Promise<T>,
): Promise<T | 'noData' | 'old'> {
  const opened = await open(config);
  if (!opened) return 'noData';
  const store = connect(opened.url);
  try {
    return (await isUpToDate(store.pool)) ? await work(store) : 'old';
  } finally {
    await store.close();
    await opened.close();
  }
}
