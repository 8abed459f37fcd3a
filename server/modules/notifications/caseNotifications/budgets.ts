import { and, count, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { deliveries } from '../../../platform/db/schema.ts';
import { oneByOne } from '../../identity/requesters.ts';

/** Mails of news that one person gets in a day: whoever writes with staff all day reads along. */
const OF_PERSON = 12;

/** The share of a day's mails of news that one customer's visitors may have. */
const OF_CUSTOMER = 0.5;

/** SMS of news that one person gets in a day: each costs their customer. */
const SMS_OF_PERSON = 3;

/** The share of a day's SMS that may be gone when one more of news goes: the others are for codes. */
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

/** Whose budget of the day is used up, if any is: what is not told today is told once there is room again, unless it was read. */
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

/** The same of an SMS: of what the person, their customer, which pays for so many, or the service may have in a day. */
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
