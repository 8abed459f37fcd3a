import type { ReadUpTo } from '@parvis/api/entities/notification';
import { sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';

/** Cases that were read elsewhere, in one notification: those that were read last. */
const READ_MAX = 20;

/** A browser of a person that is pushed to. */
export interface Recipient {
  readonly id: string;
  readonly origin: string;
  readonly endpoint: string;
  readonly content: boolean;
  /** The language that was chosen there. */
  readonly language: string | null;
}

/**
 * The browsers of a person, held until the transaction ends; none where they said in the settings that they want no notifications.
 * @param session that of this session alone
 */
export async function recipientsOf(tx: Tx, crUid: string, session?: string): Promise<Recipient[]> {
  const { rows } = await tx.execute<Recipient & Record<string, unknown>>(sql`
    select o.id, o.origin, o.endpoint, o.content, s.settings ->> 'language' as language
    from push_subscriptions o join sessions s on s.hash = o.session
    where s.cr_uid = ${crUid} and s.expires > now() and (${session ?? null}::text is null or s.hash = ${session ?? null})
      and coalesce(s.settings ->> 'webappNotif', 'true') <> 'false'
    order by o.id for key share of o`);
  return rows;
}

/** What browsers were pushed and did not put away, and was read since on whichever device: by browser. */
export async function readElsewhere(
  tx: Tx,
  crUid: string,
  browsers: readonly string[],
): Promise<ReadonlyMap<string, ReadUpTo[]>> {
  const { rows } = await tx.execute<{ subscription: string; csid: string; msg_id: number }>(sql`
    select p.subscription, p.csid, max(r.msg_id) as msg_id
    from pushes p join read_marks r on r.csid = p.csid and r.staff = p.staff and r.cr_uid = ${crUid}
    where p.subscription in ${browsers} and p.state = 'sent' and p.clicked is null and p.dismissed is null
      and r.msg_id >= p.msg_id
    group by p.subscription, p.csid order by max(p.created) desc`);
  const read = new Map<string, ReadUpTo[]>();
  for (const { subscription, csid, msg_id: msgId } of rows) {
    const known = read.get(subscription) ?? [];
    if (known.length < READ_MAX) read.set(subscription, [...known, { csid, msgId }]);
  }
  return read;
}
