/** An instant by the two clocks of a device, milliseconds: the one on its wall may be set meanwhile, the steady one may stand while it sleeps. */
export interface Instant {
  readonly wall: number;
  readonly steady: number;
}

/** The present. */
export const now = (): Instant => ({ wall: Date.now(), steady: performance.now() });

/** The end of what lasts until an instant of the wall's clock, and never longer than so many seconds. */
export const endOf = (until: number, most: number, from: Instant): Instant => ({
  wall: until,
  steady: from.steady + Math.min(until - from.wall, most * 1_000),
});

/** Whole seconds until then, by the clock that says less; 0 once it is past. */
export const leftUntil = (end: Instant, from: Instant): number =>
  Math.max(0, Math.ceil(Math.round(Math.min(end.wall - from.wall, end.steady - from.steady)) / 1_000));
