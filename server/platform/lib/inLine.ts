/** Runs work once all earlier work under the same key has settled. */
export type InLine = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates an in-process mutex per key. Waiting here holds no database connection, unlike waiting for a
 * database lock.
 */
export function inLines(): InLine {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name);
    const mine = before ? before.then(work) : work();
    const over = mine.catch(() => undefined);
    last.set(name, over);
    try {
      return await mine;
    } finally {
      if (last.get(name) === over) last.delete(name);
    }
  };
}
