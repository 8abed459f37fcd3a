import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';

/** @param condition condition on `push_subscriptions o` */
export async function deleteSubscriptions(
  tx: Tx,
  condition: SQL,
): Promise<{ readonly subscriptions: number; readonly pushes: number }> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from push_subscriptions o where ${condition} order by o.id for update`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { subscriptions: 0, pushes: 0 };
  const lost = await tx.execute(sql`
    update pushes set subscription = null, message = null, state = case when state = 'waiting' then 'gone' else state end
    where subscription in ${ids}`);
  await tx.execute(sql`delete from push_subscriptions where id in ${ids}`);
  return { subscriptions: ids.length, pushes: lost.rowCount ?? 0 };
}
