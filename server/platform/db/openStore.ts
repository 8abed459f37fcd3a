import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Store } from './database.ts';
import { acquireOwnership, startEmbedded } from './embedded/startEmbedded.ts';
import { migrate } from './migrate.ts';
import { createRestoreCheck } from './restoreCheck.ts';

export interface OpenOptions {
  /** The embedded one if unset. */
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  log: (line: string) => void;
  /** Stop serving: another server took the data folder, or a backup was restored. */
  onLost: (error: Error) => void;
  /** Rolls back work in progress. */
  giveUp?: AbortSignal;
}

export interface OpenedStore extends Store {
  embedded: boolean;
  freeBytes?: () => Promise<number>;
}

const CONNECTIONS_MS = 5_000;

const connectServer = (url: string, onLost: OpenOptions['onLost']): Store =>
  connect(url, undefined, undefined, createRestoreCheck(onLost));

/** @throws DatabaseStartError, DataFolderInUse, NewerSchema, SchemaBeforeBaseline, MigrationFailed */
export async function openStore(options: OpenOptions): Promise<OpenedStore> {
  if (options.databaseUrl) {
    await migrate(options.databaseUrl);
    return { ...connectServer(options.databaseUrl, options.onLost), embedded: false };
  }
  const embedded = await startEmbedded({
    log: options.log,
    ...(options.dataDir !== undefined && { dataDir: options.dataDir }),
  });
  let owner: Awaited<ReturnType<typeof acquireOwnership>> | undefined;
  options.giveUp?.addEventListener('abort', () => void embedded.stop().catch(() => undefined));
  try {
    options.giveUp?.throwIfAborted();
    owner = await acquireOwnership(embedded.url, { onLost: options.onLost });
    await migrate(embedded.url);
  } catch (error) {
    await owner?.release();
    await embedded.stop();
    throw error;
  }
  const ours = owner;
  const store = connectServer(embedded.url, options.onLost);
  return {
    ...store,
    embedded: true,
    async freeBytes() {
      const { bavail, bsize } = await statfs(embedded.dataDir);
      return bavail * bsize;
    },
    async close() {
      // A table rewrite must not delay the stop for ever.
      await Promise.race([store.close(), pause(CONNECTIONS_MS, undefined, { ref: false })]);
      await ours.release();
      await embedded.stop();
    },
  };
}
