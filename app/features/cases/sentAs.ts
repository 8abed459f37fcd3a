/** What the page of thanks is told in its entry of the history, which a reload keeps: an opinion is no report. */
export const thanksFor = (opinion: boolean): unknown => ({ pvOpinion: opinion });

/** Whether an entry of the history thanks for an opinion. */
export const isOpinion = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'pvOpinion') === true;
