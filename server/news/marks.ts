import { sql } from 'drizzle-orm';
import type { Rung } from '../ladder/decide.ts';
import type { Tx } from '../store/database.ts';
import type { Due, Unseen } from './due.ts';

/** Where it is noted up to which message somebody was told by a rung, and since when of all that they have not seen. */
const columns = {
  push: { upTo: sql.identifier('pushed'), at: sql.identifier('pushed_at') },
  mail: { upTo: sql.identifier('told'), at: sql.identifier('told_at') },
  sms: { upTo: sql.identifier('texted'), at: sql.identifier('texted_at') },
} as const satisfies Record<Rung, object>;

/** Notes that a person is told of all these by a rung. */
export async function noteTold(
  tx: Tx,
  { side, crUid }: Due,
  { rung, told, now }: { readonly rung: Rung; readonly told: readonly Unseen[]; readonly now: Date },
): Promise<void> {
  const last = new Map<string, number>();
  for (const { csid, msgId } of told) last.set(csid, Math.max(msgId, last.get(csid) ?? 0));
  const { upTo, at } = columns[rung];
  for (const [csid, msgId] of last)
    await tx.execute(sql`
      insert into read_marks as r (csid, cr_uid, staff, msg_id, ${upTo}, ${at})
      values (${csid}, ${crUid}, ${side === 'staff'}, 0, ${msgId}, ${now.toISOString()}::timestamptz)
      on conflict (csid, cr_uid, staff) do update set ${upTo} = greatest(r.${upTo}, excluded.${upTo}),
        ${at} = case when r.${upTo} > r.msg_id then r.${at} else excluded.${at} end`);
}
