import type { BoardDay } from '@parvis/api/calls/board';
import { wordsIn } from '@parvis/locales/wordsIn';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { DUE_AT, IS_ANSWER, UNDER_WAY } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import { type Customer, findCaseService, getCustomerZone, getServiceWords } from '../customers/service.ts';
import { buildDeadlineRules } from '../deadlines/service.ts';
import { type FiguresContext, shareFigures } from './sharedFigures.ts';

interface CategoryRow extends Record<string, unknown> {
  ccatCode: string;
  gcatCode: string | null;
  new: number;
  waiting: number;
  open: number;
}

const countByCategory = (db: Database, cuid: string) =>
  db.execute<CategoryRow>(sql`
    select ccat_code as "ccatCode", gcat_code as "gcatCode", count(*)::int as open, (count(*) filter (where state = 'open'))::int as new,
      (count(*) filter (where waiting_since is not null))::int as waiting
    from cases where cuid = ${cuid} and ${UNDER_WAY} group by ccat_code, gcat_code`);

/** Events of messages `m`. A case moved to another category did not come back. */
const COMES_BACK = sql.raw(`m.event in ('crReopen', 'crResume', 'resume', 'leave')`);

interface DayRow extends Record<string, unknown> {
  reopened: number;
  answered: number;
  answerMinutes: number | null;
}

/** Starts from the few cases answered or back since midnight. */
const countDay = (db: Database, cuid: string, zone: string) =>
  db.execute<DayRow>(sql`
    with since as (select date_trunc('day', now(), ${zone}) as midnight),
    said as (select m.csid, min(m.at) as at from messages m where ${IS_ANSWER} and m.at >= (select midnight from since) group by m.csid),
    answers as (
      select said.at - c.created as after from said join cases c on c.csid = said.csid and c.cuid = ${cuid} and c.kind = 'case'
      where coalesce((select false from messages m
        where m.csid = said.csid and ${IS_ANSWER} and m.at < (select midnight from since) limit 1), true))
    select (select count(*)::int from cases c where c.cuid = ${cuid} and c.kind = 'case' and c.returned_at is not null
        and c.returned_at >= (select midnight from since) and coalesce((select true from messages m
          where m.csid = c.csid and m.at >= (select midnight from since) and ${COMES_BACK} limit 1), false)) as reopened,
      count(*)::int as answered,
      round(extract(epoch from percentile_cont(0.5) within group (order by after)) / 60)::int as "answerMinutes"
    from answers`);

interface LongestRow extends Record<string, unknown> {
  csid: string;
  nbr: string;
  lbls: Record<string, string>[];
  since: string;
}

const findLongest = (db: Database, cuid: string) =>
  db.execute<LongestRow>(sql`
    select csid, nbr, ccat_lbls as lbls, waiting_since as since from cases
    where cuid = ${cuid} and ${UNDER_WAY} and waiting_since is not null
    order by coalesce(waiting_since, 'infinity'::timestamptz), csid limit 1`);

const countLate = (db: Database, cuid: string) =>
  db.execute<{ late: number }>(
    sql`select count(*)::int as late from cases where cuid = ${cuid} and ${UNDER_WAY} and ${DUE_AT} < now()`,
  );

function sumByService(
  rows: readonly CategoryRow[],
  customer: Customer,
  reader: Reader,
): BoardDay['services'] {
  const services = new Map<string, BoardDay['services'][number]>();
  for (const row of rows) {
    const gcatCode = findCaseService(customer, row);
    const words = gcatCode === undefined ? undefined : getServiceWords(customer, gcatCode);
    if (gcatCode === undefined || !words) continue;
    const sum = services.get(gcatCode) ?? {
      gcatCode,
      lbl: wordsIn(words, reader.locale),
      new: 0,
      waiting: 0,
      open: 0,
    };
    services.set(gcatCode, {
      ...sum,
      ...{ new: sum.new + row.new, waiting: sum.waiting + row.waiting, open: sum.open + row.open },
    });
  }
  return [...services.values()].sort((a, b) => b.open - a.open || a.lbl.localeCompare(b.lbl, reader.locale));
}

async function loadDayRows(db: Database, cuid: string, zone: string) {
  const [{ rows: categories }, { rows: days }, { rows: longest }, { rows: late }] = await Promise.all([
    countByCategory(db, cuid),
    countDay(db, cuid, zone),
    findLongest(db, cuid),
    countLate(db, cuid),
  ]);
  return { categories, day: days[0], first: longest[0], late: late[0]?.late ?? 0 };
}
const loadShared = shareFigures<Awaited<ReturnType<typeof loadDayRows>>>();

/** Counts since midnight in the customer's time zone. */
export async function loadBoardDay(
  context: FiguresContext,
  customer: Customer,
  reader: Reader,
): Promise<BoardDay> {
  const { cuid } = customer;
  const { categories, day, first, late } = await loadShared(context, cuid, () =>
    loadDayRows(context.db, cuid, getCustomerZone(customer)),
  );
  return {
    new: categories.reduce((sum, row) => sum + row.new, 0),
    waiting: categories.reduce((sum, row) => sum + row.waiting, 0),
    ...(first && {
      longest: {
        ...{ csid: first.csid, caseNbr: first.nbr, waitingSince: new Date(first.since).toISOString() },
        ccatLbls: first.lbls.map((words) => wordsIn(words, reader.locale)),
      },
    }),
    ...(buildDeadlineRules(customer).version !== null && { late }),
    ...{ reopened: day?.reopened ?? 0, answered: day?.answered ?? 0 },
    ...(day && day.answerMinutes !== null && { answerMinutes: day.answerMinutes }),
    services: sumByService(categories, customer, reader),
  };
}
