import { createStore } from '@parvis/locales/store';
import type { OutboxItem } from '../api/outboxItems.ts';
import type { OutboxStorage } from './storage.ts';

export type ItemList = ReturnType<typeof createItemList>;

/** In-memory mirror of stored items, oldest first. */
export function createItemList(storage: OutboxStorage) {
  const items = createStore<readonly OutboxItem[]>([]);
  const reload = async () => items.set((await storage.all()).sort((a, b) => a.created - b.created));
  return {
    get: items.get,
    subscribe: items.subscribe,
    reload,
    find: (id: string) => items.get().find((one) => one.id === id),
    async put(...changed: OutboxItem[]) {
      for (const item of changed) await storage.put(item);
      await reload();
    },
    async change(...given: Parameters<OutboxStorage['change']>) {
      await storage.change(...given);
      await reload();
    },
    async remove(id: string) {
      await storage.remove(id);
      await reload();
    },
  };
}
