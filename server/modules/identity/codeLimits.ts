import type { Proof } from '@parvis/api/proof';
import { and, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { staff, verifications } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { calculateBits, demandWork } from '../../platform/limits/proofOfWork/newcomerThrottle.ts';
import { BITS_MAX, calculateWorkBits, createRateLimits } from '../../platform/limits/rateLimits.ts';
import type { AppContext } from '../context/appContext.ts';
import type { Address, AddressKind } from './addresses.ts';
import { acquireNamedLock, hashErasedAddress } from './requesters.ts';

/** Seconds by unused codes; the last one repeats. */
const PAUSE_SECONDS = [0, 30, 60, 120, 300, 600, 900] as const;

/** Limits unused codes. The rate limit table holds those of strangers for one address. */
interface DailyLimits {
  readonly known: number;
  /** Including used codes; Infinity disables the limit. */
  readonly withUsed: number;
  readonly identity: number;
  /** For addresses that strangers claim as their own. */
  readonly claimedByNetwork: number;
  readonly claimedByIdentity: number;
}
/** An SMS costs money and may wake people. */
const DAILY_LIMITS: Readonly<Record<AddressKind, DailyLimits>> = {
  mail: {
    known: 60,
    withUsed: Number.POSITIVE_INFINITY,
    identity: 30,
    claimedByNetwork: 300,
    claimedByIdentity: 5,
  },
  sms: { known: 20, withUsed: 10, identity: 10, claimedByNetwork: 30, claimedByIdentity: 5 },
};

/** Proof of work for strangers, by their unused codes of the day (`growing`). */
const WORK_PRICES = {
  address: { free: 2, first: 16, most: BITS_MAX },
  /** An office's first morning must stay below. */
  network: { free: 40, first: 16, most: 20 },
  /** A stadium's guests share a network: ten of them must not block the others. */
  own: { free: 10, first: 16, most: BITS_MAX },
  /** Counts the customer with the most requests; equal for all, to hide who is staff. */
  customer: { free: 200, first: 14, most: 20 },
} as const;

/** Seconds. */
const RETRY_AFTER = 3600;

const COUNTED_MAX = 500;

export const getPauseSeconds = (unused: number): number =>
  PAUSE_SECONDS[Math.min(unused, PAUSE_SECONDS.length - 1)] ?? PAUSE_SECONDS[PAUSE_SECONDS.length - 1] ?? 0;

/** Names are hashes. */
export interface CodeRequestFacts {
  address: Address;
  /** Known device, else identity, else network. */
  requester: string;
  network: string;
  identified: boolean;
  /** Signed in with this address on this device, now or before. */
  known: boolean;
  isStaff: boolean;
  own: boolean;
  /** Multiplies limits, for measurements. */
  factor: number;
  proof: Proof | undefined;
}

type RequestRow = Pick<
  typeof verifications.$inferSelect,
  'used' | 'requester' | 'network' | 'known' | 'created'
>;

const matchToday = () => gt(verifications.created, sql`now() - interval '1 day'`);
/** Includes codes only pretended to be sent. */
const matchUnusedByStrangers = () =>
  and(
    matchToday(),
    eq(verifications.sent, true),
    eq(verifications.used, false),
    eq(verifications.known, false),
  );

/** Includes erased people; skips unsent codes; newest first. */
function loadRequests(tx: Tx, secret: Buffer, value: string): Promise<RequestRow[]> {
  const { used, requester, network, known, created, sent } = verifications;
  return tx
    .select({ used, requester, network, known, created })
    .from(verifications)
    .where(
      and(
        inArray(verifications.address, [value, hashErasedAddress(secret, value)]),
        eq(sent, true),
        matchToday(),
      ),
    )
    .orderBy(desc(created))
    .limit(COUNTED_MAX);
}

async function countOwnClaims(
  tx: Tx,
  by: 'network' | 'requester',
  name: string,
  kind?: AddressKind,
): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(verifications)
    .where(
      and(
        eq(verifications[by], name),
        eq(verifications.own, true),
        kind && eq(verifications.kind, kind),
        matchUnusedByStrangers(),
      ),
    );
  return row?.asked ?? 0;
}

/**
 * Bits of work for another claim of an own address, equal for all addresses.
 * @throws Refusal tooMany
 */
async function computeClaimWork(tx: Tx, facts: CodeRequestFacts): Promise<number> {
  const { own, requester, network, factor, address } = facts;
  if (!own) return 0;
  const daily = DAILY_LIMITS[address.kind];
  for (const name of [network, requester]) await acquireNamedLock(tx, `own:${name}`);
  const claims = await countOwnClaims(tx, 'network', network, address.kind);
  const isUsedUp =
    claims >= daily.claimedByNetwork * factor ||
    (await countOwnClaims(tx, 'requester', requester)) >= daily.claimedByIdentity * factor;
  refuseWhileWaiting(isUsedUp ? RETRY_AFTER : 0);
  return calculateBits(claims, { ...WORK_PRICES.own, free: WORK_PRICES.own.free * factor });
}

