import type pg from 'pg';
import { inTransaction } from '../../../platform/db/transaction.ts';

/** So many cases at a time: whoever writes in one of them waits for no more than these. */
const AT_ONCE = 500;

export const WITH_CASES = [
  'messages',
  'media',
  'participants',
  'read_marks',
  'calls',
  'called_staff',
] as const;

/** Nobody waits for the disk: what a crash brings back is due still, together with its counts. */
const NO_WAIT = 'set local synchronous_commit to off';

/**
 * `$2` cases whose day has come by `$1`; one that somebody is writing in is left for the next time. In the order of the index and
 * no other: whatever else orders a day's cases sorts all of them anew for each few.
 */
const NEXT_DUE = `select csid from cases where erase_on <= $1 order by erase_on limit $2 for update skip locked`;

/**
 * Erases these, with all that was said and asked in them and who took part; what stays is that there was one. They are named one by
 * one: joined with what is due, PostgreSQL would read all messages for each few. The feed, which holds numbers alone, forgets by itself; open pages of each customer
 * are told that some went.
 */
const ERASE = `
  with kept as (
    insert into case_counts (cuid, month, ccat_code, place_code, state, outcome, rating, cases)
    select cuid, to_char(created at time zone 'UTC', 'YYYY-MM'), ccat_code, coalesce(place_code, ''), state,
      coalesce(outcome, ''), coalesce(rating, 0), count(*)
    from cases where csid = any($1) and not simulation group by 1, 2, 3, 4, 5, 6, 7
    on conflict on constraint case_counts_key do update set cases = case_counts.cases + excluded.cases),
  noted as (insert into trail (cuid, kind, what, via, about)
    select cuid, 'case', 'erased', 'server', count(*)::text from cases where csid = any($1) and not simulation group by cuid),
  told as (insert into feed (cuid, csid, type) select distinct cuid, '', 'erased' from cases where csid = any($1)),
  ${WITH_CASES.map((table) => `of_${table} as (delete from ${table} where csid = any($1) returning 1)`).join(',\n  ')},
  gone as (delete from cases where csid = any($1) returning 1)
  select (select count(*) from gone)::int as cases,
    ${WITH_CASES.map((table) => `(select count(*) from of_${table})::int as ${table}`).join(', ')}`;

type Counts = Record<'cases' | (typeof WITH_CASES)[number], number>;

/** Erases every case whose day has come by `now`, a few at a time. */
export async function eraseCases(pool: pg.Pool, now: Date): Promise<Counts> {
  const sum = { cases: 0 } as Counts;
  for (const table of WITH_CASES) sum[table] = 0;
  for (;;) {
    const some = await inTransaction(pool, async (client) => {
      await client.query(NO_WAIT);
      const due = await client.query<{ csid: string }>(NEXT_DUE, [now, AT_ONCE]);
      const { rows } = await client.query<Counts>(ERASE, [due.rows.map(({ csid }) => csid)]);
      return rows[0];
    });
    if (!some) return sum;
    for (const table of ['cases', ...WITH_CASES] as const) sum[table] += some[table];
    if (some.cases < AT_ONCE) return sum;
  }
}
