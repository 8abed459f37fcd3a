/** How far this machine's clock is ahead of the database's, milliseconds. */
let ahead = 0;

/**
 * What time it is for everything that other servers look at too, milliseconds: by the clock of the database that they share, of which
 * this machine's may be off.
 */
export const timeNow = (): number => Date.now() - ahead;

export const dateNow = (): Date => new Date(timeNow());

/** Follows the clock of a database, by how far ours is ahead of it. */
export function followClock(milliseconds: number): void {
  ahead = milliseconds;
}
