import { DAY } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { departures, staff } from '../../../platform/db/schema.ts';
import { defineJob, enqueueJob } from '../../../platform/jobs/defineJob.ts';
import { getDatabaseTime } from '../../../platform/lib/clock.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { translate } from '../../../platform/lib/texts.ts';
import type { Departure } from '../../cases/service.ts';
import { type AppContext, runInTransaction } from '../../context/appContext.ts';
import { findMessageOrigin } from '../../customers/service.ts';
import { findPersonLanguage, hashRequester } from '../../identity/service.ts';
import { enqueueMessage, renderStaffMail } from '../../messaging/service.ts';
import { buildUnsubscribeLink } from '../caseNotifications/unsubscribe.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import { loadMember, type StaffMember } from './staffCalls.ts';

type DepartureRow = typeof departures.$inferSelect;

/** "Anna Petit (4 signalements)". */
const describePeople = ({ people }: DepartureRow, locale: Locale): string =>
  new Intl.ListFormat(locale).format(
    people.map(({ name, cases }) => translate('departure.person', locale, { name, count: cases })),
  );

const sumCases = ({ people }: DepartureRow): number => people.reduce((sum, { cases }) => sum + cases, 0);

async function mailDeparture(
  context: AppContext,
  tx: Tx,
  row: DepartureRow,
  { crUid, email }: StaffMember & { readonly email: string },
): Promise<void> {
  const { secret, customers } = context;
  const { cuid } = row;
  const locale = await findPersonLanguage(tx, crUid);
  const origin = await findMessageOrigin(context, cuid);
  const end = buildUnsubscribeLink(secret, origin, { crUid, cuid, email });
  const count = sumCases(row);
  // Links to the board: several cases, mostly.
  const input = { cases: [], customer: await customers.get(cuid), locale, origin, end };
  const message = renderStaffMail(input, (site) => ({
    subject: translate('mail.departure.subject', locale, { count }),
    paragraphs: [translate('mail.departure.text', locale, { count, people: describePeople(row, locale) })],
    why: translate('mail.departure.why', locale, { site }),
  }));
  await enqueueMessage(context, tx, {
    ...({ kind: 'mail', about: 'notice', id: createId(), to: email, message } as const),
    ...{ cuid, person: hashRequester(secret, 'identity', crUid) },
    ...{ until: new Date(getDatabaseTime() + DAY), shouldSend: true },
  });
}

/** Notifies each manager once, by push and mail. */
async function tellManagers(context: AppContext, tx: Tx, row: DepartureRow): Promise<void> {
  const managers = await tx
    .select({ rlid: staff.rlid })
    .from(staff)
    .where(and(eq(staff.cuid, row.cuid), ne(staff.level, 'agent')))
    .orderBy(staff.rlid);
  for (const { rlid } of managers) {
    const member = await loadMember(tx, rlid);
    if (!member) continue;
    const { csid, msgId } = row;
    const instead = (locale: Locale) =>
      translate('push.departure', locale, { count: sumCases(row), people: describePeople(row, locale) });
    const news = { type: 'caseUpdate', csid, msgId, staff: true, instead } as const;
    await pushToPerson(context, tx, member.crUid, news, { urgency: 'normal' });
    const { email } = member;
    if (context.mail.available && email !== null && member.news !== 'off')
      await mailDeparture(context, tx, row, { ...member, email });
  }
}

interface NamedDeparture {
  readonly id: string;
}

/** Notifies managers of former staff, then deletes the entry. */
export const notifyDepartures = defineJob<NamedDeparture, AppContext>({
  name: 'departures',
  payload: z.object({ id: z.string() }),
  channel: 'upkeep',
  key: ({ id }) => `departure:${id}`,
  async findMissing(pool) {
    const { rows } = await pool.query<NamedDeparture>(
      `select id from departures d where not exists (
         select from graphile_worker.jobs j where j.key = 'departure:' || d.id)`,
    );
    return rows;
  },
  does: 'tells managers that somebody left the staff, and how many cases went to their service',
  async run({ id }, { services }) {
    await runInTransaction(services, async (tx) => {
      const [row] = await tx.delete(departures).where(eq(departures.id, id)).returning();
      if (row) await tellManagers(services, tx, row);
    });
    return undefined;
  },
});

/** Skips departures without cases. */
export async function enqueueDepartures(tx: Tx, cuid: string, gone: readonly Departure[]): Promise<void> {
  const last = gone.at(-1)?.told.at(-1);
  if (!last) return;
  const id = createId();
  const people = gone.map(({ name, told }) => ({ name, cases: told.length }));
  await tx.insert(departures).values({ id, cuid, people, csid: last.csid, msgId: last.msgId });
  await enqueueJob(tx, notifyDepartures, { id });
}
