import type { Figure, Figures } from '@parvis/api/entities/figures';
import { sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '../../platform/config/escalation.ts';
import type { Tx } from '../../platform/db/database.ts';

/** A receipt overrides the state. */
const MESSAGE_ROWS = {
  deliveries: `select d.created, coalesce(d.cuid, '') as cuid, d.kind as way, d.about,
    coalesce(d.receipt, d.state) as state from deliveries d where d.state <> 'none'`,
  pushes: `select p.created, coalesce(p.cuid, '') as cuid, 'push' as way,
    case when p.type = 'trial' then 'trial' when p.staff and p.type = 'caseMsg' then 'staff' when p.staff then 'call' else 'news' end as about,
    case when coalesce(p.delivered, p.shown, p.clicked, p.dismissed) is not null then 'delivered' else p.state end as state
    from pushes p`,
} as const;
export type CountedTable = keyof typeof MESSAGE_ROWS;

const DAY = `(created at time zone coalesce(k.ladder ->> 'zone', '${DEFAULT_TIME_ZONE}'))::date`;

/** Atomically moves at most `$2` rows matching `where` at `$1` into the daily counts. */
export const buildCountAndDelete = (table: CountedTable, where: string): string => `
  with due as (select ctid from ${table} where ${where} limit $2 for update skip locked),
  told as (${MESSAGE_ROWS[table].replace(/ from (\w+) (\w)/, ' from $1 $2 join due on due.ctid = $2.ctid')}),
  kept as (
    insert into delivery_counts (day, cuid, way, about, state, messages)
    select ${DAY}, told.cuid, way, about, state, count(*) from told left join customers k on k.cuid = told.cuid
    group by 1, 2, 3, 4, 5 order by 2, 1, 3, 4, 5
    on conflict (cuid, day, way, about, state) do update set messages = delivery_counts.messages + excluded.messages),
  gone as (delete from ${table} where ctid in (select ctid from due) returning 1)
  select count(*)::int as rows from gone`;

const DAYS = 30;

const selectToday = (cuid: string) =>
  sql`(select (now() at time zone coalesce(k.ladder ->> 'zone', ${DEFAULT_TIME_ZONE}))::date from customers k where k.cuid = ${cuid})`;

/** Includes erased messages. */
export async function loadFigures(tx: Tx, cuid: string): Promise<Figures> {
  const { rows: days } = await tx.execute<{ day: string }>(sql`
    select (${selectToday(cuid)} - back)::text as day from generate_series(${DAYS - 1}::int, 0, -1) back`);
  const { rows: figures } = await tx.execute<Figure & Record<string, unknown>>(sql`
    select day::text as day, way, about, state as fate, sum(messages)::int as messages from (
      select day, way, about, state, messages from delivery_counts where cuid = ${cuid}
      union all
      select ${sql.raw(DAY)} as day, way, about, state, 1 from (
        ${sql.raw(MESSAGE_ROWS.deliveries)} union all ${sql.raw(MESSAGE_ROWS.pushes)}) told
      join customers k on k.cuid = told.cuid where told.cuid = ${cuid}) counted
    where day > ${selectToday(cuid)} - ${DAYS}::int
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return { days: days.map(({ day }) => day), figures };
}
