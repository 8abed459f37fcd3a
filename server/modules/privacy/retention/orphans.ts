import type pg from 'pg';
import { inTransaction } from '../../../platform/db/transaction.ts';

const AT_ONCE = 1_000;

/** At least 30 days old and not staff. */
const OLD = `i.created <= $1::timestamptz - interval '30 days'
  and not exists (select 1 from staff where staff.email = i.email or staff.phone = i.phone)`;

/** Without sessions and cases, among those that `session` and `csid` restrict to. */
const alone = (session: string, csid: string): string => `
  not exists (select 1 from sessions where sessions.cr_uid = i.cr_uid ${session})
  and not exists (select 1 from cases c where c.reporter = i.cr_uid ${csid})
  and not exists (select 1 from participants p ${csid && 'join cases c using (csid)'} where p.cr_uid = i.cr_uid ${csid})
  and not exists (select 1 from messages m ${csid && 'join cases c using (csid)'} where m.cr_uid = i.cr_uid ${csid})
  and not exists (select 1 from read_marks r ${csid && 'join cases c using (csid)'} where r.cr_uid = i.cr_uid ${csid})`;

/** Merged identities stay as long as their account: devices, links and backups refer to them. */
const NOBODY_ELSE = 'not exists (select 1 from identities became where became.cr_uid = i.merged_into)';

/**
 * Counts people without data once everything due is erased, with merged identities. `over` matches ended
 * sessions.
 */
export function countOrphans(over: string): string {
  const willBeAlone = alone(`and not ${over}`, 'and c.erase_on > $1::timestamptz');
  return `
    with recursive gone (cr_uid) as (
      select i.cr_uid from identities i where ${OLD} and ${NOBODY_ELSE} and ${willBeAlone}
      union select i.cr_uid from gone join identities i on i.merged_into = gone.cr_uid where ${willBeAlone})
    select count(*)::int as rows from gone`;
}

const PAGE = `
  select i.cr_uid, ${NOBODY_ELSE} and ${alone('', '')} as alone
  from identities i where i.cr_uid > $2 and ${OLD} order by i.cr_uid limit $3`;

const HOLD = 'select cr_uid from identities where cr_uid = any($1) for update skip locked';
/** Checks again under lock, as writers may have intervened. */
const REMOVE = `
  delete from identities i where i.cr_uid = any($1) and ${NOBODY_ELSE} and ${alone('', '')} returning i.cr_uid`;
const FORMERLY = 'select cr_uid from identities where merged_into = any($1)';

const crUidsOf = async (client: pg.PoolClient, text: string, crUids: readonly string[]): Promise<string[]> =>
  (await client.query<{ cr_uid: string }>(text, [crUids])).rows.map(({ cr_uid }) => cr_uid);

async function remove(client: pg.PoolClient, crUids: readonly string[]): Promise<number> {
  if (crUids.length === 0) return 0;
  const gone = await crUidsOf(client, REMOVE, await crUidsOf(client, HOLD, crUids));
  return gone.length + (await remove(client, await crUidsOf(client, FORMERLY, gone)));
}

export async function removeOrphans(pool: pg.Pool, now: Date): Promise<{ identities: number }> {
  let identities = 0;
  let last = '';
  for (;;) {
    const { rows } = await pool.query<{ cr_uid: string; alone: boolean }>(PAGE, [now, last, AT_ONCE]);
    const found = rows.filter((row) => row.alone).map(({ cr_uid }) => cr_uid);
    if (found.length > 0) identities += await inTransaction(pool, (client) => remove(client, found));
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return { identities };
    last = end.cr_uid;
  }
}
