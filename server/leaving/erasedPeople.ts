import { signatureOf } from '../base/signing.ts';
import type { Tx } from '../store/database.ts';
import { erasedPeople } from '../store/schema.ts';

/** A person in the list of who was erased: whoever does not have the database's key cannot tell who that was. */
export const erasedName = (secret: Buffer, crUid: string): string =>
  signatureOf(secret, `gone:${crUid}`).toString('base64url');

/** Notes that a person was erased, by each of their identities: an older copy of the database may not know that they are one. */
export async function noteErased(tx: Tx, secret: Buffer, crUids: readonly string[]): Promise<void> {
  const rows = crUids.map((crUid) => ({ hash: erasedName(secret, crUid) }));
  if (rows.length > 0) await tx.insert(erasedPeople).values(rows).onConflictDoNothing();
}
