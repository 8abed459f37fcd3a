import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { signatureOf } from '../../platform/lib/signing.ts';

/** How somebody who asks for codes is counted, without its being told who they are. */
export const requesterName = (
  secret: Buffer,
  kind: 'device' | 'identity' | 'network',
  name: string,
): string => signatureOf(secret, `requester:${kind}:${name}`).toString('base64url');

/** How a person is counted, by each of their identities. */
export const identityNames = (secret: Buffer, crUids: readonly string[]): string[] =>
  crUids.map((crUid) => requesterName(secret, 'identity', crUid));

/** An address that can be counted and no more be read: of whoever asked for a code and was erased since. */
export const blurred = (secret: Buffer, email: string): string =>
  signatureOf(secret, `erased:${email}`).toString('base64url');

/** Until the transaction ends, one after the other: at once each would count what was there before all of them. */
export const oneByOne = (tx: Tx, name: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** The same for several, in the one order in which all take them: none waits for another that waits for it. */
export async function eachOneByOne(tx: Tx, names: Iterable<string>): Promise<void> {
  for (const name of [...new Set(names)].sort()) await oneByOne(tx, name);
}
