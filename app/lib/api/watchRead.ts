/** Without `msgId`: all read. */
export interface ReadUpTo {
  readonly csid: string;
  readonly msgId?: number | undefined;
}

type ReadListener = (read: readonly ReadUpTo[]) => void;

const listeners = new Set<ReadListener>();

export const notifyRead = (read: readonly ReadUpTo[]): void => {
  for (const listener of listeners) listener(read);
};

export const watchReadMarks = (listener: ReadListener): void => void listeners.add(listener);
