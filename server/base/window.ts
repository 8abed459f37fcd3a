/** Counts by name within a window of time, which begins with the first of a name. */
export interface Window {
  count(name: string): number;
  /** Seconds until the count of a name begins anew; 0 when nothing is counted. */
  left(name: string): number;
  add(name: string, by?: number): void;
  /** Counts nothing of a name any more: what was counted did not come about. */
  forget(name: string): void;
}

interface Counted {
  count: number;
  until: number;
}

/** Makes a window of so many seconds; of more than `most` names, those that were counted first are forgotten. */
export function createWindow(seconds: number, most = 50_000): Window {
  const all = new Map<string, Counted>();
  const current = (name: string): Counted | undefined => {
    const found = all.get(name);
    if (found && found.until > Date.now()) return found;
    all.delete(name);
    return undefined;
  };
  return {
    count: (name) => current(name)?.count ?? 0,
    left: (name) => Math.ceil(Math.max(0, (current(name)?.until ?? 0) - Date.now()) / 1000),
    forget: (name) => void all.delete(name),
    add(name, by = 1) {
      const known = current(name);
      if (known) known.count += by;
      else all.set(name, { count: by, until: Date.now() + seconds * 1000 });
      const [oldest] = all.keys();
      if (all.size > most && oldest !== undefined) all.delete(oldest);
    },
  };
}
