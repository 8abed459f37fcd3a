import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OUTBOX_DATABASE } from '../keys.ts';
import type { OutboxItem } from '../outgoing.ts';

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
  openDB<Schema>(OUTBOX_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('items', { keyPath: 'id' });
    },
  });

/** For browsers that refuse to store (some private windows): kept while the page lives, and marked so. */
const memoryStorage = (): OutboxStorage => {
  const items = new Map<string, OutboxItem>();
  return {
    all: async () => [...items.values()],
    put: async (item) => void items.set(item.id, { ...item, unkept: true }),
    remove: async (id) => void items.delete(id),
  };
};

/** IndexedDB where there is one, so that a message survives a reload and a flat battery. What it refuses to keep
 * (no room left, connection lost) is kept while the page lives. */
export async function openOutboxStorage(): Promise<OutboxStorage> {
  const memory = memoryStorage();
  try {
    const database = await open();
    const stored = () => database.getAll('items').catch((): OutboxItem[] => []);
    return {
      all: async () => [...(await stored()), ...(await memory.all())],
      put: async (item) => {
        try {
          const { unkept: _, ...kept } = item;
          await database.put('items', kept as OutboxItem);
          await memory.remove(item.id);
        } catch {
          await memory.put(item);
        }
      },
      remove: async (id) => {
        await memory.remove(id);
        await database.delete('items', id);
      },
    };
  } catch {
    return memory;
  }
}
