import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';

export type SignInChannel = 'mail' | 'sms' | 'desk';

/** For each customer that employs the person. */
export async function recordSignIn(
  tx: Pick<Tx, 'execute'>,
  crUid: string,
  channel: SignInChannel,
): Promise<void> {
  await tx.execute(sql`insert into trail (cuid, kind, what, via, rlid, name)
    select s.cuid, 'signIn', ${channel}, 'page', s.rlid, s.name
    from identities i join staff s on s.email = i.email or s.phone = i.phone where i.cr_uid = ${crUid}`);
}
