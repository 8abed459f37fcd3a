/** Runs work once all earlier work under the same key has settled. */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates an in-process mutex per key. Waiting here holds no database connection, unlike waiting for a
 * database lock.
 */
export function createKeyedMutex(): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const previous = tails.get(name);
    const result = previous ? previous.then(work) : work();
    const settled = result.catch(() => undefined);
    tails.set(name, settled);
    try {
      return await result;
    } finally {
      if (tails.get(name) === settled) tails.delete(name);
    }
  };
}
