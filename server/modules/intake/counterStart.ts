import type { CounterStart } from '@parvis/api/calls/counter';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { connectLinks } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { getReportCategories } from '../cases/service.ts';
import type { AppContext } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { listPlaces } from '../links/service.ts';

/** True if a customer link names no place. */
async function mayLackPlace(db: Tx, cuid: string): Promise<boolean> {
  const open = await db
    .select({ id: connectLinks.id })
    .from(connectLinks)
    .where(
      and(
        eq(connectLinks.cuid, cuid),
        isNull(connectLinks.csid),
        isNull(connectLinks.placeCode),
        isNull(connectLinks.withdrawnAt),
        or(isNull(connectLinks.endsAt), gt(connectLinks.endsAt, sql`now()`)),
        or(isNull(connectLinks.useLimit), lt(connectLinks.uses, connectLinks.useLimit)),
      ),
    )
    .limit(1);
  return open.length > 0;
}

export async function loadCounterStart(
  context: AppContext,
  { role: { cuid }, locale }: StaffReader,
): Promise<CounterStart> {
  const customer = await context.customers.get(cuid);
  const places = await listPlaces(context, cuid, locale);
  return {
    places,
    categories: getReportCategories(customer)
      .map(({ category, lbls }) => ({
        ccatCode: category.code,
        label: lbls.map((words) => wordsIn(words, locale)).join(' › '),
        ...(category.icon !== undefined && { imgSrc: category.icon }),
      }))
      .sort((one, other) => one.label.localeCompare(other.label, locale)),
    withoutPlace: places.length === 0 || (await mayLackPlace(context.db, cuid)),
    contact: customer.contactWanted !== 'no',
    sms: context.sms.available,
    mail: context.mail.available,
  };
}

/** @throws Refusal badRequest */
export async function checkPlaceGiven(
  context: AppContext,
  place: string | undefined,
  reader: StaffReader,
): Promise<void> {
  if (place !== undefined) return;
  if (!(await loadCounterStart(context, reader)).withoutPlace)
    throw createBadRequest('body.place', 'missing');
}
