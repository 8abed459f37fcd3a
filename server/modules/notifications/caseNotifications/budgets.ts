import { and, count, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { deliveries } from '../../../platform/db/schema.ts';
import { acquireNamedLock } from '../../identity/service.ts';

/** Daily news mails. */
const MAILS_PER_PERSON = 12;

/** Maximum share of the daily news mails per customer. */
const CUSTOMER_SHARE = 0.5;

/** Daily news SMS, paid by the customer. */
const SMS_PER_PERSON = 3;

/** The rest of the daily SMS is for codes. */
const NEWS_SMS_SHARE = 0.5;

async function countSentToday(tx: Tx, ...of: (SQL | undefined)[]): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(deliveries)
    .where(and(gt(deliveries.created, sql`now() - interval '1 day'`), ...of));
  return row?.sent ?? 0;
}

const countMailsToday = (tx: Tx, of?: SQL): Promise<number> =>
  countSentToday(tx, eq(deliveries.kind, 'mail'), inArray(deliveries.about, ['news', 'staff']), of);

/** Undefined if none; unread news are retried later. */
export async function findUsedUpMailBudget(
  tx: Tx,
  { person, cuid }: { readonly person: string; readonly cuid: string },
  perDay: number,
): Promise<'person' | 'day' | undefined> {
  await acquireNamedLock(tx, 'news of the day');
  if ((await countMailsToday(tx, eq(deliveries.person, person))) >= MAILS_PER_PERSON) return 'person';
  if ((await countMailsToday(tx)) >= perDay) return 'day';
  return (await countMailsToday(tx, eq(deliveries.cuid, cuid))) >= perDay * CUSTOMER_SHARE
    ? 'day'
    : undefined;
}

/** Also limited by the customer's paid budget. */
export async function findUsedUpSmsBudget(
  tx: Tx,
  { person, cuid }: { readonly person: string; readonly cuid: string },
  { perDay, ofCustomer }: { readonly perDay: number; readonly ofCustomer: number },
): Promise<'person' | 'day' | undefined> {
  await acquireNamedLock(tx, 'sms of the day');
  const sms = eq(deliveries.kind, 'sms');
  const paid = and(sms, inArray(deliveries.about, ['news', 'staff', 'call', 'trial', 'link']));
  if ((await countSentToday(tx, paid, eq(deliveries.person, person))) >= SMS_PER_PERSON) return 'person';
  if ((await countSentToday(tx, paid, eq(deliveries.cuid, cuid))) >= ofCustomer) return 'day';
  return (await countSentToday(tx, sms, ne(deliveries.state, 'none'))) >= perDay * NEWS_SMS_SHARE
    ? 'day'
    : undefined;
}
