/** A value that somebody watches. */
export interface Store<T> {
  readonly get: () => T;
  /** Tells everyone who watches, unless it is the very value that stood there. */
  readonly set: (value: T) => void;
  /** Calls back at every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that begins with `initial`. */
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
