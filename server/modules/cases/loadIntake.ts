import type { Intake } from '@parvis/api/entities/intake';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { connectLinks, staff } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { Reader } from '../context/appContext.ts';
import type { CaseRow } from './caseRows.ts';

/** Prefers used links, then the newest. */
async function loadOwnLink(db: Database, csid: string): Promise<Pick<Intake, 'link'>> {
  const links = await db
    .select()
    .from(connectLinks)
    .where(and(eq(connectLinks.csid, csid), eq(connectLinks.joinsAs, 'creator')))
    .orderBy(desc(connectLinks.uses), desc(connectLinks.madeAt));
  const [link] = links;
  if (!link) return {};
  const { uses, endsAt, withdrawnAt, sentBy, madeAt } = link;
  const isOver = withdrawnAt !== null || (endsAt !== null && endsAt <= getDatabaseNow());
  return {
    link: {
      state: uses > 0 ? 'used' : isOver ? 'over' : 'waiting',
      ...(sentBy && { sent: sentBy }),
      at: madeAt.toISOString(),
      ...(endsAt && { endsAt: endsAt.toISOString() }),
    },
  };
}

export async function loadIntake(
  db: Database,
  { csid, channel, takenBy, reporter }: CaseRow,
  reader: Reader,
): Promise<{ intake?: Intake }> {
  if (channel === null || !(reader.staff || reporter === reader.crUid)) return {};
  const [by] = await db
    .select({ name: staff.name })
    .from(staff)
    .where(eq(staff.rlid, takenBy ?? ''));
  return {
    intake: { channel, ...(by && { by: by.name }), ...(reader.staff && (await loadOwnLink(db, csid))) },
  };
}
