const numberIn = (state: unknown, name: 'pvDepth' | 'pvOver'): number => {
  const number: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
  return typeof number === 'number' ? number : 0;
};

/** How deep within a page an entry of the history is; kept in the entry, so that a reload knows it. */
export const depthOf = (state: unknown): number => numberIn(state, 'pvDepth');

/** To how many layers over its page an entry belongs, counted from the page. */
export const overOf = (state: unknown): number => numberIn(state, 'pvOver');
