const listeners = new Set<(path: string) => void>();

export const notifyLive = (path: string): void => {
  for (const listener of listeners) listener(path);
};

/** Opens no stream. */
export const addLiveListener = (listener: (path: string) => void): void => void listeners.add(listener);
