import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deliveries, outbox, phoneDiscoveries, verifications } from '../../platform/db/schema.ts';
import { newId } from '../../platform/lib/ids.ts';
import { forgetFormerStaff } from './formerStaff.ts';
import { blurred, identityNames } from './requesters.ts';

/** Numbers of affected rows. */
export interface Forgotten {
  verifications: number;
  deliveries: number;
  outbox: number;
}

const NOTHING: Forgotten = { verifications: 0, deliveries: 0, outbox: 0 };

/** Also cancels waiting messages. */
async function forgetDeliveries(tx: Tx, which: SQL | undefined): Promise<number> {
  const { state, recipient, person, reference } = deliveries;
  const leads = or(isNotNull(recipient), isNotNull(person), isNotNull(reference));
  const nobody = { recipient: null, message: null, person: null, reference: null };
  const gone = await tx
    .update(deliveries)
    .set({ ...nobody, state: sql`case when ${state} = 'waiting' then 'replaced' else ${state} end` })
    .where(and(which, leads))
    .returning({ id: deliveries.id });
  return gone.length;
}

/** Matches waiting contact messages from these addresses. */
export const contactOf = (values: readonly string[]): SQL | undefined =>
  and(
    eq(deliveries.about, 'contact'),
    inArray(sql`lower(${deliveries.message} -> 'replyTo' ->> 'address')`, [...values]),
  );

async function forgetOutbox(tx: Tx, which: SQL | undefined): Promise<number> {
  const gone = await tx.delete(outbox).where(which).returning({ id: outbox.id });
  return gone.length;
}

const toAny = (values: readonly string[]): SQL | undefined =>
  or(
    inArray(outbox.recipient, [...values]),
    ...values.map((value) => sql`position(${value} in lower(${outbox.body})) > 0`),
  );

/** Anonymizes a code request, which still counts for rate limits. */
const blur = (tx: Tx, secret: Buffer, rqid: string, address: string): Promise<unknown> =>
  tx
    .update(verifications)
    .set({ address: blurred(secret, address), codeHash: newId(), requester: null, expires: sql`now()` })
    .where(eq(verifications.rqid, rqid));

export async function forgetAddresses(tx: Tx, secret: Buffer, values: readonly string[]): Promise<Forgotten> {
  if (values.length === 0) return NOTHING;
  await tx.delete(phoneDiscoveries).where(inArray(phoneDiscoveries.phone, [...values]));
  await forgetFormerStaff(tx, values);
  const { address, kind, rqid } = verifications;
  const theirs = inArray(address, [...values]);
  const codes = await tx.select({ rqid, address, kind }).from(verifications).where(theirs);
  // The number is no longer known to belong to anyone.
  await tx
    .update(verifications)
    .set({ known: false })
    .where(and(theirs, eq(kind, 'sms')));
  for (const code of codes) if (code.kind === 'sms') await blur(tx, secret, code.rqid, code.address);
  await tx.delete(verifications).where(theirs);
  const rqids = codes.map((code) => code.rqid);
  const { about, recipient, id } = deliveries;
  // Contact messages to a customer's own mailbox stay.
  const theirOwn = and(ne(about, 'contact'), inArray(recipient, [...values]));
  return {
    verifications: codes.length,
    deliveries: await forgetDeliveries(tx, or(theirOwn, inArray(id, rqids), contactOf(values))),
    outbox: await forgetOutbox(tx, toAny(values)),
  };
}

/** Covers all identities merged into the person. */
export const askedBy = (tx: Tx, secret: Buffer, crUids: readonly string[]) =>
  tx
    .select({ rqid: verifications.rqid, address: verifications.address })
    .from(verifications)
    .where(inArray(verifications.requester, identityNames(secret, crUids)));

/** Anonymizes requests for unverified addresses; the rows still count for rate limits. */
export async function forgetAsked(tx: Tx, secret: Buffer, crUids: readonly string[]): Promise<Forgotten> {
  const theirs = inArray(deliveries.person, identityNames(secret, crUids));
  await tx.update(deliveries).set({ person: null }).where(theirs);
  const asked = await askedBy(tx, secret, crUids);
  if (asked.length === 0) return NOTHING;
  for (const { rqid, address } of asked) await blur(tx, secret, rqid, address);
  const rqids = asked.map(({ rqid }) => rqid);
  return {
    verifications: asked.length,
    deliveries: await forgetDeliveries(tx, inArray(deliveries.id, rqids)),
    outbox: await forgetOutbox(tx, inArray(outbox.delivery, rqids)),
  };
}
