const readNumber = (state: unknown, name: 'pvDepth' | 'pvOver'): number => {
  const number: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
  return typeof number === 'number' ? number : 0;
};

/** In the history entry, to survive a reload. */
export const readDepth = (state: unknown): number => readNumber(state, 'pvDepth');

export const readOverlayCount = (state: unknown): number => readNumber(state, 'pvOver');
