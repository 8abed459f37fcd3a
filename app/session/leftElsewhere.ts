const KEY = 'pv_left';

/** Tells the other tabs that whoever is here has left by themselves. Nothing of it stays on the device. */
export function tellLeft(erasedAll: boolean): void {
  try {
    localStorage.setItem(KEY, erasedAll ? 'all' : 'device');
    localStorage.removeItem(KEY);
  } catch {
    // Without storage the other tabs learn it with their next call.
  }
}

/** Calls back when whoever is here leaves by themselves in another tab, until the returned function is called. */
export function whenLeftElsewhere(then: (erasedAll: boolean) => void): () => void {
  const hear = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key === KEY && newValue !== null) then(newValue === 'all');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
