import { removeItem, writeItem } from './storage.ts';

const KEY = 'pv_left';

/** Tells the other tabs that whoever is here has left by themselves. Nothing of it stays on the device. */
export function tellLeft(erasedAll: boolean): void {
  writeItem(KEY, erasedAll ? 'all' : 'device');
  removeItem(KEY);
}

/** Calls back when whoever is here leaves by themselves in another tab, until the returned function is called. */
export function whenLeftElsewhere(then: (erasedAll: boolean) => void): () => void {
  const hear = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key === KEY && newValue !== null) then(newValue === 'all');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
