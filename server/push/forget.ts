import { sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';

/** Takes back what waits to tell others of the cases of a person, in which their words may stand. @returns how many notifications went */
export async function withdrawPushedWords(tx: Tx, crUid: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from pushes where state = 'waiting' and csid in (select csid from participants where cr_uid = ${crUid})`);
  return rowCount ?? 0;
}

/** Forgets the browsers of a person, whose sessions are held, with all that was pushed to them. @returns how many rows went */
export async function forgetBrowsers(tx: Tx, crUid: string) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from push_subscriptions o join sessions s on s.hash = o.session
    where s.cr_uid = ${crUid} order by o.id for update of o`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { pushes: 0, subscriptions: 0 };
  const pushes = await tx.execute(sql`delete from pushes where subscription in ${ids}`);
  const subscriptions = await tx.execute(sql`delete from push_subscriptions where id in ${ids}`);
  return { pushes: pushes.rowCount ?? 0, subscriptions: subscriptions.rowCount ?? 0 };
}
