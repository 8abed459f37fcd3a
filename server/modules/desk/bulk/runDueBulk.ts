import { BULK_UNDO_TIME } from '@parvis/api/constants';
import { defaultLocale } from '@parvis/locales/languages';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { bulkSteps, staff } from '../../../platform/db/schema.ts';
import { defineJob, enqueueJob } from '../../../platform/jobs/defineJob.ts';
import type { AppContext } from '../../context/appContext.ts';
import type { StaffReader } from '../../context/session.ts';
import { runBulk } from './runBulk.ts';

interface NamedBulk {
  readonly id: string;
}

/** The page runs it first, when it asks for the result. */
const GRACE_SECONDS = 3;
const RETRY_SECONDS = 20;

/** The current holder of the role. */
async function findReader({ db }: AppContext, { id }: NamedBulk): Promise<StaffReader | undefined> {
  const [found] = await db
    .select({
      role: staff,
      crUid: sql<string | null>`(select i.cr_uid from identities i where i.merged_into is null
        and (i.email = ${staff.email} or i.phone = ${staff.phone}) order by i.email = ${staff.email} desc nulls last limit 1)`,
    })
    .from(bulkSteps)
    .innerJoin(staff, eq(staff.rlid, bulkSteps.rlid))
    .where(eq(bulkSteps.id, id));
  if (!found?.crUid) return undefined;
  return { crUid: found.crUid, staff: true, locale: defaultLocale, role: found.role };
}

/** Runs after the time to undo, even if the page closed. */
export const runDueBulk = defineJob<NamedBulk, AppContext>({
  name: 'bulk',
  payload: z.object({ id: z.string() }),
  channel: 'upkeep',
  key: ({ id }) => `bulk:${id}`,
  async findMissing(pool) {
    const { rows } = await pool.query<NamedBulk>(
      `select id from bulk_steps b where state = 'waiting' and not exists (
         select from graphile_worker.jobs j where j.key = 'bulk:' || b.id)`,
    );
    return rows;
  },
  does: 'takes a step of staff in several cases',
  async run(named, { services }) {
    const reader = await findReader(services, named);
    if (!reader) return undefined;
    const { state } = await runBulk(services, named.id, reader);
    return state === 'running' ? { again: RETRY_SECONDS } : undefined;
  },
});

export const enqueueBulk = (tx: Tx, named: NamedBulk): Promise<void> =>
  enqueueJob(tx, runDueBulk, named, { after: BULK_UNDO_TIME / 1000 + GRACE_SECONDS });
