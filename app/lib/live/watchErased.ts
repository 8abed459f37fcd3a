/** An erased message; without `msgId`, the whole case. */
export interface ErasedContent {
  readonly csid: string;
  readonly msgId?: number | undefined;
}

type ErasedListener = (erased: ErasedContent) => void;

const listeners = new Set<ErasedListener>();

export const notifyErased = (erased: ErasedContent): void => {
  for (const listener of listeners) listener(erased);
};

export const watchErased = (listener: ErasedListener): void => void listeners.add(listener);
