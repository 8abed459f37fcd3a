const numberIn = (state: unknown, name: 'pvDepth' | 'pvOver'): number => {
  const number: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
  return typeof number === 'number' ? number : 0;
};

/** Steps within a page, stored in the history entry to survive a reload. */
export const depthOf = (state: unknown): number => numberIn(state, 'pvDepth');

export const overOf = (state: unknown): number => numberIn(state, 'pvOver');
