import { DAY, displayDay } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { identities, staff } from '../../../platform/db/schema.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { runCollectingErrors } from '../../../platform/lib/runCollectingErrors.ts';
import { translate } from '../../../platform/lib/texts.ts';
import { type AppContext, runInTransaction } from '../../context/appContext.ts';
import type { StaffRow } from '../../context/session.ts';
import { type Customer, findMessageOrigin, getCustomerZone } from '../../customers/service.ts';
import { findPersonLanguage, hashRequester } from '../../identity/service.ts';
import { enqueueMessage, renderMail } from '../../messaging/service.ts';
import { buildFiguresEndLink } from '../../notifications/service.ts';
import { describeValue } from './describeValues.ts';
import { loadDeskFigures } from './loadDeskFigures.ts';

/** On Mondays, in the customer's time zone. */
const HOUR = 8;

const COLUMNS = ['reports', 'median', 'solved', 'late', 'stars'] as const;

/** Such as `2026-11-30`. */
export function findDueMonday(now: Date, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const monday = local.toPlainDate().subtract({ days: local.dayOfWeek - 1 });
  const isEarly = local.dayOfWeek === 1 && local.hour < HOUR;
  return monday.subtract({ days: isEarly ? 7 : 0 }).toString();
}

/** @returns whether the reader gets the mail */
export async function setFiguresMail(
  { db, customers }: Pick<AppContext, 'db' | 'customers'>,
  { rlid, cuid, figuresWeek }: StaffRow,
  on: boolean | undefined,
): Promise<boolean> {
  const isOn = figuresWeek !== null;
  if (on === undefined || on === isOn) return isOn;
  const zone = getCustomerZone(await customers.get(cuid));
  const week = on ? findDueMonday(getDatabaseNow(), zone) : null;
  await db.update(staff).set({ figuresWeek: week }).where(eq(staff.rlid, rlid));
  return on;
}

const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

const nameDay = (day: string, locale: Locale): string => displayDay(locale, new Date(`${day}T12:00:00Z`));

interface Weekly {
  readonly customer: Customer;
  readonly monday: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly end: string;
}

async function renderWeekly(context: AppContext, { customer, monday, locale, origin, end }: Weekly) {
  const { cuid, lbl, light, dark, appShape: shape } = customer;
  const ask = {
    period: 'own',
    by: 'service',
    from: addDays(monday, -7),
    until: addDays(monday, -1),
  } as const;
  const { total } = await loadDeskFigures(context, ask, { cuid, locale });
  const days = { from: nameDay(ask.from, locale), until: nameDay(ask.until, locale) };
  const site = wordsIn(lbl, locale);
  const hasNone = total.now.reports === undefined && total.before.reports === undefined;
  const lines = COLUMNS.map((column) =>
    translate('mail.figures.line', locale, {
      label: translate(`desk.${column}`, locale),
      value: describeValue(total.now, column, locale),
      before: describeValue(total.before, column, locale),
    }),
  );
  const query = new URLSearchParams({ period: 'own', from: ask.from, until: ask.until });
  const mail = renderMail(
    {
      subject: translate('mail.figures.subject', locale, days),
      paragraphs: [
        translate('mail.news.hello', locale),
        translate('mail.figures.text', locale, days),
        ...(hasNone
          ? [translate('mail.figures.none', locale)]
          : [lines.join('\n'), translate('mail.figures.round', locale)]),
      ],
      action: {
        label: translate('mail.figures.open', locale),
        href: `${origin}/staff/${cuid}/figures?${query}`,
      },
      reply: translate('mail.figures.reply', locale),
      foot: [
        { text: translate('mail.figures.why', locale, { site }) },
        { text: translate('mail.figures.end', locale), href: end },
      ],
    },
    { locale, site, branding: { light, dark, shape } },
  );
  return { ...mail, unsubscribe: end };
}

const findReaders = ({ db }: Pick<AppContext, 'db'>, cuid: string, monday: string) =>
  db
    .selectDistinctOn([staff.rlid], { rlid: staff.rlid, email: staff.email, crUid: identities.crUid })
    .from(staff)
    .innerJoin(identities, or(eq(identities.email, staff.email), eq(identities.phone, staff.phone)))
    .where(
      and(
        eq(staff.cuid, cuid),
        ne(staff.level, 'agent'),
        isNotNull(staff.figuresWeek),
        lt(staff.figuresWeek, monday),
      ),
    )
    .orderBy(staff.rlid);

type FiguresReader = Awaited<ReturnType<typeof findReaders>>[number];

/** Marks the week first: only one of two servers sends. */
async function mailReader(
  context: AppContext,
  { rlid, email, crUid }: FiguresReader,
  { customer, monday }: Pick<Weekly, 'customer' | 'monday'>,
): Promise<void> {
  const { secret } = context;
  const { cuid } = customer;
  const origin = await findMessageOrigin(context, cuid);
  const end = buildFiguresEndLink(secret, origin, { rlid, cuid, email });
  await runInTransaction(context, async (tx) => {
    const marked = await tx
      .update(staff)
      .set({ figuresWeek: monday })
      .where(and(eq(staff.rlid, rlid), lt(staff.figuresWeek, monday)))
      .returning({ rlid: staff.rlid });
    if (marked.length === 0) return;
    const locale = await findPersonLanguage(tx, crUid);
    const message = await renderWeekly(context, { customer, monday, locale, origin, end });
    await enqueueMessage(context, tx, {
      ...({ kind: 'mail', about: 'notice', id: createId(), to: email, message } as const),
      ...{ cuid, person: hashRequester(secret, 'identity', crUid) },
      ...{ until: new Date(getDatabaseNow().getTime() + DAY), shouldSend: true },
    });
  });
}

/** Sends once, from Monday morning on. Continues after a failing mail. */
export async function mailWeeklyFigures(context: AppContext, now = getDatabaseNow()): Promise<void> {
  if (!context.mail.available) return;
  const failures: unknown[] = [];
  for (const { cuid, withdrawn } of await context.customers.getAll()) {
    if (withdrawn) continue;
    const customer = await context.customers.get(cuid);
    const monday = findDueMonday(now, getCustomerZone(customer));
    const readers = await findReaders(context, cuid, monday);
    await runCollectingErrors(
      readers,
      (reader) => mailReader(context, reader, { customer, monday }),
      failures,
    );
  }
  if (failures.length > 0) throw failures[0];
}
