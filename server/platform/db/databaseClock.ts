import type pg from 'pg';
import { followClock, type Milliseconds, wholeMilliseconds } from '../lib/clock.ts';

/** Closer than this a clock is right: the question itself takes its time, milliseconds. */
const RIGHT = 1_000;
/** From here on whoever runs the server is told, milliseconds. */
const TOLD = 5_000;

/** Apart by more than this, one of the clocks is broken, and what was due by either may not be, milliseconds. */
const BROKEN = 3_600_000;

/** How far the clock of this machine is ahead of the database's: the question takes its time, and is asked of the middle of it. */
export async function clockAhead(pool: pg.Pool): Promise<Milliseconds> {
  const asked = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const middle = (asked + Date.now()) / 2;
  return wholeMilliseconds(middle - (rows[0]?.now.getTime() ?? middle));
}

/** The clocks of database and machine are so far apart that nothing is erased by them. */
export class ClocksApart extends Error {
  readonly hours: number;

  constructor(hours: number) {
    super(
      `Nothing was erased: the clocks of this machine and of the database are ${hours} h apart. Set both right (timedatectl set-ntp true).`,
    );
    this.name = 'ClocksApart';
    this.hours = hours;
  }
}

/** @throws ClocksApart where they are more than an hour apart */
export async function refuseBrokenClock(pool: pg.Pool): Promise<void> {
  const apart = Math.abs(await clockAhead(pool));
  if (apart > BROKEN) throw new ClocksApart(Math.round(apart / 3_600_000));
}

/** Makes what follows the clock of the database each time that it is called; that ours is off is told once, and once that it is right. */
export function clockOfDatabase(pool: pg.Pool, warn: (line: string) => void): () => Promise<void> {
  let told = false;
  return async () => {
    const ahead = await clockAhead(pool);
    const isOff = Math.abs(ahead) > TOLD;
    followClock(Math.abs(ahead) < RIGHT ? wholeMilliseconds(0) : ahead);
    if (isOff && !told)
      warn(
        `The clock of this machine is ${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'} the database’s, which is followed. Set it right: timedatectl set-ntp true.`,
      );
    if (!isOff && told) warn('The clock of this machine is right again.');
    told = isOff;
  };
}
