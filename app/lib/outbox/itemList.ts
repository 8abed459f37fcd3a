import { createStore } from '@parvis/locales/store';
import type { OutboxItem, Tries } from '../api/outboxItems.ts';
import type { Refusal } from './classifyError.ts';
import type { OutboxStorage } from './storage.ts';

type ItemChange = Parameters<OutboxStorage['change']>[1];

export type ItemList = ReturnType<typeof createItemList>;

/** Mirrors the stored items, oldest first. Changes by the author and refusals are told to other tabs. */
export function createItemList(storage: OutboxStorage, notifyTabs?: () => void) {
  const items = createStore<readonly OutboxItem[]>([]);
  const reload = async () => items.set((await storage.all()).sort((a, b) => a.created - b.created));
  const updateQuietly = async (id: string, change: ItemChange) => {
    await storage.change(id, change);
    await reload();
  };
  const update = async (id: string, change: ItemChange) => {
    await updateQuietly(id, change);
    notifyTabs?.();
  };
  const putQuietly = async (changed: readonly OutboxItem[]) => {
    for (const item of changed) await storage.put(item);
    await reload();
  };
  return {
    get: items.get,
    subscribe: items.subscribe,
    reload,
    updateQuietly,
    update,
    putQuietly,
    find: (id: string) => items.get().find((one) => one.id === id),
    async put(changed: readonly OutboxItem[]) {
      await putQuietly(changed);
      notifyTabs?.();
    },
    async remove(id: string) {
      await storage.remove(id);
      await reload();
      notifyTabs?.();
    },
    /** @returns the attempts of that kind */
    async countAttempt({ id, tries }: OutboxItem, kind: keyof Tries): Promise<number> {
      const tried = (tries?.[kind] ?? 0) + 1;
      await updateQuietly(id, (item) => ({ ...item, tries: { ...item.tries, [kind]: tried } }));
      return tried;
    },
    refuse: ({ id }: OutboxItem, { code, path, reason }: Refusal) =>
      update(id, ({ checking: _, ...item }) => ({
        ...(item as OutboxItem),
        refused: code,
        refusedOn: Date.now(),
        ...(path !== undefined && { refusedAt: path }),
        ...(reason !== undefined && { refusedFor: reason }),
      })),
  };
}
