import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import { oneByOne } from '../people/requesters.ts';
import type { Tx } from '../store/database.ts';
import { deliveries } from '../store/schema.ts';

/** Mails of news that one person gets in a day: whoever writes with staff all day reads along. */
const OF_PERSON = 12;

/** The share of a day's mails of news that one customer's visitors may have. */
const OF_CUSTOMER = 0.5;

async function mailedToday(tx: Tx, of?: SQL): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(deliveries)
    .where(and(eq(deliveries.about, 'news'), gt(deliveries.created, sql`now() - interval '1 day'`), of));
  return row?.sent ?? 0;
}

/** Whose budget of the day is used up, if any is: what is not told today is told once there is room again, unless it was read. */
export async function usedUp(
  tx: Tx,
  { person, cuid }: { readonly person: string; readonly cuid: string },
  perDay: number,
): Promise<'person' | 'day' | undefined> {
  await oneByOne(tx, 'news of the day');
  if ((await mailedToday(tx, eq(deliveries.person, person))) >= OF_PERSON) return 'person';
  if ((await mailedToday(tx)) >= perDay) return 'day';
  return (await mailedToday(tx, eq(deliveries.cuid, cuid))) >= perDay * OF_CUSTOMER ? 'day' : undefined;
}
