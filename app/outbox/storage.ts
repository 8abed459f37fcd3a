import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxItem } from './types.ts';

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem };
}

/** Where waiting messages are kept. */
export interface OutboxStorage {
  readonly all: () => Promise<OutboxItem[]>;
  readonly put: (item: OutboxItem) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('parvis', 1, {
    upgrade: (database) => {
      database.createObjectStore('items', { keyPath: 'id' });
    },
  });

/** For browsers that refuse to store (some private windows): kept while the page lives. */
const memoryStorage = (): OutboxStorage => {
  const items = new Map<string, OutboxItem>();
  return {
    all: async () => [...items.values()],
    put: async (item) => void items.set(item.id, item),
    remove: async (id) => void items.delete(id),
  };
};

/** IndexedDB where there is one, so that a message survives a reload and a flat battery. */
export async function openOutboxStorage(): Promise<OutboxStorage> {
  try {
    const database = await open();
    return {
      all: () => database.getAll('items'),
      put: async (item) => void (await database.put('items', item)),
      remove: (id) => database.delete('items', id),
    };
  } catch {
    return memoryStorage();
  }
}
