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

/** Messages to addresses that are on their way, and those of a demonstration to them or that name them. */
async function forgetMessages(tx: Tx, values: readonly string[]): Promise<Omit<Forgotten, 'verifications'>> {
  const waiting = await tx
    .delete(deliveries)
    .where(inArray(deliveries.recipient, [...values]))
    .returning({ id: deliveries.id });
  const names = (value: string) => sql`position(${value} in lower(${outbox.body})) > 0`;
  const gone = await tx
    .delete(outbox)
    .where(or(inArray(outbox.recipient, [...values]), ...values.map(names)))
    .returning({ id: outbox.id });
  return { deliveries: waiting.length, outbox: gone.length };
}

/** What was written to or about the addresses that a person proved. */
export async function forgetAddresses(tx: Tx, values: readonly string[]): Promise<Forgotten> {
  if (values.length === 0) return NOTHING;
  const codes = await tx
    .delete(verifications)
    .where(inArray(verifications.address, [...values]))
    .returning({ rqid: verifications.rqid });
  return { verifications: codes.length, ...(await forgetMessages(tx, values)) };
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
  const values = [...new Set(asked.map(({ address }) => address))];
  return { verifications: asked.length, ...(await forgetMessages(tx, values)) };
}
