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

/** Seconds one requester waits before another code to an address, by how many they left unused. The last one stays. */
const PAUSES = [0, 30, 60, 120, 300, 600, 900] as const;

/** Codes a day that are left unused: what is beyond is refused. Each has a number of its own, that no other uses up. Those of all strangers for one address stand in the table of rate limits. */
interface Daily {
  readonly known: number;
  /** Of such a device whose address is no staff's, used ones too; of whoever asks, used ones too. Infinity: those used count for nothing. */
  readonly withUsed: number;
  readonly identity: number;
  /** For addresses that strangers call their own, whoever they belong to: of one network, and of one identity. */
  readonly ownOfNetwork: number;
  readonly ownOfIdentity: number;
}
/** An SMS costs money, and wakes whoever did not ask for it. */
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

/** What strangers pay in work, by codes that they left unused in the last day (`growing`). */
const WORK = {
  address: { free: 2, first: 16, most: BITS_MAX },
  /** Asked from this network: an office on its first morning must not notice. */
  network: { free: 40, first: 16, most: 20 },
  /** Called their own from this network: the guests of a stadium share it, and ten of them must not shut out the others. */
  own: { free: 10, first: 16, most: BITS_MAX },
  /** Asked for the customer whose staff is asked for most; for all alike, so that nobody learns who is staff. */
  customer: { free: 200, first: 14, most: 20 },
} as const;

/** Seconds that a day's limit is told to last: some of what counts is forgotten by then. */
const LATER = 3600;

/** As many requests for one address as are looked at. */
const COUNTED_MAX = 500;

/** Seconds until another code may be asked for after `unused` requests. */
export const pauseAfter = (unused: number): number =>
  PAUSES[Math.min(unused, PAUSES.length - 1)] ?? PAUSES[PAUSES.length - 1] ?? 0;

/** Who asks for a code to an address, and which. Names are hashes. */
export interface CodeAsked {
  address: Address;
  /** Their device if it is known, else their identity, else their network: pauses count for each apart. */
  requester: string;
  network: string;
  identified: boolean;
  /** A device that signed in with this address before, or is signed in with it. */
  known: boolean;
  /** The address stands on a list of staff. */
  isStaff: boolean;
  own: boolean;
  /** How many times as many as usual may call addresses their own: for measurements. */
  factor: number;
  /** Work that was done ahead. */
  proof: Proof | undefined;
}

type Row = Pick<typeof verifications.$inferSelect, 'used' | 'requester' | 'network' | 'known' | 'created'>;

const today = () => gt(verifications.created, sql`now() - interval '1 day'`);
/** Of strangers, sent (or answered as if) and left unused today. */
const unusedByStrangers = () =>
  and(today(), eq(verifications.sent, true), eq(verifications.used, false), eq(verifications.known, false));

/** Requests of the last day for an address, also of people who were erased since, newest first. Those that were not sent do not count. */
function requestsFor(tx: Tx, secret: Buffer, value: string): Promise<Row[]> {
  const { used, requester, network, known, created, sent } = verifications;
  return tx
    .select({ used, requester, network, known, created })
    .from(verifications)
    .where(and(inArray(verifications.address, [value, blurred(secret, value)]), eq(sent, true), today()))
    .orderBy(desc(created))
    .limit(COUNTED_MAX);
}

/** Addresses that were called their own, by strangers of a network or of an identity; of one kind where one is asked for. */
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
 * What calling one more address their own costs a stranger today, in bits. Alike for every address, staff's or nobody's.
 * @throws Refusal tooMany where they may call no further one so
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

/** Whatever the addresses that it asks for. */
async function ofIdentity(tx: Tx, requester: string): Promise<number> {
  await oneByOne(tx, `identity:${requester}`);
  const [row] = await tx
    .select({ asked: count() })
    .from(verifications)
    .where(and(eq(verifications.requester, requester), today()));
  return row?.asked ?? 0;
}

/**
 * Whether a number had what it may have in a day, used codes too: else who confirms each could ask all day. Codes that were used count for
 * known devices as well, so that nobody has both shares; a stranger's count tells nothing of known ones.
 */
async function hasHadAll(tx: Tx, rows: readonly Row[], asked: CodeAsked): Promise<boolean> {
  const { known, isStaff, identified, requester, address } = asked;
  const { withUsed } = DAILIES[address.kind];
  if (!Number.isFinite(withUsed) || (known && isStaff)) return false;
  const counted = rows.filter((row) => (known ? row.known || row.used : !row.known));
  if (counted.length >= withUsed) return true;
  return (known || identified) && (await ofIdentity(tx, requester)) >= withUsed;
}

/** For the staff of the customer that most was asked for. */
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

/** Who proves an address starts afresh: their requests since the last code that they used. */
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

/** Holds requests for codes to their limits. @throws Refusal tooMany with the seconds to wait, or the work that stands in for waiting */
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
