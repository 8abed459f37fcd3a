import { isUsageValue, type Usage } from '@parvis/api/entities/usage';
import { sql } from 'drizzle-orm';
import { usageCounts } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import type { AppContext } from '../context/appContext.ts';
import { getLocalDay } from '../customers/service.ts';

/** Sorted by primary key: one lock order. */
function sumUp(all: readonly Usage[]): (Usage & { count: number })[] {
  const counts = new Map<string, Usage & { count: number }>();
  for (const { type, value } of all) {
    const key = `${type} ${value}`;
    counts.set(key, { type, value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, counted]) => counted);
}

/** @throws Refusal badRequest for a value of another type */
function requireOwnValues([first, ...others]: readonly [Usage, ...Usage[]]): void {
  const isOwn = ({ type, value }: Usage) => isUsageValue(type, value);
  if (!isOwn(first)) throw createBadRequest('body.value', { reason: 'choice' });
  const wrong = others.findIndex((usage) => !isOwn(usage));
  if (wrong >= 0) throw createBadRequest(`body.others.${wrong}.value`, { reason: 'choice' });
}

/**
 * Counts for the customer's current day. @returns the counted entries: none if the customer disabled it or
 * the caller refuses.
 * @throws Refusal badRequest, unknownCustomer
 */
export async function countUsage(
  { db, customers }: Pick<AppContext, 'db' | 'customers'>,
  cuid: string,
  all: readonly [Usage, ...Usage[]],
  isRefused: boolean,
): Promise<number> {
  requireOwnValues(all);
  const customer = await customers.get(cuid);
  if (isRefused || !customer.countUsage || customer.withdrawn) return 0;
  const day = getLocalDay(customer, getDatabaseNow());
  await db
    .insert(usageCounts)
    .values(sumUp(all).map((counted) => ({ ...counted, cuid: customer.cuid, day })))
    .onConflictDoUpdate({
      target: [usageCounts.cuid, usageCounts.day, usageCounts.type, usageCounts.value],
      set: { count: sql`${usageCounts.count} + excluded.count` },
    });
  return all.length;
}
