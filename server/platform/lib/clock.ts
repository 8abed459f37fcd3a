declare const whole: unique symbol;

/** As dates and integer columns take them. */
export type Milliseconds = number & { readonly [whole]: true };

export const roundMilliseconds = (value: number): Milliseconds => Math.round(value) as Milliseconds;

/** This machine's lead over the database, milliseconds. */
let clockOffset = roundMilliseconds(0);

/** All servers share the database's clock. */
export const getDatabaseTime = (): Milliseconds => roundMilliseconds(Date.now() - clockOffset);

export const getDatabaseNow = (): Date => new Date(getDatabaseTime());

export const measureElapsed = (began: Date): Milliseconds =>
  roundMilliseconds(getDatabaseTime() - began.getTime());

export function setClockOffset(milliseconds: Milliseconds): void {
  clockOffset = milliseconds;
}
