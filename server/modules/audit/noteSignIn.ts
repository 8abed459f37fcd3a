import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';

/** By what somebody signs in: a code by mail or SMS, or a phone that shows a desk in. */
export type SignInWay = 'mail' | 'sms' | 'desk';

/** Notes that somebody signed in, at each customer whose staff they are; of all others nothing. */
export async function noteSignIn(tx: Pick<Tx, 'execute'>, crUid: string, way: SignInWay): Promise<void> {
  await tx.execute(sql`insert into trail (cuid, kind, what, via, rlid, name)
    select s.cuid, 'signIn', ${way}, 'page', s.rlid, s.name
    from identities i join staff s on s.email = i.email or s.phone = i.phone where i.cr_uid = ${crUid}`);
}
