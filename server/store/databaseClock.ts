import type pg from 'pg';
import { followClock } from '../base/clock.ts';

/** Closer than this a clock is right: the question itself takes its time, milliseconds. */
const RIGHT = 1_000;
/** From here on whoever runs the server is told, milliseconds. */
const TOLD = 5_000;

/** How far the clock of this machine is ahead of the database's, milliseconds: the question takes its time, and is asked of the middle of it. */
export async function clockAhead(pool: pg.Pool): Promise<number> {
  const asked = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const middle = (asked + Date.now()) / 2;
  return middle - (rows[0]?.now.getTime() ?? middle);
}

/** Makes what follows the clock of the database each time that it is called; that ours is off is told once, and once that it is right. */
export function clockOfDatabase(pool: pg.Pool, warn: (line: string) => void): () => Promise<void> {
  let told = false;
  return async () => {
    const ahead = await clockAhead(pool);
    const isOff = Math.abs(ahead) > TOLD;
    followClock(Math.abs(ahead) < RIGHT ? 0 : ahead);
    if (isOff && !told)
      warn(
        `The clock of this machine is ${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'} the database’s, which is followed. Set it right: timedatectl set-ntp true.`,
      );
    if (!isOff && told) warn('The clock of this machine is right again.');
    told = isOff;
  };
}
