/** Milliseconds by both clocks: the wall clock may change, the monotonic one may pause in sleep. */
export interface Instant {
  readonly wall: number;
  readonly steady: number;
}

export const readInstant = (): Instant => ({ wall: Date.now(), steady: performance.now() });

/** Wall-clock end, at most `most` seconds away. */
export const computeEnd = (until: number, most: number, from: Instant): Instant => ({
  wall: until,
  steady: from.steady + Math.min(until - from.wall, most * 1_000),
});

/** Whole seconds, by the stricter clock. */
export const computeSecondsLeft = (end: Instant, from: Instant): number =>
  Math.max(0, Math.ceil(Math.round(Math.min(end.wall - from.wall, end.steady - from.steady)) / 1_000));
