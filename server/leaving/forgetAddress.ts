import { eq, inArray, or, sql } from 'drizzle-orm';
import { newId } from '../base/ids.ts';
import { blurred, requesterName } from '../people/requesters.ts';
import type { Tx } from '../store/database.ts';
import { deliveries, outbox, verifications } from '../store/schema.ts';

/** How many rows went. */
export interface Forgotten {
  verifications: number;
  deliveries: number;
  outbox: number;
}

const NOTHING: Forgotten = { verifications: 0, deliveries: 0, outbox: 0 };

/** Mail to an address that is on its way, and mail of a demonstration to it or that names it. */
async function forgetMail(tx: Tx, emails: readonly string[]): Promise<Omit<Forgotten, 'verifications'>> {
  const waiting = await tx
    .delete(deliveries)
    .where(inArray(deliveries.recipient, [...emails]))
    .returning({ id: deliveries.id });
  const names = (email: string) => sql`position(${email} in lower(${outbox.body})) > 0`;
  const gone = await tx
    .delete(outbox)
    .where(or(inArray(outbox.recipient, [...emails]), ...emails.map(names)))
    .returning({ id: outbox.id });
  return { deliveries: waiting.length, outbox: gone.length };
}

/** What was written to or about the address that a person proved. */
export async function forgetAddress(tx: Tx, email: string | null): Promise<Forgotten> {
  if (email === null) return NOTHING;
  const codes = await tx
    .delete(verifications)
    .where(eq(verifications.address, email))
    .returning({ rqid: verifications.rqid });
  return { verifications: codes.length, ...(await forgetMail(tx, [email])) };
}

/**
 * Addresses that a person typed and did not prove: the rows stay, for they hold strangers to their limits, and tell no address
 * any more.
 */
export async function forgetAsked(tx: Tx, secret: Buffer, crUid: string): Promise<Forgotten> {
  const asked = await tx
    .select({ rqid: verifications.rqid, address: verifications.address })
    .from(verifications)
    .where(eq(verifications.requester, requesterName(secret, 'identity', crUid)));
  if (asked.length === 0) return NOTHING;
  for (const { rqid, address } of asked)
    await tx
      .update(verifications)
      .set({ address: blurred(secret, address), codeHash: newId(), requester: null, expires: sql`now()` })
      .where(eq(verifications.rqid, rqid));
  const emails = [...new Set(asked.map(({ address }) => address))];
  return { verifications: asked.length, ...(await forgetMail(tx, emails)) };
}
