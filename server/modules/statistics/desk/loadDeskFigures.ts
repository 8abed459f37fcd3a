import type { DeskAsk, DeskDimension, DeskFigures, DeskRow } from '@parvis/api/entities/deskFigures';
import type { Locale } from '@parvis/locales/languages';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import { translate } from '../../../platform/lib/texts.ts';
import type { AppContext } from '../../context/appContext.ts';
import { type Customer, getCustomerZone, getLocalDay } from '../../customers/service.ts';
import { buildDeadlineRules } from '../../deadlines/service.ts';
import { CASE_CODES, COUNT_CASES, SUM_COUNTS } from './caseCounts.ts';
import { loadDeskNames } from './deskNames.ts';
import { findMidnight, findPeriods, nextDay, type Periods } from './periods.ts';
import {
  addCounts,
  addPairs,
  type CountPair,
  type Counts,
  NO_COUNTS,
  protectGroups,
  protectPair,
} from './protectCounts.ts';

interface CountRow extends Counts, Record<string, unknown> {
  /** Erased cases: the dimension. */
  readonly source: 'standing' | 'all' | DeskDimension;
  readonly code: string;
  readonly current: boolean;
}

/** One statement: a concurrent erasure counts once. */
async function countCases(
  db: Pick<Database, 'execute'>,
  customer: Customer,
  by: DeskDimension,
  { now, before }: Periods,
): Promise<CountRow[]> {
  const { cuid } = customer;
  const zone = getCustomerZone(customer);
  const midnight = (day: string) => sql`${findMidnight(day, zone).toISOString()}::timestamptz`;
  const { rows } = await db.execute<CountRow>(sql`
    select 'standing' as source, ${sql.raw(CASE_CODES[by])} as code, c.created >= ${midnight(now.from)} as current,
      ${sql.raw(COUNT_CASES)}
    from cases c where c.cuid = ${cuid} and c.kind = 'case' and not c.simulation
      and c.created >= ${midnight(before.from)} and c.created < ${midnight(nextDay(now.until))}
    group by 2, 3
    union all
    select dimension, code, day >= ${now.from}::date, ${sql.raw(SUM_COUNTS)} from desk_counts
    where cuid = ${cuid} and dimension in (${by}, 'all') and day between ${before.from}::date and ${now.until}::date
    group by 1, 2, 3`);
  return rows;
}

const toPair = ({ current, ...counts }: CountRow): CountPair => {
  const own = addCounts(NO_COUNTS, counts);
  return current ? { now: own, before: NO_COUNTS } : { now: NO_COUNTS, before: own };
};

const sumRows = (rows: readonly CountRow[]): CountPair =>
  rows.map(toPair).reduce(addPairs, { now: NO_COUNTS, before: NO_COUNTS });

function groupRows(
  rows: readonly CountRow[],
  resolve: (code: string) => string,
): ReadonlyMap<string, CountPair> {
  const groups = new Map<string, CountPair>();
  for (const row of rows) {
    const code = resolve(row.code);
    const known = groups.get(code);
    groups.set(code, known ? addPairs(known, toPair(row)) : toPair(row));
  }
  return groups;
}

/**
 * Loads outcomes of a period and the previous one. No number identifies a person.
 * @throws Refusal badRequest, unknownCustomer
 */
export async function loadDeskFigures(
  { db, customers }: Pick<AppContext, 'db' | 'customers'>,
  ask: DeskAsk,
  { cuid, locale }: { readonly cuid: string; readonly locale: Locale },
): Promise<DeskFigures> {
  const customer = await customers.get(cuid);
  const periods = findPeriods(ask, getLocalDay(customer, getDatabaseNow()));
  const { by } = ask;
  const counted = await countCases(db, customer, by, periods);
  const { resolve, findLabel } = await loadDeskNames(db, customer, by, locale);
  const groups = groupRows(
    counted.filter(({ source }) => source !== 'all'),
    resolve,
  );
  const { rows, others } = protectGroups(groups);
  const describe = (code: string): string =>
    code === '' ? translate(`desk.none.${by}`, locale) : (findLabel(code) ?? code);
  return {
    ...periods,
    targets: buildDeadlineRules(customer).version !== null,
    total: protectPair(sumRows(counted.filter(({ source }) => source === 'standing' || source === 'all'))),
    rows: rows.map(([code, pair]): DeskRow => ({ code, lbl: describe(code), ...pair })),
    ...(others && { others }),
  };
}
