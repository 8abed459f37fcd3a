/** Makes what is asked for by name, each once while it is among the last that were asked for; what failed is made anew. */
export type Latest<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** Keeps what was asked for last, `room` of it; what is not `whole` is given to who waits for it and made anew, too. */
export function latest<T>(room: number, whole: (made: T) => boolean = () => true): Latest<T> {
  const kept = new Map<string, Promise<T>>();
  const begin = (key: string, make: () => Promise<T>): Promise<T> => {
    const made = make();
    const forget = () => {
      if (kept.get(key) === made) kept.delete(key);
    };
    made.then((value) => whole(value) || forget(), forget);
    return made;
  };
  return async (key, make) => {
    const one = kept.get(key) ?? begin(key, make);
    kept.delete(key);
    kept.set(key, one);
    const [oldest] = kept.keys();
    if (kept.size > room && oldest !== undefined) kept.delete(oldest);
    return one;
  };
}
