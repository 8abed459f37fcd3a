import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { signatureOf } from '../../platform/lib/signing.ts';

/** Pseudonymizes a requester for counting. */
export const requesterName = (
  secret: Buffer,
  kind: 'device' | 'identity' | 'network',
  name: string,
): string => signatureOf(secret, `requester:${kind}:${name}`).toString('base64url');

export const identityNames = (secret: Buffer, crUids: readonly string[]): string[] =>
  crUids.map((crUid) => requesterName(secret, 'identity', crUid));

/** Can be counted but not read, after erasure. */
export const blurred = (secret: Buffer, email: string): string =>
  signatureOf(secret, `erased:${email}`).toString('base64url');

/** Locks until commit; concurrent requests would miss each other's counts. */
export const oneByOne = (tx: Tx, name: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** Sorted, to prevent deadlocks. */
export async function eachOneByOne(tx: Tx, names: Iterable<string>): Promise<void> {
  for (const name of [...new Set(names)].sort()) await oneByOne(tx, name);
}
