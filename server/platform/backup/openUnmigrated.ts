import type { Config } from '../config/config.ts';
import { acquireOwnership, startEmbedded } from '../db/embedded/startEmbedded.ts';

export interface UnmigratedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Creates a missing embedded database.
 * @throws DataFolderInUse
 */
export async function openUnmigrated({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<UnmigratedDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  const embedded = await startEmbedded(dataDir === undefined ? {} : { dataDir });
  try {
    const owner = await acquireOwnership(embedded.url);
    return {
      url: embedded.url,
      async close() {
        await owner.release();
        await embedded.stop();
      },
    };
  } catch (error) {
    // No effect if a server owns it.
    await embedded.stop();
    throw error;
  }
}
