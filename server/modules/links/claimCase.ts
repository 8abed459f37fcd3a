import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, connectLinks } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { AppContext, Reader } from '../context/appContext.ts';
import { checkMaySend, lockPeople, mergePeople } from '../identity/service.ts';
import { findLink, getLinkState } from './findLink.ts';
import type { JoinResult } from './joinByLink.ts';

/**
 * The opener replaces the reporter without a device. Locks people, then the case.
 * @throws Refusal unauthenticated, unknownLink, blocked, withdrawn
 */
export async function claimCase(
  context: AppContext,
  tx: Tx,
  { id, csid, cuid }: { readonly id: string; readonly csid: string; readonly cuid: string },
  reader: Reader,
): Promise<JoinResult> {
  const { crUid } = reader;
  const [row] = await tx.select({ reporter: cases.reporter }).from(cases).where(eq(cases.csid, csid));
  if (!row?.reporter) throw new Refusal('unknownLink');
  if (row.reporter === crUid) return { state: 'valid', csid };
  const people = await lockPeople(tx, [row.reporter, crUid]);
  const me = people.find((person) => person.crUid === crUid);
  if (!me || me.mergedInto !== null) throw new Refusal('unauthenticated');
  // The first one wins: after the lock, the second reads a used link.
  const state = getLinkState(await findLink(context.db, id));
  if (state !== 'valid') return { state };
  await checkMaySend(tx, cuid, reader);
  await mergePeople(tx, row.reporter, crUid, 'reporterLinked');
  const used = await tx
    .update(connectLinks)
    .set({ uses: sql`${connectLinks.uses} + 1`, spoken: null })
    .where(and(eq(connectLinks.id, id), eq(connectLinks.uses, 0)))
    .returning({ id: connectLinks.id });
  if (used.length === 0) throw new Error('The link was used meanwhile.');
  return { state, csid };
}