async function countByNetwork(tx: Tx, network: string): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(verifications)
    .where(and(eq(verifications.network, network), matchUnusedByStrangers()));
  return row?.asked ?? 0;
}

/** Across all addresses. */
async function countByIdentity(tx: Tx, requester: string): Promise<number> {
  await acquireNamedLock(tx, `identity:${requester}`);
  const [row] = await tx
    .select({ asked: count() })
    .from(verifications)
    .where(and(eq(verifications.requester, requester), matchToday()));
  return row?.asked ?? 0;
}

/**
 * Includes used codes, since confirming each would lift the limit, also for known devices, which must not get
 * both shares.
 */
async function hasUsedDailyLimit(
  tx: Tx,
  rows: readonly RequestRow[],
  facts: CodeRequestFacts,
): Promise<boolean> {
  const { known, isStaff, identified, requester, address } = facts;
  const { withUsed } = DAILY_LIMITS[address.kind];
  if (!Number.isFinite(withUsed) || (known && isStaff)) return false;
  const counted = rows.filter((row) => (known ? row.known || row.used : !row.known));
  if (counted.length >= withUsed) return true;
  return (known || identified) && (await countByIdentity(tx, requester)) >= withUsed;
}

/** Counts the customer with the most requests. */
async function countByCustomer(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(staff)
    .innerJoin(
      verifications,
      or(eq(verifications.address, staff.email), eq(verifications.address, staff.phone)),
    )
    .where(matchUnusedByStrangers())
    .groupBy(staff.cuid)
    .orderBy(desc(count()))
    .limit(1);
  return row?.asked ?? 0;
}

const getSecondsLeft = (request: RequestRow | undefined, pause: number): number =>
  request ? Math.ceil(pause - (getDatabaseTime() - request.created.getTime()) / 1000) : 0;

/** @throws Refusal tooMany */
function refuseWhileWaiting(retryAfter: number): void {
  if (retryAfter > 0) throw new Refusal('tooMany', { retryAfter });
}

/** A used code resets the count. */
function filterSinceVerified(rows: readonly RequestRow[]): readonly RequestRow[] {
  const proven = rows.findIndex(({ used }) => used);
  return proven < 0 ? rows : rows.slice(0, proven);
}

function splitByRequester(requester: string, rows: readonly RequestRow[]) {
  const own = rows.filter((row) => row.requester === requester);
  const others = rows.filter((row) => row.requester !== requester && !row.used);
  const wasted = own.filter(({ used }) => !used);
  return { others, wasted, fresh: filterSinceVerified(own) };
}

/**
 * Demands proof of work from strangers.
 * @throws Refusal tooMany, with the seconds or the work
 */
export async function checkCodeLimits(
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  tx: Tx,
  facts: CodeRequestFacts,
): Promise<number> {
  const { address, requester, network, identified, known, proof } = facts;
  const { kind, value } = address;
  const daily = DAILY_LIMITS[kind];
  await acquireNamedLock(tx, value);
  const all = await loadRequests(tx, secret, value);
  const rows = all.filter((row) => row.known === known);
  const { others, wasted, fresh } = splitByRequester(requester, rows);
  refuseWhileWaiting(getSecondsLeft(fresh[0], getPauseSeconds(fresh.length)));
  const counted = [...others, ...wasted];
  const byNetwork = counted.filter((row) => row.network === network).length;
  const price = calculateWorkBits(createRateLimits(config)[`${kind}CodesOfAddress`], {
    all: counted.length,
    byPrefix: byNetwork,
  });
  const full = known
    ? wasted.length >= daily.known
    : price === 'refused' || (identified && (await countByIdentity(tx, requester)) >= daily.identity);
  refuseWhileWaiting(full || (await hasUsedDailyLimit(tx, all, facts)) ? RETRY_AFTER : 0);
  if (!known) {
    const bits = Math.max(
      Number(price),
      await computeClaimWork(tx, facts),
      calculateBits(others.length + fresh.length, WORK_PRICES.address),
      calculateBits(await countByNetwork(tx, network), WORK_PRICES.network),
      calculateBits(await countByCustomer(tx), WORK_PRICES.customer),
    );
    await demandWork(tx, secret, { purpose: `${kind}:${value}`, bits }, proof);
  }
  return fresh.length;
}
