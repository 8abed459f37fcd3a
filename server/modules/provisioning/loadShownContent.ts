import type { Shown } from '@parvis/api/entities/theme';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { places, qrCodes } from '../../platform/db/schema.ts';
import { buildMenus, type CustomerDirectory, toCustomerInfo } from '../customers/service.ts';

/**
 * Excludes the branding; places a code in service.
 * @throws Refusal unknownCustomer
 */
export async function loadShownContent(
  { db, customers }: { db: Database; customers: CustomerDirectory },
  cuid: string,
  locale: Locale,
): Promise<Shown> {
  const customer = await customers.get(cuid);
  const { banner, greeting } = toCustomerInfo(customer, locale);
  const [place] = await db
    .select({ code: places.code, lbl: places.lbl, descr: places.descr })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(and(eq(qrCodes.cuid, customer.cuid), eq(qrCodes.stale, false)))
    .orderBy(qrCodes.fake, qrCodes.qrid)
    .limit(1);
  return {
    ...(banner && { banner }),
    ...(greeting && { greeting }),
    ...(place && {
      place: {
        code: place.code,
        lbl: wordsIn(place.lbl, locale),
        ...(place.descr && { descr: wordsIn(place.descr, locale) }),
      },
    }),
    menus: buildMenus(customer, locale, place?.code),
  };
}
