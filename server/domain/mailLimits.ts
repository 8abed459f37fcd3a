import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { staff, verifications } from '../store/schema.ts';
import { Refusal } from './refusal.ts';

/** Seconds to wait before another code, by how many were asked for and not used. The last one stays. */
const PAUSES = [0, 30, 60, 120, 300, 600, 900] as const;
/** Codes a day that may be asked for and not used, for one address. */
const DAILY_PER_ADDRESS = 12;
/** Codes a day for all staff of one customer. */
const DAILY_PER_CUSTOMER = 2000;

const DAY_SECONDS = 86_400;

/** Seconds until another code may be asked for after `unused` requests. */
export const pauseAfter = (unused: number): number =>
  PAUSES[Math.min(unused, PAUSES.length - 1)] ?? PAUSES[PAUSES.length - 1] ?? 0;

const today = () => gt(verifications.created, sql`now() - interval '1 day'`);

/** Requests of the last day since the last code that was used: who proves an address starts afresh. */
async function unusedToday(tx: Tx, email: string) {
  const rows = await tx
    .select({ used: verifications.used, created: verifications.created })
    .from(verifications)
    .where(and(eq(verifications.email, email), today()))
    .orderBy(desc(verifications.created))
    .limit(DAILY_PER_ADDRESS + 1);
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
      .where(and(inArray(verifications.email, colleagues), today()));
    if ((row?.sent ?? 0) >= DAILY_PER_CUSTOMER) throw new Refusal('tooMany', { retryAfter: 3600 });
  }
}

/**
 * Holds requests for codes to their limits; requests for one address go one after the other until the transaction
 * ends. Gives how many were asked for before and not used.
 * @throws Refusal tooMany with the seconds to wait
 */
export async function checkMailLimits(tx: Tx, email: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
  const unused = await unusedToday(tx, email);
  const [last] = unused;
  if (last) {
    const waited = (Date.now() - last.created.getTime()) / 1000;
    const pause = unused.length >= DAILY_PER_ADDRESS ? DAY_SECONDS : pauseAfter(unused.length);
    if (waited < pause) throw new Refusal('tooMany', { retryAfter: Math.ceil(pause - waited) });
  }
  await checkCustomers(tx, email);
  return unused.length;
}
