import type pg from 'pg';
import { runInTransaction } from '../../../platform/db/transaction.ts';

const BATCH_SIZE = 1_000;

/** Old, and not staff. */
const IS_OLD = `i.created <= $1::timestamptz - interval '30 days'
  and not exists (select 1 from staff where staff.email = i.email or staff.phone = i.phone)`;

/** Without sessions and cases; `session` and `csid` restrict both. */
const buildAloneCondition = (session: string, csid: string): string => `
  not exists (select 1 from sessions where sessions.cr_uid = i.cr_uid ${session})
  and not exists (select 1 from cases c where c.reporter = i.cr_uid ${csid})
  and not exists (select 1 from participants p ${csid && 'join cases c using (csid)'} where p.cr_uid = i.cr_uid ${csid})
  and not exists (select 1 from messages m ${csid && 'join cases c using (csid)'} where m.cr_uid = i.cr_uid ${csid})
  and not exists (select 1 from followers f ${csid && 'join cases c using (csid)'} where f.cr_uid = i.cr_uid ${csid})
  and not exists (select 1 from read_marks r ${csid && 'join cases c using (csid)'} where r.cr_uid = i.cr_uid ${csid})`;

/** Devices, links and backups refer to merged identities. */
const IS_UNMERGED = 'not exists (select 1 from identities became where became.cr_uid = i.merged_into)';

/** Counts after everything due is erased. `over` matches ended sessions. */
export function buildOrphanCountQuery(over: string): string {
  const willBeAlone = buildAloneCondition(`and not ${over}`, 'and c.erase_on > $1::timestamptz');
  return `
    with recursive gone (cr_uid) as (
      select i.cr_uid from identities i where ${IS_OLD} and ${IS_UNMERGED} and ${willBeAlone}
      union select i.cr_uid from gone join identities i on i.merged_into = gone.cr_uid where ${willBeAlone})
    select count(*)::int as rows from gone`;
}

const PAGE = `
  select i.cr_uid, ${IS_UNMERGED} and ${buildAloneCondition('', '')} as alone
  from identities i where i.cr_uid > $2 and ${IS_OLD} order by i.cr_uid limit $3`;

const LOCK_IDENTITIES = 'select cr_uid from identities where cr_uid = any($1) for update skip locked';
/** Writers may have intervened: checks under lock. */
const DELETE_ALONE = `
  delete from identities i where i.cr_uid = any($1) and ${IS_UNMERGED} and ${buildAloneCondition('', '')} returning i.cr_uid`;
const SELECT_MERGED = 'select cr_uid from identities where merged_into = any($1)';

const fetchCrUids = async (
  client: pg.PoolClient,
  text: string,
  crUids: readonly string[],
): Promise<string[]> =>
  (await client.query<{ cr_uid: string }>(text, [crUids])).rows.map(({ cr_uid }) => cr_uid);

async function removeIdentities(client: pg.PoolClient, crUids: readonly string[]): Promise<number> {
  if (crUids.length === 0) return 0;
  const gone = await fetchCrUids(client, DELETE_ALONE, await fetchCrUids(client, LOCK_IDENTITIES, crUids));
  return gone.length + (await removeIdentities(client, await fetchCrUids(client, SELECT_MERGED, gone)));
}

export async function removeOrphans(pool: pg.Pool, now: Date): Promise<{ identities: number }> {
  let identities = 0;
  let last = '';
  for (;;) {
    const { rows } = await pool.query<{ cr_uid: string; alone: boolean }>(PAGE, [now, last, BATCH_SIZE]);
    const found = rows.filter((row) => row.alone).map(({ cr_uid }) => cr_uid);
    if (found.length > 0)
      identities += await runInTransaction(pool, (client) => removeIdentities(client, found));
    const end = rows.at(-1);
    if (!end || rows.length < BATCH_SIZE) return { identities };
    last = end.cr_uid;
  }
}
