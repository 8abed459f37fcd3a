import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { knownDevices } from '../db/schema.ts';
import { tokenHash } from '../lib/ids.ts';

/** How long a device is known after somebody signed in on it, days: as long as browsers keep a cookie. */
export const DEVICE_DAYS = 400;

export const stillKnown = () => gt(knownDevices.used, sql`now() - ${DEVICE_DAYS} * interval '1 day'`);

/** Names the device of a cookie by its hash, where somebody signed in on it before. */
export async function deviceName(tx: Tx, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const [row] = await tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.hash, tokenHash(token)), stillKnown()))
    .limit(1);
  return row && `device:${row.hash}`;
}
