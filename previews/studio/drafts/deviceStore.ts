import { type DBSchema, openDB } from 'idb';
import type { ThemeDocument } from '../state/document.ts';
import { readDocument } from './readDocument.ts';
import type { SavedTheme, ThemeStore, ThemeSummary } from './store.ts';

/** Per theme. */
const MAX_VERSIONS = 20;

interface StoredVersion {
  readonly theme: string;
  readonly number: number;
  readonly savedAt: string;
  readonly document: ThemeDocument;
}

interface StudioData extends DBSchema {
  themes: { key: string; value: ThemeSummary };
  versions: { key: [string, number]; value: StoredVersion; indexes: { theme: string } };
}

/** 96 random bits; plain-http pages lack `crypto.randomUUID`. */
const createId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const open = (name: string) =>
  openDB<StudioData>(name, 1, {
    upgrade(openDatabase) {
      openDatabase.createObjectStore('themes', { keyPath: 'id' });
      openDatabase
        .createObjectStore('versions', { keyPath: ['theme', 'number'] })
        .createIndex('theme', 'theme');
    },
  });

const compareNewestFirst = (first: ThemeSummary, second: ThemeSummary): number =>
  (second.savedAt ?? '').localeCompare(first.savedAt ?? '');

/** IndexedDB, with the last twenty versions of each. */
export function deviceStore(name = 'parvis-studio'): ThemeStore {
  let opened: ReturnType<typeof open> | undefined;
  const database = () => {
    opened ??= open(name).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const listVersions = async (id: string): Promise<StoredVersion[]> => {
    const found = await (await database()).getAllFromIndex('versions', 'theme', id);
    return found.sort((first, second) => second.number - first.number);
  };
  const load = async (id: string): Promise<SavedTheme | null> => {
    const theme = await (await database()).get('themes', id);
    const document = readDocument((await listVersions(id))[0]?.document, location.href);
    return theme && document ? { ...theme, document } : null;
  };
  return {
    list: async () => (await (await database()).getAll('themes')).sort(compareNewestFirst),
    load,
    async save({ id, name: title, document }) {
      const savedAt = new Date().toISOString();
      const theme: ThemeSummary = { id: id ?? createId(), name: title, savedAt };
      const kept = await listVersions(theme.id);
      const number = (kept[0]?.number ?? 0) + 1;
      const work = (await database()).transaction(['themes', 'versions'], 'readwrite');
      const versions = work.objectStore('versions');
      const old = kept.slice(MAX_VERSIONS - 1);
      await Promise.all([
        work.objectStore('themes').put(theme),
        versions.put({ theme: theme.id, number, savedAt, document }),
        ...old.map((version) => versions.delete([version.theme, version.number])),
        work.done,
      ]);
      return theme;
    },
    async remove(id) {
      const kept = await listVersions(id);
      const work = (await database()).transaction(['themes', 'versions'], 'readwrite');
      const versions = work.objectStore('versions');
      await Promise.all([
        work.objectStore('themes').delete(id),
        ...kept.map((version) => versions.delete([version.theme, version.number])),
        work.done,
      ]);
    },
    async versions(id) {
      return (await listVersions(id)).flatMap(({ number, savedAt, document }) => {
        const read = readDocument(document, location.href);
        return read ? [{ id: String(number), savedAt, document: read }] : [];
      });
    },
  };
}
