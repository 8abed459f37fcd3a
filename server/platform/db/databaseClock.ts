import type pg from 'pg';
import { type Milliseconds, roundMilliseconds, setClockOffset } from '../lib/clock.ts';
import type { Warn } from '../logging/log.ts';

/** Ignored offset, milliseconds: the measurement itself takes time. */
const TOLERANCE = 1_000;
const WARN_ABOVE = 5_000;

/** Offset from which a clock is considered broken, milliseconds. */
const MAX_OFFSET = 3_600_000;

/** Measures how far this clock is ahead of the database's, at the midpoint of a query. */
export async function measureClockOffset(pool: pg.Pool): Promise<Milliseconds> {
  const asked = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const middle = (asked + Date.now()) / 2;
  return roundMilliseconds(middle - (rows[0]?.now.getTime() ?? middle));
}

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

/** @throws ClocksApart above an hour; nothing is erased then */
export async function checkClockOffset(pool: pg.Pool): Promise<void> {
  const apart = Math.abs(await measureClockOffset(pool));
  if (apart > MAX_OFFSET) throw new ClocksApart(Math.round(apart / 3_600_000));
}

/** Creates a function that syncs the clock, and warns once when it is off and once when it is right again. */
export function createClockSync(pool: pg.Pool, warn: Warn): () => Promise<void> {
  let told = false;
  return async () => {
    const ahead = await measureClockOffset(pool);
    const isOff = Math.abs(ahead) > WARN_ABOVE;
    setClockOffset(Math.abs(ahead) < TOLERANCE ? roundMilliseconds(0) : ahead);
    const seconds = Math.round(Math.abs(ahead) / 1000);
    if (isOff && !told)
      warn(
        `The clock of this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the database’s, which is used. Synchronise it: timedatectl set-ntp true.`,
        { event: 'clock_off', seconds },
      );
    if (!isOff && told) warn('The clock of this machine is right again.', { event: 'clock_recovered' });
    told = isOff;
  };
}
