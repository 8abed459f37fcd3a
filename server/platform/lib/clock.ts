declare const whole: unique symbol;

/** Whole milliseconds, as dates and integer columns take them. */
export type Milliseconds = number & { readonly [whole]: true };

export const wholeMilliseconds = (value: number): Milliseconds => Math.round(value) as Milliseconds;

/** Milliseconds that this machine's clock is ahead of the database's. */
let ahead = wholeMilliseconds(0);

/** By the database's clock, which all servers share. */
export const timeNow = (): Milliseconds => wholeMilliseconds(Date.now() - ahead);

export const dateNow = (): Date => new Date(timeNow());

export const elapsedSince = (began: Date): Milliseconds => wholeMilliseconds(timeNow() - began.getTime());

export function followClock(milliseconds: Milliseconds): void {
  ahead = milliseconds;
}
