import { STORAGE_PREFIX } from './userStorage.ts';

/** @returns stops watching */
export function watchOtherTabs(name: string, then: () => void): () => void {
  // Clearing the whole storage has no key.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === STORAGE_PREFIX + name) then();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
