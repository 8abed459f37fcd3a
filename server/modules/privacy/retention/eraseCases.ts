import type pg from 'pg';
import { runInTransaction } from '../../../platform/db/transaction.ts';
import { KEEP_COUNTS } from '../../statistics/service.ts';
import { countErasedCases } from '../../surveyAnswers/service.ts';

/** Writers wait for one batch at most. */
const BATCH_SIZE = 500;

export const CASE_TABLES = [
  'messages',
  'case_texts',
  'pending_news',
  'hold_reasons',
  'assignments',
  'departures',
  'case_labels',
  'note_mentions',
  'notes',
  'duplicates',
  'media',
  'gatherings',
  'hidden_members',
  'moderated_messages',
  'participants',
  'read_marks',
  'followers',
  'calls',
  'called_staff',
  'connect_links',
  'drafts',
] as const;

/** After a crash, lost deletions are due again, with their counts. */
const ASYNC_COMMIT = 'set local synchronous_commit to off';

/** Skips locked cases. Any other order would sort all due cases per batch. */
const SELECT_DUE = `select csid from cases where erase_on <= $1 order by erase_on limit $2 for update skip locked`;

/**
 * Deletes cases with all their rows, and keeps counts. Ids are explicit: a join would scan all messages per
 * batch. Notifies open pages per customer; the feed is trimmed separately.
 */
const ERASE = `
  with kept as (
    insert into case_counts (cuid, month, ccat_code, place_code, state, outcome, rating, cases)
    select cuid, to_char(created at time zone 'UTC', 'YYYY-MM'), ccat_code, coalesce(place_code, ''), state,
      coalesce(outcome, ''), coalesce(rating, 0), count(*)
    from cases where csid = any($1) and not simulation and kind = 'case' group by 1, 2, 3, 4, 5, 6, 7
    on conflict on constraint case_counts_key do update set cases = case_counts.cases + excluded.cases),
  counted as (${KEEP_COUNTS}),
  noted as (insert into trail (cuid, kind, what, via, about)
    select cuid, 'case', 'erased', 'server', count(*)::text from cases where csid = any($1) and not simulation group by cuid),
  told as (insert into feed (cuid, csid, type) select distinct cuid, '', 'erased' from cases where csid = any($1)),
  ${CASE_TABLES.map((table) => `of_${table} as (delete from ${table} where csid = any($1) returning 1)`).join(',\n  ')},
  gone as (delete from cases where csid = any($1) returning reporter, state, simulation)
  select (select count(*) from gone)::int as cases,
    array(select reporter from gone where state in ('closed', 'rejected') and not simulation and reporter is not null) as reporters,
    ${CASE_TABLES.map((table) => `(select count(*) from of_${table})::int as ${table}`).join(', ')}`;

type Counts = Record<'cases' | (typeof CASE_TABLES)[number], number>;

export async function eraseCases(pool: pg.Pool, now: Date): Promise<Counts> {
  const sum = { cases: 0 } as Counts;
  for (const table of CASE_TABLES) sum[table] = 0;
  for (;;) {
    const some = await runInTransaction(pool, async (client) => {
      await client.query(ASYNC_COMMIT);
      const due = await client.query<{ csid: string }>(SELECT_DUE, [now, BATCH_SIZE]);
      const { rows } = await client.query<Counts & { reporters: string[] }>(ERASE, [
        due.rows.map(({ csid }) => csid),
      ]);
      return rows[0];
    });
    if (!some) return sum;
    // Lock order: people before cases.
    await countErasedCases(pool, some.reporters);
    for (const table of ['cases', ...CASE_TABLES] as const) sum[table] += some[table];
    if (some.cases < BATCH_SIZE) return sum;
  }
}
