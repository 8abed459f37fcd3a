/** Read up to a message, or all without one. */
export interface ReadUpTo {
  readonly csid: string;
  readonly msgId?: number | undefined;
}

type Hears = (read: readonly ReadUpTo[]) => void;

const listeners = new Set<Hears>();

export const tellRead = (read: readonly ReadUpTo[]): void => {
  for (const listener of listeners) listener(read);
};

export const watchRead = (listener: Hears): void => void listeners.add(listener);
