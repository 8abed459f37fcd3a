/** An observable value. */
export interface Store<T> {
  readonly get: () => T;
  /** Sets the value and notifies subscribers unless it is identical. */
  readonly set: (value: T) => void;
  /** Calls back on every change until unsubscribed. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
