/** History state, which survives a reload. */
export const createThanksHistoryState = (opinion: boolean): unknown => ({ pvOpinion: opinion });

export const isOpinion = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'pvOpinion') === true;
