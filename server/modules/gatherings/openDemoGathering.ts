import { DAY } from '@parvis/locales/dates';
import { defaultLocale } from '@parvis/locales/languages';
import { placeWords } from '@parvis/locales/placeWords';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { cases, customers, gatherings, places } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createId } from '../../platform/lib/ids.ts';
import { translate, translateAll } from '../../platform/lib/texts.ts';
import { appendMessages, assignMessageId } from '../cases/service.ts';
import { acquireNamedLock } from '../identity/service.ts';
import { insertGatheringCase } from './createGathering.ts';

const PLACE = { cuid: 'belleroche', code: 'park' } as const;

/** Unless one exists: the previous one was erased on its day. */
export async function openDemoGathering(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await acquireNamedLock(tx, 'demo gathering');
    const [town] = await tx
      .select({ customer: customers, place: places })
      .from(customers)
      .innerJoin(places, and(eq(places.cuid, customers.cuid), eq(places.code, PLACE.code)))
      .where(and(eq(customers.cuid, PLACE.cuid), customers.invented));
    const standing = await tx
      .select({ csid: gatherings.csid })
      .from(gatherings)
      .innerJoin(cases, eq(cases.csid, gatherings.csid))
      .where(and(eq(gatherings.cuid, PLACE.cuid), gatherings.madeByStaff, isNull(gatherings.madeBy)))
      .limit(1);
    if (!town || standing.length > 0) return;
    const { customer, place } = town;
    const eraseOn = new Date(getDatabaseNow().getTime() + customer.retentionDays * DAY);
    const opening = {
      ...{ gthrId: createId(), title: translateAll('demo.gathering.title'), period: { eraseOn } },
      place: { code: place.code, lbl: placeWords(place.lbl, place.descr), qrid: null },
    };
    const row = await insertGatheringCase(tx, PLACE.cuid, opening, { locale: defaultLocale });
    await tx.insert(gatherings).values({
      ...{
        csid: row.csid,
        cuid: row.cuid,
        title: opening.title,
        intro: translateAll('demo.gathering.intro'),
      },
      ...{ access: 'place', endsAt: eraseOn, madeBy: null, madeByStaff: true, madeName: '' },
    });
    const hello = assignMessageId({
      ...{ staff: true, event: 'gthrAnnounced', msgTxt: translate('demo.gathering.hello', defaultLocale) },
    });
    await appendMessages(tx, row, [assignMessageId({ staff: true, event: 'gthrOpened' }), hello]);
    await tx.update(gatherings).set({ pinnedMsgId: sql`2` }).where(eq(gatherings.csid, row.csid));
  });
}
