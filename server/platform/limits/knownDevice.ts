import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { knownDevices } from '../db/schema.ts';
import { hashToken } from '../lib/ids.ts';

/** Maximum age of cookies. */
export const KNOWN_DEVICE_DAYS = 400;

export const buildKnownDeviceCondition = () =>
  gt(knownDevices.used, sql`now() - ${KNOWN_DEVICE_DAYS} * interval '1 day'`);

export async function findDeviceKey(tx: Tx, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const [row] = await tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.hash, hashToken(token)), buildKnownDeviceCondition()))
    .limit(1);
  return row && `device:${row.hash}`;
}
