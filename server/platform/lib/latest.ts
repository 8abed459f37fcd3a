/** Returns the cached value of a key, or makes it; rejected values are not cached. */
export type Latest<T> = (key: string, make: () => Promise<T>) => Promise<T>;

interface Kept<T> {
  readonly made: Promise<T>;
  weight: number;
}

interface Options<T> {
  /** Incomplete values are returned to callers, but not cached. */
  whole?: (made: T) => boolean;
  /** Capacity used by a value; 1 by default. */
  weigh?: (made: T, key: string) => number;
}

/** Creates an LRU cache that also shares pending values. A pending value weighs 1. */
export function latest<T>(room: number, { whole = () => true, weigh = () => 1 }: Options<T> = {}): Latest<T> {
  const kept = new Map<string, Kept<T>>();
  let taken = 0;
  const remove = (key: string, one: Kept<T>) => {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    taken -= one.weight;
  };
  const makeRoom = () => {
    for (const [key, one] of kept) {
      if (taken <= room) return;
      remove(key, one);
    }
  };
  const keep = (key: string, one: Kept<T>, value: T) => {
    if (!whole(value)) return remove(key, one);
    if (kept.get(key) !== one) return;
    const weight = weigh(value, key);
    taken += weight - one.weight;
    one.weight = weight;
    makeRoom();
  };
  const begin = (key: string, make: () => Promise<T>): Kept<T> => {
    const one = { made: make(), weight: 1 };
    taken += one.weight;
    one.made.then(
      (value) => keep(key, one, value),
      () => remove(key, one),
    );
    return one;
  };
  return async (key, make) => {
    const one = kept.get(key) ?? begin(key, make);
    kept.delete(key);
    kept.set(key, one);
    makeRoom();
    return one.made;
  };
}
