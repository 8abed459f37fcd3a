import type pg from 'pg';
import { type Milliseconds, roundMilliseconds, setClockOffset } from '../lib/clock.ts';
import type { Warn } from '../logging/log.ts';

/** Milliseconds: the measurement itself takes time. */
const TOLERANCE = 1_000;
const WARN_ABOVE = 5_000;

/** Milliseconds from which a clock counts as broken. */
const MAX_OFFSET = 3_600_000;

/** At the midpoint of a query. */
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

/** @throws ClocksApart above an hour, in which case nothing is erased */
export async function checkClockOffset(pool: pg.Pool): Promise<void> {
  const apart = Math.abs(await measureClockOffset(pool));
  if (apart > MAX_OFFSET) throw new ClocksApart(Math.round(apart / 3_600_000));
}

/** Warns once when the clock is off and once when it is right. */
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
