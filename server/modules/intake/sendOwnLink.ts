import type { LinkDelivery, MadeLink } from '@parvis/api/entities/intake';
import { DAY } from '@parvis/locales/dates';
import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deliveries } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { hashKey } from '../../platform/limits/counters.ts';
import type { CaseRow } from '../cases/service.ts';
import type { AppContext } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { acquireNamedLock, addressKinds } from '../identity/service.ts';
import { createOwnLink } from '../links/service.ts';
import { enqueueMessage, type MessageContent } from '../messaging/service.ts';
import { renderOwnLinkMail, renderOwnLinkSms } from './ownLinkTexts.ts';

/** Maximum share of the daily SMS per customer. */
const CUSTOMER_SHARE = 0.5;
/** Links per day. */
const PER_ADDRESS = 5;

type Sent = Exclude<LinkDelivery, 'number'>;
const contactOf = { sms: 'phone', mail: 'mail' } as const satisfies Record<Sent, string>;

/** @throws Refusal badRequest without an address, or for a number that takes no SMS */
function requireAddress({ contact }: Pick<CaseRow, 'contact'>, sent: Sent): string {
  const value = contact?.[contactOf[sent]];
  if (value === undefined) throw createBadRequest(`body.contact.${contactOf[sent]}`, 'missing');
  if (sent === 'mail') return value;
  const { phone } = mobileOf(value.startsWith('+') ? value : `+${value}`);
  if (phone === undefined) throw createBadRequest('body.contact.phone', 'notPossible');
  return phone;
}

async function isBudgetUsedUp(
  { config }: AppContext,
  tx: Tx,
  { kind, cuid, person }: { readonly kind: Sent; readonly cuid: string; readonly person: string },
): Promise<boolean> {
  await acquireNamedLock(tx, `link of the day:${cuid}`);
  const { about, created } = deliveries;
  const countToday = async (of: ReturnType<typeof eq>) => {
    const [row] = await tx
      .select({ sent: count() })
      .from(deliveries)
      .where(
        and(eq(about, 'link'), eq(deliveries.kind, kind), gt(created, sql`now() - interval '1 day'`), of),
      );
    return row?.sent ?? 0;
  };
  if ((await countToday(eq(deliveries.person, person))) >= PER_ADDRESS) return true;
  const perDay = kind === 'sms' ? config.smsPerDay : config.mailNewsPerDay;
  return (await countToday(eq(deliveries.cuid, cuid))) >= perDay * CUSTOMER_SHARE;
}

/** Undefined if the channel is disabled, failing or over budget. */
async function prepareDelivery(
  context: AppContext,
  tx: Tx,
  row: Pick<CaseRow, 'cuid' | 'contact'>,
  wanted: LinkDelivery,
): Promise<{ kind: Sent; to: string; person: string } | undefined> {
  if (wanted === 'number') return undefined;
  const to = requireAddress(row, wanted);
  const person = hashKey(context.secret, `link:${to}`);
  const port = context[wanted];
  if (!port.available || port.failing) return undefined;
  const spent = await isBudgetUsedUp(context, tx, { kind: wanted, cuid: row.cuid, person });
  return spent ? undefined : { kind: wanted, to, person };
}

/**
 * Returns the number on request or as fallback.
 * @throws Refusal badRequest
 */
export async function sendOwnLink(
  context: AppContext,
  tx: Tx,
  row: CaseRow,
  wanted: LinkDelivery,
  { reader, origin }: { readonly reader: StaffReader; readonly origin: string },
): Promise<MadeLink> {
  const delivery = await prepareDelivery(context, tx, row, wanted);
  const sent = delivery?.kind ?? 'number';
  const { id, endsAt, number } = await createOwnLink(context, tx, row, sent, reader);
  if (!delivery) return { sent, number, endsAt: endsAt.toISOString() };
  const { kind, to, person } = delivery;
  const customer = await context.customers.get(row.cuid);
  const words = { locale: row.language, nbr: row.nbr, link: `${origin}/m/c/${id}` };
  const content: MessageContent =
    kind === 'sms'
      ? { kind, to, message: renderOwnLinkSms(customer, words) }
      : { kind, to, message: renderOwnLinkMail(customer, words) };
  await enqueueMessage(context, tx, {
    ...content,
    ...{ id: createId(), about: 'link', cuid: row.cuid, person, shouldSend: true },
    until: new Date(getDatabaseTime() + DAY),
  });
  return { sent, to: addressKinds[kind].mask(to), endsAt: endsAt.toISOString() };
}
