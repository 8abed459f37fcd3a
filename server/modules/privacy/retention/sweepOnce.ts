import type pg from 'pg';
import { onlyHere } from '../../../platform/db/onlyHere.ts';
import { dateNow } from '../../../platform/lib/clock.ts';
import type { Services } from '../../context/services.ts';
import { type Swept, sweepMedia } from '../../media/files/sweep.ts';
import { noteRun } from './eraseDue.ts';

/**
 * Sweeps files on one server at a time and records the run.
 * @returns undefined while another server runs
 */
export async function sweepOnce(
  pool: pg.Pool,
  services: Services,
  now = Date.now(),
): Promise<Swept | undefined> {
  return onlyHere(pool, 'files', async (holder) => {
    const began = dateNow();
    const swept = await sweepMedia(services, now);
    await noteRun(holder, 'due', began, { media: swept.rows, files: swept.files });
    return swept;
  });
}
