import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { signText } from '../../platform/lib/signing.ts';

/** Pseudonym for counting. */
export const hashRequester = (
  secret: Buffer,
  kind: 'device' | 'identity' | 'network' | 'browser',
  name: string,
): string => signText(secret, `requester:${kind}:${name}`).toString('base64url');

export const hashIdentities = (secret: Buffer, crUids: readonly string[]): string[] =>
  crUids.map((crUid) => hashRequester(secret, 'identity', crUid));

/** After erasure, countable but not readable. */
export const hashErasedAddress = (secret: Buffer, email: string): string =>
  signText(secret, `erased:${email}`).toString('base64url');

/** Locks until commit; concurrent requests would miss each other's counts. */
export const acquireNamedLock = (tx: Tx, name: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** Sorted, to prevent deadlocks. */
export async function acquireNamedLocks(tx: Tx, names: Iterable<string>): Promise<void> {
  for (const name of [...new Set(names)].sort()) await acquireNamedLock(tx, name);
}
