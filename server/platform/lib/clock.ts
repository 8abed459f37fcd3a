declare const whole: unique symbol;

/** Whole milliseconds: dates and integer columns take nothing between two of them. */
export type Milliseconds = number & { readonly [whole]: true };

export const wholeMilliseconds = (value: number): Milliseconds => Math.round(value) as Milliseconds;

/** How far this machine's clock is ahead of the database's. */
let ahead = wholeMilliseconds(0);

/**
 * What time it is for everything that other servers look at too, milliseconds: by the clock of the database that they share, of which
 * this machine's may be off.
 */
export const timeNow = (): Milliseconds => wholeMilliseconds(Date.now() - ahead);

export const dateNow = (): Date => new Date(timeNow());

/** Measures the time since a moment by the same clock. */
export const elapsedSince = (began: Date): Milliseconds => wholeMilliseconds(timeNow() - began.getTime());

/** Follows the clock of a database, by how far ours is ahead of it. */
export function followClock(milliseconds: Milliseconds): void {
  ahead = milliseconds;
}
