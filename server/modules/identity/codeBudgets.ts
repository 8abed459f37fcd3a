import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deliveries, verifications } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { AddressKind } from './addresses.ts';
import { oneByOne } from './requesters.ts';

/** Of a day's codes. */
interface Shares {
  /** All devices together may have it which are not known. */
  readonly strangers: number;
  readonly customer: number;
  /** Whoever asks from one line, codes that were used too; a known device of staff is not asked. */
  readonly line: number;
}

/** What may be had of a day's codes. */
const SHARES: Readonly<Record<AddressKind, Shares>> = {
  sms: { strangers: 0.8, customer: 0.5, line: 0.25 },
  mail: { strangers: 7 / 8, customer: 3 / 4, line: Number.POSITIVE_INFINITY },
};

/** Seconds that a day's budget is told to last: some of what counts is forgotten by then. */
const LATER = 3600;

/** Codes that left or are to leave in the last day: what goes to nobody costs nothing. Of SMS others too, for they cost as much. */
const ofToday = (kind: AddressKind) =>
  and(
    eq(deliveries.kind, kind),
    kind === 'sms' ? undefined : eq(deliveries.about, 'code'),
    ne(deliveries.state, 'none'),
    gt(deliveries.created, sql`now() - interval '1 day'`),
  );

/** Each try may have been paid for of which it is not known that nothing was taken; what waits will be. */
const sends = sql`greatest(${deliveries.tries} - ${deliveries.untaken}, (${deliveries.state} not in ('late', 'replaced'))::int)`;

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

/** Codes that were asked for from a line in the last day, whoever the addresses belong to. */
async function ofLine(tx: Tx, kind: AddressKind, line: string): Promise<number> {
  const { network, sent, created } = verifications;
  const [row] = await tx
    .select({ asked: count() })
    .from(verifications)
    .where(
      and(
        eq(network, line),
        eq(verifications.kind, kind),
        eq(sent, true),
        gt(created, sql`now() - interval '1 day'`),
      ),
    );
  return row?.asked ?? 0;
}

/**
 * Holds codes to what may be sent of them in a day: strangers leave some of it to known devices (of SMS: to those of staff), and no
 * customer's, and no line's, use it all up. @throws Refusal tooMany with the seconds to wait
 */
export async function checkCodeBudgets(
  tx: Tx,
  {
    kind,
    isReserved,
    isQuiet,
    cuid,
    line,
    factor,
    shareSpent,
  }: {
    readonly kind: AddressKind;
    /** May use what is kept back. */
    readonly isReserved: boolean;
    readonly isQuiet: boolean;
    readonly cuid: string | undefined;
    /** The line they ask from, as a hash. */
    readonly line: string;
    /** How many times as many as usual a line may have: for measurements. */
    readonly factor: number;
    /** Is told of a customer that has had its share. */
    readonly shareSpent: (kind: AddressKind, cuid: string) => void;
  },
  perDay: number,
): Promise<boolean> {
  await oneByOne(tx, `${kind} of the day`);
  const shares = SHARES[kind];
  const most = isReserved ? perDay : perDay * shares.strangers;
  const { all, ofCustomer } = await sentToday(tx, kind, cuid);
  const ofThisLine = isReserved ? 0 : await ofLine(tx, kind, line);
  if (ofThisLine >= perDay * shares.line * factor) throw new Refusal('tooMany', { retryAfter: LATER });
  const isShareSpent = !isReserved && cuid !== undefined && ofCustomer >= perDay * shares.customer;
  if (isShareSpent) shareSpent(kind, cuid);
  if (all >= most || (isShareSpent && !isQuiet)) throw new Refusal('tooMany', { retryAfter: LATER });
  return !isShareSpent;
}
