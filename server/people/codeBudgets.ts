import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Tx } from '../store/database.ts';
import { deliveries } from '../store/schema.ts';
import type { AddressKind } from './addresses.ts';
import { oneByOne } from './requesters.ts';

/**
 * The share of a day's codes that all devices together may have which are not known, and one customer's staff and visitors. Of mails
 * a customer has no share of its own: else who is refused for one address alone would see whose staff it is.
 */
const SHARES: Readonly<Record<AddressKind, { readonly strangers: number; readonly customer: number }>> = {
  sms: { strangers: 0.8, customer: 0.5 },
  mail: { strangers: 7 / 8, customer: 1 },
};

/** Seconds that a day's budget is told to last: some of what counts is forgotten by then. */
const LATER = 3600;

/** Codes that left or are to leave in the last day: what goes to nobody costs nothing. */
const ofToday = (kind: AddressKind) =>
  and(
    eq(deliveries.kind, kind),
    eq(deliveries.about, 'code'),
    ne(deliveries.state, 'none'),
    gt(deliveries.created, sql`now() - interval '1 day'`),
  );

/** Each try may have been paid for. */
const sends = sql`greatest(${deliveries.tries}, 1)`;

/** Those of all, and those of one customer: in one statement, so that an address that belongs to one takes no longer than another. */
async function sentToday(tx: Tx, kind: AddressKind, cuid: string | undefined) {
  const [row] = await tx
    .select({
      all: sql<number>`coalesce(sum(${sends}), 0)`.mapWith(Number),
      ofCustomer:
        sql<number>`coalesce(sum(${sends}) filter (where ${deliveries.cuid} = ${cuid ?? null}), 0)`.mapWith(
          Number,
        ),
    })
    .from(deliveries)
    .where(ofToday(kind));
  return row ?? { all: 0, ofCustomer: 0 };
}

/**
 * Holds codes to what may be sent of them in a day: strangers leave some of it to known devices (of SMS: to those of staff), and no
 * customer's use it all up. Gives whether a code may go: who does not say that an address is theirs is answered beyond a customer's
 * share as usual, for a refusal would tell whose staff it is.
 * @throws Refusal tooMany with the seconds to wait
 */
export async function checkCodeBudgets(
  tx: Tx,
  {
    kind,
    isReserved,
    isQuiet,
    cuid,
  }: {
    readonly kind: AddressKind;
    /** May use what is kept back. */
    readonly isReserved: boolean;
    readonly isQuiet: boolean;
    readonly cuid: string | undefined;
  },
  perDay: number,
): Promise<boolean> {
  await oneByOne(tx, `${kind} of the day`);
  const shares = SHARES[kind];
  const most = isReserved ? perDay : perDay * shares.strangers;
  const { all, ofCustomer } = await sentToday(tx, kind, cuid);
  const isShareSpent = !isReserved && cuid !== undefined && ofCustomer >= perDay * shares.customer;
  if (all >= most || (isShareSpent && !isQuiet)) throw new Refusal('tooMany', { retryAfter: LATER });
  return !isShareSpent;
}
