/** Does work under a name once all that was given before it under that name is over, whether it came to something or failed. */
export type InLine = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * One line a name, within this process: what would wait for one lock of the database waits here, and holds none of its connections
 * meanwhile.
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
