import { BREAKDOWN_MIN, type CustomerFigures } from '@parvis/api/entities/customerFigures';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { Customer } from '../customers/service.ts';

const STARS = 5;
const MONTHS = 12;

/** In UTC, ascending. */
export function listMonths(now = getDatabaseNow()): string[] {
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + at)).toISOString().slice(0, 7),
  );
}

/** Stored cases and counts of erased ones. */
const selectCases = (cuid: string, from: string) => sql`
  select ccat_code, month, rating, cases from case_counts where cuid = ${cuid} and month >= ${from}
  union all
  select ccat_code, to_char(created at time zone 'UTC', 'YYYY-MM'), coalesce(rating, 0), 1
  from cases where cuid = ${cuid} and kind = 'case' and not simulation`;

/** Most frequent first. */
export async function countByCategory(
  db: Pick<Database, 'execute'>,
  { cuid, categories }: Customer,
  months: readonly string[],
  locale: Locale,
): Promise<CustomerFigures['categories']> {
  const { rows } = await db.execute<{ code: string; month: string; cases: number }>(sql`
    select ccat_code as code, month, sum(cases)::int as cases
    from (${selectCases(cuid, months[0] ?? '')}) counted group by 1, 2`);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return [...new Set(rows.map(({ code }) => code))]
    .map((code) => {
      const words = categories.get(code)?.category.lbl;
      const counted = rows.filter((row) => row.code === code);
      return {
        code,
        lbl: words ? wordsIn(words, locale) : code,
        cases: months.map((month) => counted.find((row) => row.month === month)?.cases ?? 0),
      };
    })
    .filter(({ cases }) => sum(cases) > 0)
    .sort((one, other) => sum(other.cases) - sum(one.cases) || (one.code < other.code ? -1 : 1));
}

export async function countStars(
  db: Pick<Database, 'execute'>,
  cuid: string,
  from: string,
): Promise<CustomerFigures['stars']> {
  const { rows } = await db.execute<{ rating: number; cases: number }>(sql`
    select rating, sum(cases)::int as cases from (${selectCases(cuid, from)}) counted
    where rating > 0 group by 1`);
  const counts = Array.from(
    { length: STARS },
    (_, at) => rows.find(({ rating }) => rating === at + 1)?.cases ?? 0,
  );
  const ratings = counts.reduce((all, count) => all + count, 0);
  if (ratings < BREAKDOWN_MIN) return { ratings };
  const sum = counts.reduce((all, count, at) => all + count * (at + 1), 0);
  return { ratings, average: Math.round((sum / ratings) * 10) / 10, counts };
}

type Medians = { answered: number; closed: number; firstAnswer: number | null; closing: number | null };

/** Minutes; excludes erased cases. */
export async function measureDelays(
  db: Pick<Database, 'execute'>,
  cuid: string,
): Promise<CustomerFigures['delays']> {
  const { rows } = await db.execute<Medians>(sql`
    select count(answered)::int as answered, count(closed)::int as closed,
      percentile_cont(0.5) within group (order by extract(epoch from answered - created) / 60) as "firstAnswer",
      percentile_cont(0.5) within group (order by extract(epoch from closed - created) / 60) as closing
    from (
      select c.created, found.answered,
        case when c.state in ('closed', 'rejected') then found.closed end as closed
      from cases c left join lateral (
        select
          min(m.at) filter (where m.staff and (m.event is null or m.msg_txt is not null or m.event in ('close', 'reject')))
            as answered,
          max(m.at) filter (where m.event in ('close', 'reject', 'crClose', 'crSolved')) as closed
        from messages m where m.csid = c.csid) found on true
      where c.cuid = ${cuid} and c.kind = 'case' and not c.simulation) measured`);
  const [{ answered = 0, closed = 0, firstAnswer = null, closing = null } = {}] = rows as Partial<Medians>[];
  return {
    ...(answered >= BREAKDOWN_MIN && firstAnswer !== null && { firstAnswer: Math.round(firstAnswer) }),
    ...(closed >= BREAKDOWN_MIN && closing !== null && { closing: Math.round(closing) }),
  };
}
