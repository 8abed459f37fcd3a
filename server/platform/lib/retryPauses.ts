/** Seconds until each next try of a message; the last one stays. */
export const RETRY_PAUSES = [5, 15, 30, 60, 120, 300, 900, 1_800, 3_600] as const;

/** Gives the seconds until the next try of what was tried so many times. */
export const pauseAfter = (tries: number, pauses: readonly number[] = RETRY_PAUSES): number =>
  pauses[tries - 1] ?? pauses.at(-1) ?? 0;
