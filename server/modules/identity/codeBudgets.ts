import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deliveries, verifications } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { AddressKind } from './addresses.ts';
import { oneByOne } from './requesters.ts';

/** Shares of a daily budget. */
interface Shares {
  /** All unknown devices together. */
  readonly strangers: number;
  readonly customer: number;
  /** By requesting network, including used codes; exempts known devices of staff. */
  readonly line: number;
}

const SHARES: Readonly<Record<AddressKind, Shares>> = {
  sms: { strangers: 0.8, customer: 0.5, line: 0.25 },
  mail: { strangers: 7 / 8, customer: 3 / 4, line: Number.POSITIVE_INFINITY },
};

/** Retry-After for daily limits, in seconds; some requests expire by then. */
const LATER = 3600;

/** Counts deliveries that were sent or will be. For SMS, counts all kinds, since each costs money. */
const ofToday = (kind: AddressKind) =>
  and(
    eq(deliveries.kind, kind),
    kind === 'sms' ? undefined : eq(deliveries.about, 'code'),
    ne(deliveries.state, 'none'),
    gt(deliveries.created, sql`now() - interval '1 day'`),
  );

/** Attempts that may have been charged, plus one for a waiting message. */
const sends = sql`greatest(${deliveries.tries} - ${deliveries.untaken}, (${deliveries.state} not in ('late', 'replaced'))::int)`;

/** One statement for both sums: timing must not reveal whose address it is. */
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
 * Enforces the daily budgets of codes.
 * @throws Refusal tooMany
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
    /** May use the reserved share. */
    readonly isReserved: boolean;
    readonly isQuiet: boolean;
    readonly cuid: string | undefined;
    /** Hash of the requesting network. */
    readonly line: string;
    /** Multiplies the limits, for measurements. */
    readonly factor: number;
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
