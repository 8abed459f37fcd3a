import { and, asc, eq, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Services } from '../services/services.ts';
import { media } from '../store/schema.ts';
import { finish } from './finish.ts';
import { leavingNothing } from './whoseRowWent.ts';

/** So many files are looked at in a turn. */
const AT_ONCE = 200;

/** What came of a look at a file; nothing where somebody else looks at it, or it went. */
async function look(services: Services, row: typeof media.$inferSelect) {
  try {
    return (await leavingNothing(services, row.id, () => finish(services, row))).state;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Looks at the files that wait since nobody could look for viruses in them, the oldest first, until one must still wait: a device that
 * comes back finds them read, and what nobody asks for any more does not lie unread. @returns how many need wait no longer
 */
export async function lookAgain(services: Services): Promise<number> {
  const rows = await services.db
    .select()
    .from(media)
    .where(and(eq(media.state, 'checking'), sql`${media.created} > now() - interval '1 day'`))
    .orderBy(asc(media.created))
    .limit(AT_ONCE);
  let over = 0;
  for (const row of rows) {
    const state = await look(services, row);
    if (state === 'checking') break;
    if (state !== undefined) over += 1;
  }
  return over;
}
