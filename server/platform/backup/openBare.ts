import type { Config } from '../config/config.ts';
import { acquireOwner, startEmbedded } from '../db/embedded/startEmbedded.ts';

/** A database that is not brought to any version, for this command alone. */
export interface Bare {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens a database as it is: the one of `databaseUrl`, else the embedded one, which is made where there is none.
 * @throws DataFolderInUse where a server has the embedded one, and what a start would fail by
 */
export async function openBare({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Bare> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  const embedded = await startEmbedded(dataDir === undefined ? {} : { dataDir });
  try {
    const owner = await acquireOwner(embedded.url);
    return {
      url: embedded.url,
      async close() {
        await owner.release();
        await embedded.stop();
      },
    };
  } catch (error) {
    // One that a server owns is let alone.
    await embedded.stop();
    throw error;
  }
}
