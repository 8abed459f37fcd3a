import type { Proof } from '@parvis/api/proof';
import { and, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { staff, verifications } from '../../platform/db/schema.ts';
import { timeNow } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { demandWork, growing } from '../../platform/limits/proofOfWork/crowd.ts';
import { BITS_MAX, priceOf, rateLimits } from '../../platform/limits/table.ts';
import type { Services } from '../context/services.ts';
import type { Address, AddressKind } from './addresses.ts';
import { blurred, oneByOne } from './requesters.ts';

/** Seconds by the requester's unused codes; the last one repeats. */
const PAUSES = [0, 30, 60, 120, 300, 600, 900] as const;

/**
 * Daily limits of unused codes, each counted separately. Those of strangers for one address are in the rate limit
 * table.
 */
interface Daily {
  readonly known: number;
  /** Including used codes; Infinity disables the limit. */
  readonly withUsed: number;
  readonly identity: number;
  /** For addresses that strangers claim as their own. */
  readonly ownOfNetwork: number;
  readonly ownOfIdentity: number;
}
/** An SMS costs money and may wake people. */
const DAILIES: Readonly<Record<AddressKind, Daily>> = {
  mail: {
    known: 60,
    withUsed: Number.POSITIVE_INFINITY,
    identity: 30,
    ownOfNetwork: 300,
    ownOfIdentity: 5,
  },
  sms: { known: 20, withUsed: 10, identity: 10, ownOfNetwork: 30, ownOfIdentity: 5 },
};

/** Proof of work for strangers by their unused codes of the day (`growing`). */
const WORK = {
  address: { free: 2, first: 16, most: BITS_MAX },
  /** An office's first morning must stay below. */
  network: { free: 40, first: 16, most: 20 },
  /** A stadium's guests share a network: ten of them must not block the others. */
  own: { free: 10, first: 16, most: BITS_MAX },
  /** For the customer with the most requests; the same for all, to hide who is staff. */
  customer: { free: 200, first: 14, most: 20 },
} as const;

/** Retry-After for daily limits, in seconds. */
const LATER = 3600;

const COUNTED_MAX = 500;

/** Seconds until the next request. */
export const pauseAfter = (unused: number): number =>
  PAUSES[Math.min(unused, PAUSES.length - 1)] ?? PAUSES[PAUSES.length - 1] ?? 0;

/** Names are hashes. */
export interface CodeAsked {
  address: Address;
  /** Known device, else identity, else network. */
  requester: string;
  network: string;
  identified: boolean;
  /** Signed in with this address on this device before, or now. */
  known: boolean;
  isStaff: boolean;
  own: boolean;
  /** Multiplies limits, for measurements. */
  factor: number;
  proof: Proof | undefined;
}

type Row = Pick<typeof verifications.$inferSelect, 'used' | 'requester' | 'network' | 'known' | 'created'>;

const today = () => gt(verifications.created, sql`now() - interval '1 day'`);
/** Includes codes that were only pretended to be sent. */
const unusedByStrangers = () =>
  and(today(), eq(verifications.sent, true), eq(verifications.used, false), eq(verifications.known, false));

/** Includes erased people; skips unsent codes; newest first. */
function requestsFor(tx: Tx, secret: Buffer, value: string): Promise<Row[]> {
  const { used, requester, network, known, created, sent } = verifications;
  return tx
    .select({ used, requester, network, known, created })
    .from(verifications)
    .where(and(inArray(verifications.address, [value, blurred(secret, value)]), eq(sent, true), today()))
    .orderBy(desc(created))
    .limit(COUNTED_MAX);
}

async function calledOwn(
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
        unusedByStrangers(),
      ),
    );
  return row?.asked ?? 0;
}

/**
 * Returns the bits of work for one more claim of an own address. Does not depend on the address.
 * @throws Refusal tooMany
 */
async function workForOwn(tx: Tx, asked: CodeAsked): Promise<number> {
  const { own, requester, network, factor, address } = asked;
  if (!own) return 0;
  const daily = DAILIES[address.kind];
  for (const name of [network, requester]) await oneByOne(tx, `own:${name}`);
  const ofNetwork = await calledOwn(tx, 'network', network, address.kind);
  const isUsedUp =
    ofNetwork >= daily.ownOfNetwork * factor ||
    (await calledOwn(tx, 'requester', requester)) >= daily.ownOfIdentity * factor;
  hold(isUsedUp ? LATER : 0);
  return growing(ofNetwork, { ...WORK.own, free: WORK.own.free * factor });
}

