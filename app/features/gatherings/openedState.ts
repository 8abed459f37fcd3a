/** History state: a discussion just opened by link shows it. */
export const createOpenedState = (isByLink: boolean): unknown => ({ pvShare: isByLink });

export const isToShare = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'pvShare') === true;
