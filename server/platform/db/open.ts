import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Store } from './database.ts';
import { acquireOwner, startEmbedded } from './embedded/startEmbedded.ts';
import { sameLineage } from './lineage.ts';
import { migrate } from './migrate.ts';

/** How the database is opened. */
export interface OpenOptions {
  /** A PostgreSQL of one's own; without it the embedded one is started. */
  databaseUrl?: string | undefined;
  /** Data folder of the embedded one; the place usual on this system when not given. */
  dataDir?: string | undefined;
  /** Takes lines meant for the operator. */
  log: (line: string) => void;
  /** Another server took the data folder, or a back-up took the place of what the database held: stop serving. */
  onLost: (error: Error) => void;
  /** Ends the own database while it is being opened, whatever it is at: what it was about to do is taken back. */
  giveUp?: AbortSignal;
}

export interface Opened extends Store {
  /** True when the database is the product's own, so that there is no other instance. */
  embedded: boolean;
  /** Bytes that are free for the database, where that is known: on this machine. */
  freeBytes?: () => Promise<number>;
}

/** How long connections that are in use are waited for before their own database ends beneath them, milliseconds. */
const CONNECTIONS_MS = 5_000;

const serverStore = (url: string, onLost: OpenOptions['onLost']): Store =>
  connect(url, undefined, undefined, sameLineage(onLost));

/**
 * Opens the database and brings it to this version's schema.
 * @throws DatabaseStartError, DataFolderInUse, NewerSchema, SchemaBeforeBaseline, MigrationFailed with a sentence for the operator.
 */
export async function openStore(options: OpenOptions): Promise<Opened> {
  if (options.databaseUrl) {
    await migrate(options.databaseUrl);
    return { ...serverStore(options.databaseUrl, options.onLost), embedded: false };
  }
  const embedded = await startEmbedded({
    log: options.log,
    ...(options.dataDir !== undefined && { dataDir: options.dataDir }),
  });
  let owner: Awaited<ReturnType<typeof acquireOwner>> | undefined;
  options.giveUp?.addEventListener('abort', () => void embedded.stop().catch(() => undefined));
  try {
    options.giveUp?.throwIfAborted();
    owner = await acquireOwner(embedded.url, { onLost: options.onLost });
    await migrate(embedded.url);
  } catch (error) {
    await owner?.release();
    // Of another server it is let alone.
    await embedded.stop();
    throw error;
  }
  const ours = owner;
  const store = serverStore(embedded.url, options.onLost);
  return {
    ...store,
    embedded: true,
    async freeBytes() {
      const { bavail, bsize } = await statfs(embedded.dataDir);
      return bavail * bsize;
    },
    async close() {
      // A statement that takes long, such as a table that is written anew, must not keep the database for ever: it ends with it.
      await Promise.race([store.close(), pause(CONNECTIONS_MS, undefined, { ref: false })]);
      await ours.release();
      await embedded.stop();
    },
  };
}
