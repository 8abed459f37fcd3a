/** Runs after all earlier work under the key. */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** In-process: waiting holds no database connection, unlike a database lock. */
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
