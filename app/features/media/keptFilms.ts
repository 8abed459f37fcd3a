import { type DBSchema, openDB } from 'idb';
import { PREFIX } from '../../lib/session/kept.ts';

const DATABASE = 'parvis_films';

interface Schema extends DBSchema {
  films: { key: string; value: Blob };
}

/** Own database, since older tabs keep the outbox's open. @throws without storage */
async function withFilms<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const open = () =>
  openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('films');
    },
  });

/** Whether the database exists; some browsers cannot tell. */
const isThere = async (): Promise<boolean> =>
  !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === DATABASE);

/** Prefix of a report's photos in the storage. */
export const PHOTOS = 'photos_';

/** Stored reports of all users. */
const written = (): string =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX + PHOTOS))
    .map((key) => localStorage.getItem(key))
    .join();

export const keptFilm = (id: string): Promise<Blob | undefined> =>
  withFilms((database) => database.get('films', id)).catch(() => undefined);

/** Stores a video of a report. @throws without storage, or when full */
export const keepFilm = (id: string, blob: Blob): Promise<void> =>
  withFilms(async (database) => {
    if ((await database.getKey('films', id)) === undefined) await database.put('films', blob, id);
  });

/** Deletes videos that no stored report names. */
export async function tidyFilms(): Promise<void> {
  try {
    if (!(await isThere())) return;
    await withFilms(async (database) => {
      const ids = await database.getAllKeys('films');
      const named = written();
      for (const id of ids) if (!named.includes(JSON.stringify(id))) await database.delete('films', id);
    });
  } catch {
    // No storage.
  }
}
