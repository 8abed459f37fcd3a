import { and, count, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { deliveries } from '../../../platform/db/schema.ts';
import { oneByOne } from '../../identity/requesters.ts';

/** Daily news mails for one person. */
const OF_PERSON = 12;

/** Maximum share of daily news mails for one customer. */
const OF_CUSTOMER = 0.5;

/** Daily news SMS for one person, which the customer pays. */
const SMS_OF_PERSON = 3;

/** News stop at this share of daily SMS; the rest is for codes. */
const SMS_OF_NEWS = 0.5;

async function sentToday(tx: Tx, ...of: (SQL | undefined)[]): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(deliveries)
    .where(and(gt(deliveries.created, sql`now() - interval '1 day'`), ...of));
  return row?.sent ?? 0;
}

const mailedToday = (tx: Tx, of?: SQL): Promise<number> =>
  sentToday(tx, eq(deliveries.kind, 'mail'), inArray(deliveries.about, ['news', 'staff']), of);

/** Returns the used-up daily budget. Unread news are retried later. */
export async function usedUp(
  tx: Tx,
  { person, cuid }: { readonly person: string; readonly cuid: string },
  perDay: number,
): Promise<'person' | 'day' | undefined> {
  await oneByOne(tx, 'news of the day');
  if ((await mailedToday(tx, eq(deliveries.person, person))) >= OF_PERSON) return 'person';
  if ((await mailedToday(tx)) >= perDay) return 'day';
  return (await mailedToday(tx, eq(deliveries.cuid, cuid))) >= perDay * OF_CUSTOMER ? 'day' : undefined;
}

/** Also limited by what the customer pays for. */
export async function usedUpSms(
  tx: Tx,
  { person, cuid }: { readonly person: string; readonly cuid: string },
  { perDay, ofCustomer }: { readonly perDay: number; readonly ofCustomer: number },
): Promise<'person' | 'day' | undefined> {
  await oneByOne(tx, 'sms of the day');
  const sms = eq(deliveries.kind, 'sms');
  const paid = and(sms, inArray(deliveries.about, ['news', 'staff', 'call', 'trial']));
  if ((await sentToday(tx, paid, eq(deliveries.person, person))) >= SMS_OF_PERSON) return 'person';
  if ((await sentToday(tx, paid, eq(deliveries.cuid, cuid))) >= ofCustomer) return 'day';
  return (await sentToday(tx, sms, ne(deliveries.state, 'none'))) >= perDay * SMS_OF_NEWS ? 'day' : undefined;
}
