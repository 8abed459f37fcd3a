import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Tx } from '../store/database.ts';
import { deliveries } from '../store/schema.ts';
import { oneByOne } from './requesters.ts';

/** The share of a day's SMS that one customer's staff and visitors may have, and that of all devices that are not known. */
const SHARES = { customer: 0.5, strangers: 0.8 } as const;

/** Seconds that a day's budget is told to last: some of what counts is forgotten by then. */
const LATER = 3600;

/** SMS that left or are to leave in the last day: what goes to nobody costs nothing. */
const ofToday = () =>
  and(
    eq(deliveries.kind, 'sms'),
    ne(deliveries.state, 'none'),
    gt(deliveries.created, sql`now() - interval '1 day'`),
  );

async function sentToday(tx: Tx, cuid?: string): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(deliveries)
    .where(and(ofToday(), cuid === undefined ? undefined : eq(deliveries.cuid, cuid)));
  return row?.sent ?? 0;
}

/**
 * Holds SMS to what may be spent on them in a day: strangers leave some of it to devices that are known, and no customer's use it
 * all up.
 * @throws Refusal tooMany with the seconds to wait
 */
export async function checkSmsBudgets(
  tx: Tx,
  { known, cuid }: { readonly known: boolean; readonly cuid: string | undefined },
  perDay: number,
): Promise<void> {
  await oneByOne(tx, 'sms of the day');
  const most = known ? perDay : perDay * SHARES.strangers;
  const spent =
    (await sentToday(tx)) >= most ||
    (!known && cuid !== undefined && (await sentToday(tx, cuid)) >= perDay * SHARES.customer);
  if (spent) throw new Refusal('tooMany', { retryAfter: LATER });
}
