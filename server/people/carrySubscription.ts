import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { pushes, pushSubscriptions, sessions } from '../store/schema.ts';

/** Goes on pushing to a browser whose session another one replaces. */
export async function carrySubscription(
  tx: Tx,
  from: string,
  into: { readonly hash: string; readonly crUid: string | null },
): Promise<void> {
  const carried = await tx
    .update(pushSubscriptions)
    .set({ session: into.hash })
    .where(eq(pushSubscriptions.session, from))
    .returning({ id: pushSubscriptions.id });
  if (carried.length === 0) return;
  const ids = carried.map(({ id }) => id);
  const isSomebodyElses = sql`exists (
    select 1 from ${sessions} where ${sessions.hash} = ${from} and ${sessions.crUid} is distinct from ${into.crUid})`;
  await tx
    .delete(pushes)
    .where(and(inArray(pushes.subscription, ids), eq(pushes.state, 'waiting'), isSomebodyElses));
  await tx
    .update(pushSubscriptions)
    .set({ content: false })
    .where(and(inArray(pushSubscriptions.id, ids), isSomebodyElses));
}
