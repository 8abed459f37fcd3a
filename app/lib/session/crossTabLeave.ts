import { removeItem, writeItem } from './storage.ts';

const KEY = 'pv_left';

/** By a storage event; stores nothing. */
export function notifyLeave(erasedAll: boolean): void {
  writeItem(KEY, erasedAll ? 'all' : 'device');
  removeItem(KEY);
}

/** @returns stops watching */
export function watchLeave(then: (erasedAll: boolean) => void): () => void {
  const onStorage = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key === KEY && newValue !== null) then(newValue === 'all');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
