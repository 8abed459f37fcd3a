import { removeItem, writeItem } from './storage.ts';

const KEY = 'pv_left';

/** By a storage event; stores nothing. */
export function tellLeft(erasedAll: boolean): void {
  writeItem(KEY, erasedAll ? 'all' : 'device');
  removeItem(KEY);
}

/** @returns stops watching */
export function whenLeftElsewhere(then: (erasedAll: boolean) => void): () => void {
  const hear = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key === KEY && newValue !== null) then(newValue === 'all');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
