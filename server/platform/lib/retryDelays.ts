/** Seconds; the last repeats. */
export const RETRY_DELAYS = [5, 15, 30, 60, 120, 300, 900, 1_800, 3_600] as const;

export const getRetryDelay = (tries: number, pauses: readonly number[] = RETRY_DELAYS): number =>
  pauses[tries - 1] ?? pauses.at(-1) ?? 0;