async function ofNetwork(tx: Tx, network: string): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(verifications)
    .where(and(eq(verifications.network, network), unusedByStrangers()));
  return row?.asked ?? 0;
}

/** Across all addresses. */
async function ofIdentity(tx: Tx, requester: string): Promise<number> {
  await oneByOne(tx, `identity:${requester}`);
  const [row] = await tx
    .select({ asked: count() })
    .from(verifications)
    .where(and(eq(verifications.requester, requester), today()));
  return row?.asked ?? 0;
}

/**
 * Counts used codes too, since confirming each would lift the limit. Used codes also count for known devices, so that
 * nobody gets both shares.
 */
async function hasHadAll(tx: Tx, rows: readonly Row[], asked: CodeAsked): Promise<boolean> {
  const { known, isStaff, identified, requester, address } = asked;
  const { withUsed } = DAILIES[address.kind];
  if (!Number.isFinite(withUsed) || (known && isStaff)) return false;
  const counted = rows.filter((row) => (known ? row.known || row.used : !row.known));
  if (counted.length >= withUsed) return true;
  return (known || identified) && (await ofIdentity(tx, requester)) >= withUsed;
}

/** Of the customer with the most requests. */
async function ofCustomer(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(staff)
    .innerJoin(
      verifications,
      or(eq(verifications.address, staff.email), eq(verifications.address, staff.phone)),
    )
    .where(unusedByStrangers())
    .groupBy(staff.cuid)
    .orderBy(desc(count()))
    .limit(1);
  return row?.asked ?? 0;
}

const left = (request: Row | undefined, pause: number): number =>
  request ? Math.ceil(pause - (timeNow() - request.created.getTime()) / 1000) : 0;

/** @throws Refusal tooMany */
function hold(retryAfter: number): void {
  if (retryAfter > 0) throw new Refusal('tooMany', { retryAfter });
}

/** A used code resets the count. */
function sinceProven(rows: readonly Row[]): readonly Row[] {
  const proven = rows.findIndex(({ used }) => used);
  return proven < 0 ? rows : rows.slice(0, proven);
}

function asMetBy(requester: string, rows: readonly Row[]) {
  const own = rows.filter((row) => row.requester === requester);
  const others = rows.filter((row) => row.requester !== requester && !row.used);
  const wasted = own.filter(({ used }) => !used);
  return { others, wasted, fresh: sinceProven(own) };
}

/**
 * Enforces all limits and demands work of strangers.
 * @throws Refusal tooMany, with the seconds or the work
 */
export async function checkCodeLimits(
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  tx: Tx,
  request: CodeAsked,
): Promise<number> {
  const { address, requester, network, identified, known, proof } = request;
  const { kind, value } = address;
  const daily = DAILIES[kind];
  await oneByOne(tx, value);
  const all = await requestsFor(tx, secret, value);
  const rows = all.filter((row) => row.known === known);
  const { others, wasted, fresh } = asMetBy(requester, rows);
  hold(left(fresh[0], pauseAfter(fresh.length)));
  const counted = [...others, ...wasted];
  const byLine = counted.filter((row) => row.network === network).length;
  const price = priceOf(rateLimits(config)[`${kind}CodesOfAddress`], { all: counted.length, byLine });
  const full = known
    ? wasted.length >= daily.known
    : price === 'refused' || (identified && (await ofIdentity(tx, requester)) >= daily.identity);
  hold(full || (await hasHadAll(tx, all, request)) ? LATER : 0);
  if (!known) {
    const bits = Math.max(
      Number(price),
      await workForOwn(tx, request),
      growing(others.length + fresh.length, WORK.address),
      growing(await ofNetwork(tx, network), WORK.network),
      growing(await ofCustomer(tx), WORK.customer),
    );
    await demandWork(tx, secret, { purpose: `${kind}:${value}`, bits }, proof);
  }
  return fresh.length;
}
