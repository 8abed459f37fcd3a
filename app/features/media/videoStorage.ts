import { type DBSchema, openDB } from 'idb';
import { STORAGE_PREFIX } from '../../lib/session/userStorage.ts';

const DATABASE = 'parvis_films';

interface Schema extends DBSchema {
  films: { key: string; value: Blob };
}

/** Own database, since older tabs keep the outbox's open. @throws without storage */
async function withDatabase<T>(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const openDatabase = () =>
  openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('films');
    },
  });

/** Some browsers cannot tell. */
const hasDatabase = async (): Promise<boolean> =>
  !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === DATABASE);

export const PHOTOS_PREFIX = 'photos_';

const readStoredReports = (): string =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(STORAGE_PREFIX + PHOTOS_PREFIX))
    .map((key) => localStorage.getItem(key))
    .join();

export const loadStoredVideo = (id: string): Promise<Blob | undefined> =>
  withDatabase((database) => database.get('films', id)).catch(() => undefined);

/** For a report. @throws without storage, or when full */
export const storeVideo = (id: string, blob: Blob): Promise<void> =>
  withDatabase(async (database) => {
    if ((await database.getKey('films', id)) === undefined) await database.put('films', blob, id);
  });

/** Without a stored report. */
export async function pruneVideos(): Promise<void> {
  try {
    if (!(await hasDatabase())) return;
    await withDatabase(async (database) => {
      const ids = await database.getAllKeys('films');
      const named = readStoredReports();
      for (const id of ids) if (!named.includes(JSON.stringify(id))) await database.delete('films', id);
    });
  } catch {
    // No storage.
  }
}
