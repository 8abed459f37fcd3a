import { type DBSchema, openDB } from 'idb';
import { PREFIX } from '../../lib/session/kept.ts';

const DATABASE = 'parvis_films';

interface Schema extends DBSchema {
  films: { key: string; value: Blob };
}

/** A database of its own: tabs of an earlier version hold that of the outbox open. @throws where the browser keeps nothing */
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

/** Whether any film was ever kept; some browsers do not tell. */
const isThere = async (): Promise<boolean> =>
  !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === DATABASE);

/** What begins the name of the photos and films of a report, among all that is kept. */
export const PHOTOS = 'photos_';

/** All that is written of half-filled reports, whoever’s they are: what somebody else left is taken away before. */
const written = (): string =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX + PHOTOS))
    .map((key) => localStorage.getItem(key))
    .join();

/** A film that was kept, by its id; nothing where it is gone. */
export const keptFilm = (id: string): Promise<Blob | undefined> =>
  withFilms((database) => database.get('films', id)).catch(() => undefined);

/** Keeps a film of a report that names it. @throws where the browser keeps nothing, or has no room */
export const keepFilm = (id: string, blob: Blob): Promise<void> =>
  withFilms(async (database) => {
    if ((await database.getKey('films', id)) === undefined) await database.put('films', blob, id);
  });

/** Lets go of the films that no report names any more. */
export async function tidyFilms(): Promise<void> {
  try {
    if (!(await isThere())) return;
    await withFilms(async (database) => {
      const ids = await database.getAllKeys('films');
      const named = written();
      for (const id of ids) if (!named.includes(JSON.stringify(id))) await database.delete('films', id);
    });
  } catch {
    // Where nothing can be stored there is nothing.
  }
}
