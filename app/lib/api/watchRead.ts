/** Up to where a case was read; all of it where that is not said. */
export interface ReadUpTo {
  readonly csid: string;
  readonly msgId?: number | undefined;
}

type Hears = (read: readonly ReadUpTo[]) => void;

const listeners = new Set<Hears>();

/** Tells that cases were read on this page. */
export const tellRead = (read: readonly ReadUpTo[]): void => {
  for (const listener of listeners) listener(read);
};

/** Calls back whenever cases were read on this page. It asks for nothing, and weighs nothing. */
export const watchRead = (listener: Hears): void => void listeners.add(listener);
