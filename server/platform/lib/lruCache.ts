/** Rejected values are not cached. */
export type LruCache<T> = (key: string, make: () => Promise<T>) => Promise<T>;

interface CacheEntry<T> {
  readonly made: Promise<T>;
  weight: number;
}

interface LruCacheOptions<T> {
  /** Incomplete values are not cached. */
  isComplete?: (made: T) => boolean;
  /** 1 by default. */
  weigh?: (made: T, key: string) => number;
}

/** Shares pending values, which weigh 1. */
export function createLruCache<T>(
  capacity: number,
  { isComplete = () => true, weigh = () => 1 }: LruCacheOptions<T> = {},
): LruCache<T> {
  const entries = new Map<string, CacheEntry<T>>();
  let used = 0;
  const remove = (key: string, one: CacheEntry<T>) => {
    if (entries.get(key) !== one) return;
    entries.delete(key);
    used -= one.weight;
  };
  const evictOldest = () => {
    for (const [key, one] of entries) {
      if (used <= capacity) return;
      remove(key, one);
    }
  };
  const storeEntry = (key: string, one: CacheEntry<T>, value: T) => {
    if (!isComplete(value)) return remove(key, one);
    if (entries.get(key) !== one) return;
    const weight = weigh(value, key);
    used += weight - one.weight;
    one.weight = weight;
    evictOldest();
  };
  const startEntry = (key: string, make: () => Promise<T>): CacheEntry<T> => {
    const one = { made: make(), weight: 1 };
    used += one.weight;
    one.made.then(
      (value) => storeEntry(key, one, value),
      () => remove(key, one),
    );
    return one;
  };
  return async (key, make) => {
    const one = entries.get(key) ?? startEntry(key, make);
    entries.delete(key);
    entries.set(key, one);
    evictOldest();
    return one.made;
  };
}
