import type { CustomerFigures, FigurePeriod, UsageFigures } from '@parvis/api/entities/customerFigures';
import { type UsageType, usageTypes, usageValues } from '@parvis/api/entities/usage';
import type { Locale } from '@parvis/locales/languages';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { AppContext } from '../context/appContext.ts';
import { type Customer, getLocalDay } from '../customers/service.ts';
import { breakDown, isTotalled } from './breakDown.ts';
import { countByCategory, countStars, listMonths, measureDelays } from './caseFigures.ts';

const PERIODS = 12;

type CountRow = { period: string; type: UsageType; value: string; count: number };

/** Ascending, in the customer's time zone. */
async function listPeriods(
  db: Pick<Database, 'execute'>,
  customer: Customer,
  by: FigurePeriod,
): Promise<string[]> {
  const day = getLocalDay(customer, getDatabaseNow());
  const { rows } = await db.execute<{ period: string }>(sql`
    select (date_trunc(${by}, ${day}::date) - back * ('1 ' || ${by}::text)::interval)::date::text as period
    from generate_series(${PERIODS - 1}::int, 0, -1) back`);
  return rows.map(({ period }) => period);
}

async function countUse(
  db: Pick<Database, 'execute'>,
  cuid: string,
  by: FigurePeriod,
  periods: readonly string[],
): Promise<UsageFigures[]> {
  const { rows } = await db.execute<CountRow>(sql`
    select date_trunc(${by}, day)::date::text as period, type, value, sum(count)::int as count
    from usage_counts where cuid = ${cuid} and day >= ${periods[0] ?? ''}::date group by 1, 2, 3`);
  const sum = (counted: readonly CountRow[]) => counted.reduce((all, { count }) => all + count, 0);
  return usageTypes.flatMap((type) => {
    const own = rows.filter((row) => row.type === type);
    if (own.length === 0) return [];
    const totalled = own.filter(({ value }) => isTotalled(type, value));
    const byValue = new Map(
      usageValues[type].map((value) => [value, sum(own.filter((row) => row.value === value))]),
    );
    return {
      ...{ type, total: sum(totalled), ...breakDown(type, byValue) },
      byPeriod: periods.map((period) => sum(totalled.filter((row) => row.period === period))),
    };
  });
}

/** @throws Refusal unknownCustomer */
export async function loadFigures(
  { db, customers }: Pick<AppContext, 'db' | 'customers'>,
  { cuid, by, locale }: { cuid: string; by: FigurePeriod; locale: Locale },
): Promise<CustomerFigures> {
  const customer = await customers.get(cuid);
  const months = listMonths();
  const periods = await listPeriods(db, customer, by);
  return {
    months,
    categories: await countByCategory(db, customer, months, locale),
    delays: await measureDelays(db, cuid),
    stars: await countStars(db, cuid, months[0] ?? ''),
    counting: customer.countUsage,
    periods,
    usage: await countUse(db, cuid, by, periods),
  };
}
