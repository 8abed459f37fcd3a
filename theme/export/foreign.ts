/** Groups of a foreign file that lie deeper are passed over. */
export const MAX_DEPTH = 12;

/** Whether what may be anything is an object with keys, to be taken apart without trust. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
