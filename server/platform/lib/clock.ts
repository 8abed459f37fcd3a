declare const whole: unique symbol;

/** Whole milliseconds, as dates and integer columns take them. */
export type Milliseconds = number & { readonly [whole]: true };

export const roundMilliseconds = (value: number): Milliseconds => Math.round(value) as Milliseconds;

/** Milliseconds that this machine's clock is ahead of the database's. */
let clockOffset = roundMilliseconds(0);

/** By the database's clock, which all servers share. */
export const getDatabaseTime = (): Milliseconds => roundMilliseconds(Date.now() - clockOffset);

export const getDatabaseNow = (): Date => new Date(getDatabaseTime());

export const measureElapsed = (began: Date): Milliseconds =>
  roundMilliseconds(getDatabaseTime() - began.getTime());

export function setClockOffset(milliseconds: Milliseconds): void {
  clockOffset = milliseconds;
}
