import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OUTBOX_DATABASE } from '../api/cacheKeys.ts';
import type { OutboxItem } from '../api/outboxItems.ts';

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem };
}

type ItemChange = (item: OutboxItem) => OutboxItem | undefined;

export interface OutboxStorage {
  readonly all: () => Promise<OutboxItem[]>;
  readonly put: (item: OutboxItem) => Promise<void>;
  /** Transactional; no-op for a removed item. */
  readonly change: (id: string, to: ItemChange) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const openDatabase = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(OUTBOX_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('items', { keyPath: 'id' });
    },
  });

/** For browsers that refuse to store; marks its items. */
const createMemoryStorage = (): OutboxStorage => {
  const items = new Map<string, OutboxItem>();
  return {
    all: async () => [...items.values()],
    put: async (item) => void items.set(item.id, { ...item, unkept: true }),
    change: async (id, to) => {
      const item = items.get(id);
      if (!item) return;
      const next = to(item);
      if (next) items.set(id, next);
      else items.delete(id);
    },
    remove: async (id) => void items.delete(id),
  };
};

/** Falls back to memory for items that IndexedDB cannot store. */
export async function openOutboxStorage(): Promise<OutboxStorage> {
  const memory = createMemoryStorage();
  try {
    const database = await openDatabase();
    const changeStored = async (id: string, to: ItemChange) => {
      const { store, done } = database.transaction('items', 'readwrite');
      const item = await store.get(id);
      const next = item && to(item);
      if (next) await store.put(next);
      else if (item) await store.delete(id);
      await done;
    };
    const listStored = () => database.getAll('items').catch((): OutboxItem[] => []);
    return {
      all: async () => [...(await listStored()), ...(await memory.all())],
      put: async (item) => {
        try {
          const { unkept: _, ...kept } = item;
          await database.put('items', kept as OutboxItem);
          await memory.remove(item.id);
        } catch {
          await memory.put(item);
        }
      },
      // Drops a change that does not fit.
      change: async (id, to) => {
        await memory.change(id, to);
        await changeStored(id, to).catch(() => undefined);
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
