import { sql } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { moveCounts } from './counters.ts';

/** Tables whose rows name a customer that need not be there: what a server wrote before it had seen a new name keeps the old one. */
const LOOSE = ['scans', 'feed', 'deliveries', 'pushes'] as const;

/** Names that nobody bears any more, and whose they are now. */
const LEFT = sql`select former, cuid from former_cuids
  where not exists (select 1 from customers where customers.cuid = former_cuids.former)`;

/** Brings rows along that were written under a name of before, by a server that had not seen the new one yet. */
export async function followNames(db: Pick<Database, 'execute'>): Promise<void> {
  for (const table of LOOSE)
    await db.execute(
      sql`update ${sql.identifier(table)} as written set cuid = names.cuid
          from (${LEFT}) as names where written.cuid = names.former`,
    );
  await moveCounts(db, LEFT);
}
