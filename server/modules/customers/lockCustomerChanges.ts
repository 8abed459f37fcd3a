import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { CHANNEL, type Notice } from '../../platform/realtime/bus.ts';

const CHANGED: Notice = 'customers';

/** Notifies on commit. */
export async function notifyServers(db: Pick<Tx, 'execute'>): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${CHANGED})`);
}

/** Serializes changes by server starts, commands and administrators; notifies all servers on commit. */
export async function lockCustomerChanges(tx: Pick<Tx, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${0x50415256}, 3)`);
  await notifyServers(tx);
}
