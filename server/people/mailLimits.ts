import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Tx } from '../store/database.ts';
import { staff, verifications } from '../store/schema.ts';

/** Seconds one requester waits before another code to an address, by how many they left unused. The last one stays. */
const PAUSES = [0, 30, 60, 120, 300, 600, 900] as const;
/**
 * Codes that all requesters together may leave unused for one address, and within how many seconds. Higher than what
 * one requester reaches, and never a day: a stranger who asks must not keep the owner of the address out for long.
 */
const COMMON_MAX = 20;
const COMMON_SECONDS = 900;
/** As many as the pauses need to be told apart. */
const COUNTED_MAX = 100;
/** Codes a day for all staff of one customer. */
const DAILY_PER_CUSTOMER = 2000;

/** Seconds until another code may be asked for after `unused` requests. */
export const pauseAfter = (unused: number): number =>
  PAUSES[Math.min(unused, PAUSES.length - 1)] ?? PAUSES[PAUSES.length - 1] ?? 0;

const today = () => gt(verifications.created, sql`now() - interval '1 day'`);

interface Request {
  requester: string | null;
  created: Date;
}

/**
 * Requests of the last day since the last code that was used, newest first: who proves an address starts afresh.
 * Those whose mail was not sent do not count.
 */
async function unusedToday(tx: Tx, email: string): Promise<Request[]> {
  const { used, requester, created } = verifications;
  const rows = await tx
    .select({ used, requester, created })
    .from(verifications)
    .where(and(eq(verifications.email, email), eq(verifications.sent, true), today()))
    .orderBy(desc(verifications.created))
    .limit(COUNTED_MAX);
  const proven = rows.findIndex(({ used }) => used);
  return proven < 0 ? rows : rows.slice(0, proven);
}

async function checkCustomers(tx: Tx, email: string): Promise<void> {
  const roles = await tx.select({ cuid: staff.cuid }).from(staff).where(eq(staff.email, email));
  for (const { cuid } of roles) {
    const colleagues = tx.select({ email: staff.email }).from(staff).where(eq(staff.cuid, cuid));
    const [row] = await tx
      .select({ sent: count() })
      .from(verifications)
      .where(and(inArray(verifications.email, colleagues), eq(verifications.sent, true), today()));
    if ((row?.sent ?? 0) >= DAILY_PER_CUSTOMER) throw new Refusal('tooMany', { retryAfter: 3600 });
  }
}

/** Seconds that are left of a pause since a request. */
const left = (request: Request | undefined, pause: number): number =>
  request ? Math.ceil(pause - (Date.now() - request.created.getTime()) / 1000) : 0;

/**
 * Holds requests for codes to their limits; requests for one address go one after the other until the transaction
 * ends. Gives how many this requester asked for before and did not use.
 * @throws Refusal tooMany with the seconds to wait
 */
export async function checkMailLimits(tx: Tx, email: string, requester: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
  const unused = await unusedToday(tx, email);
  const own = unused.filter((request) => request.requester === requester);
  const retryAfter = Math.max(
    left(own[0], pauseAfter(own.length)),
    left(unused[COMMON_MAX - 1], COMMON_SECONDS),
  );
  if (retryAfter > 0) throw new Refusal('tooMany', { retryAfter });
  await checkCustomers(tx, email);
  return own.length;
}
