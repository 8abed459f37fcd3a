const listeners = new Set<(path: string) => void>();

/** Tells that something came by the stream of a path, or that it was opened. */
export const tellLive = (path: string): void => {
  for (const listener of listeners) listener(path);
};

/** Calls back whenever something came by a stream that anybody holds. It follows none itself, and weighs nothing. */
export const watchLive = (listener: (path: string) => void): void => void listeners.add(listener);
