import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deliveries, verifications } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { AddressKind } from './addresses.ts';
import { acquireNamedLock } from './requesters.ts';

interface DailyShares {
  /** All unknown devices together. */
  readonly strangers: number;
  readonly customer: number;
  /** Counts used codes; exempts known staff devices. */
  readonly network: number;
}

const SHARES: Readonly<Record<AddressKind, DailyShares>> = {
  sms: { strangers: 0.8, customer: 0.5, network: 0.25 },
  mail: { strangers: 7 / 8, customer: 3 / 4, network: Number.POSITIVE_INFINITY },
};

/** Seconds; some requests expire by then. */
const RETRY_AFTER = 3600;

/** Counts sent and pending deliveries, and all kinds of SMS, since each costs money. */
const matchToday = (kind: AddressKind) =>
  and(
    eq(deliveries.kind, kind),
    kind === 'sms' ? undefined : eq(deliveries.about, 'code'),
    ne(deliveries.state, 'none'),
    gt(deliveries.created, sql`now() - interval '1 day'`),
  );

/** Counts possibly charged attempts, plus one for a waiting message. */
const attemptCount = sql`greatest(${deliveries.tries} - ${deliveries.untaken}, (${deliveries.state} not in ('late', 'replaced'))::int)`;

/** One statement: timing must not reveal whose address it is. */
async function countSentToday(tx: Tx, kind: AddressKind, cuid: string | undefined) {
  const [row] = await tx
    .select({
      all: sql<number>`coalesce(sum(${attemptCount}), 0)`.mapWith(Number),
      ofCustomer:
        sql<number>`coalesce(sum(${attemptCount}) filter (where ${deliveries.cuid} = ${cuid ?? null}), 0)`.mapWith(
          Number,
        ),
    })
    .from(deliveries)
    .where(matchToday(kind));
  return row ?? { all: 0, ofCustomer: 0 };
}

async function countNetworkRequests(tx: Tx, kind: AddressKind, networkHash: string): Promise<number> {
  const { network, sent, created } = verifications;
  const [row] = await tx
    .select({ asked: count() })
    .from(verifications)
    .where(
      and(
        eq(network, networkHash),
        eq(verifications.kind, kind),
        eq(sent, true),
        gt(created, sql`now() - interval '1 day'`),
      ),
    );
  return row?.asked ?? 0;
}

/** @throws Refusal tooMany */
export async function checkCodeBudgets(
  tx: Tx,
  {
    kind,
    isReserved,
    isQuiet,
    cuid,
    network,
    factor,
    shareSpent,
  }: {
    readonly kind: AddressKind;
    /** May use the reserved share. */
    readonly isReserved: boolean;
    readonly isQuiet: boolean;
    readonly cuid: string | undefined;
    /** Hash of the network. */
    readonly network: string;
    /** Multiplies the limits, for measurements. */
    readonly factor: number;
    readonly shareSpent: (kind: AddressKind, cuid: string) => void;
  },
  perDay: number,
): Promise<boolean> {
  await acquireNamedLock(tx, `${kind} of the day`);
  const shares = SHARES[kind];
  const most = isReserved ? perDay : perDay * shares.strangers;
  const { all, ofCustomer } = await countSentToday(tx, kind, cuid);
  const byNetwork = isReserved ? 0 : await countNetworkRequests(tx, kind, network);
  if (byNetwork >= perDay * shares.network * factor)
    throw new Refusal('tooMany', { retryAfter: RETRY_AFTER });
  const isShareSpent = !isReserved && cuid !== undefined && ofCustomer >= perDay * shares.customer;
  if (isShareSpent) shareSpent(kind, cuid);
  if (all >= most || (isShareSpent && !isQuiet)) throw new Refusal('tooMany', { retryAfter: RETRY_AFTER });
  return !isShareSpent;
}
