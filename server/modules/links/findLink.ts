import { isEnded } from '@parvis/api/entities/case';
import type { LinkState } from '@parvis/api/entities/link';
import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases, connectLinks, customers, type participants } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';

export type LinkRow = typeof connectLinks.$inferSelect;
type CaseFacts = Pick<typeof cases.$inferSelect, 'state' | 'stoppedAt'>;

export interface LinkSubject {
  readonly link: LinkRow;
  readonly withdrawn: boolean;
  readonly row: CaseFacts | null;
}

/** Valid, or the reason that lasts longest. */
export function getLinkState({ link, withdrawn, row }: LinkSubject): LinkState {
  if (withdrawn) return 'customerEnded';
  if (row && isEnded(row.state)) return 'caseEnded';
  if (link.withdrawnAt !== null) return 'withdrawn';
  if (link.endsAt !== null && link.endsAt.getTime() <= getDatabaseTime()) return 'ended';
  if (link.useLimit !== null && link.uses >= link.useLimit) return 'usedUp';
  return row?.stoppedAt ? 'stopped' : 'valid';
}

/** Whether a link lets a guest read earlier messages. */
export const opensStart = (
  { fromStart }: Pick<LinkRow, 'fromStart'>,
  { readsAfter }: Pick<typeof participants.$inferSelect, 'readsAfter'>,
): boolean => fromStart && readsAfter > 0;

const linkQuery = prepareStatement((db) =>
  db
    .select({ link: connectLinks, withdrawn: customers.withdrawn, row: cases })
    .from(connectLinks)
    .innerJoin(customers, eq(customers.cuid, connectLinks.cuid))
    .leftJoin(cases, eq(cases.csid, connectLinks.csid))
    .where(eq(connectLinks.id, sql.placeholder('id')))
    .prepare('connect_link'),
);

/** @throws Refusal unknownLink */
export async function findLink(db: Database, id: string) {
  const [found] = await linkQuery(db).execute({ id });
  if (!found) throw new Refusal('unknownLink');
  return found;
}

/** Lock order: case first. @throws Refusal unknownLink */
export async function lockLink(tx: Tx, id: string): Promise<LinkRow> {
  const [link] = await tx.select().from(connectLinks).where(eq(connectLinks.id, id)).for('update');
  if (!link) throw new Refusal('unknownLink');
  return link;
}
