import type pg from 'pg';
import { withAdvisoryLock } from '../../../platform/db/advisoryLock.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import type { AppContext } from '../../context/appContext.ts';
import { type SweepResult, sweepMedia } from '../../media/service.ts';
import { recordErasureRun } from './eraseDue.ts';

/**
 * One server at a time.
 * @returns undefined while another server runs
 */
export async function runFileSweep(
  pool: pg.Pool,
  context: AppContext,
  now = Date.now(),
): Promise<SweepResult | undefined> {
  return withAdvisoryLock(pool, 'files', async (holder) => {
    const began = getDatabaseNow();
    const swept = await sweepMedia(context, now);
    await recordErasureRun(holder, 'due', began, { media: swept.rows, files: swept.files });
    return swept;
  });
}
