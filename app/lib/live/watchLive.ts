const listeners = new Set<(path: string) => void>();

export const tellLive = (path: string): void => {
  for (const listener of listeners) listener(path);
};

/** Calls back on any stream activity; opens no stream itself. */
export const watchLive = (listener: (path: string) => void): void => void listeners.add(listener);
