import type { StorageSlot } from './storageSlot.ts';

/** Empty text removes it. */
export const createTextDraft = ({ load, save, remove }: StorageSlot) => ({
  load: (): string => {
    const text = load();
    return typeof text === 'string' ? text : '';
  },
  save: (text: string): void => (text ? save(text) : remove()),
});
