import { sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';

/** Who changes customers, servers that start at once or administrators, does it one after the other, until the transaction ends. */
export const oneAtATime = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${0x50415256}, 3)`);
