import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deliveries, outbox, phoneDiscoveries, verifications } from '../../platform/db/schema.ts';
import { createId } from '../../platform/lib/ids.ts';
import { eraseFormerStaff } from './formerStaff.ts';
import { hashErasedAddress, hashIdentities } from './requesters.ts';

export interface ErasedCounts {
  verifications: number;
  deliveries: number;
  outbox: number;
}

const NOTHING_ERASED: ErasedCounts = { verifications: 0, deliveries: 0, outbox: 0 };

/** Also cancels waiting messages. */
async function eraseDeliveries(tx: Tx, condition: SQL | undefined): Promise<number> {
  const { state, recipient, person, reference } = deliveries;
  const leads = or(isNotNull(recipient), isNotNull(person), isNotNull(reference));
  const nobody = { recipient: null, message: null, person: null, reference: null };
  const gone = await tx
    .update(deliveries)
    .set({ ...nobody, state: sql`case when ${state} = 'waiting' then 'replaced' else ${state} end` })
    .where(and(condition, leads))
    .returning({ id: deliveries.id });
  return gone.length;
}

export const matchContactMessages = (values: readonly string[]): SQL | undefined =>
  and(
    eq(deliveries.about, 'contact'),
    inArray(sql`lower(${deliveries.message} -> 'replyTo' ->> 'address')`, [...values]),
  );

async function eraseOutbox(tx: Tx, condition: SQL | undefined): Promise<number> {
  const gone = await tx.delete(outbox).where(condition).returning({ id: outbox.id });
  return gone.length;
}

const matchOutbox = (values: readonly string[]): SQL | undefined =>
  or(
    inArray(outbox.recipient, [...values]),
    ...values.map((value) => sql`position(${value} in lower(${outbox.body})) > 0`),
  );

/** Anonymized requests still count for rate limits. */
const anonymizeRequest = (tx: Tx, secret: Buffer, rqid: string, address: string): Promise<unknown> =>
  tx
    .update(verifications)
    .set({
      address: hashErasedAddress(secret, address),
      codeHash: createId(),
      requester: null,
      holder: null,
      expires: sql`now()`,
    })
    .where(eq(verifications.rqid, rqid));

export async function eraseAddresses(
  tx: Tx,
  secret: Buffer,
  values: readonly string[],
): Promise<ErasedCounts> {
  if (values.length === 0) return NOTHING_ERASED;
  await tx.delete(phoneDiscoveries).where(inArray(phoneDiscoveries.phone, [...values]));
  await eraseFormerStaff(tx, values);
  const { address, kind, rqid } = verifications;
  const theirs = inArray(address, [...values]);
  const codes = await tx.select({ rqid, address, kind }).from(verifications).where(theirs);
  // The number no longer belongs to anyone.
  await tx
    .update(verifications)
    .set({ known: false })
    .where(and(theirs, eq(kind, 'sms')));
  for (const code of codes)
    if (code.kind === 'sms') await anonymizeRequest(tx, secret, code.rqid, code.address);
  await tx.delete(verifications).where(theirs);
  const rqids = codes.map((code) => code.rqid);
  const { about, recipient, id } = deliveries;
  // Contact messages to a customer's own mailbox stay.
  const theirOwn = and(ne(about, 'contact'), inArray(recipient, [...values]));
  return {
    verifications: codes.length,
    deliveries: await eraseDeliveries(tx, or(theirOwn, inArray(id, rqids), matchContactMessages(values))),
    outbox: await eraseOutbox(tx, matchOutbox(values)),
  };
}

/** Includes merged identities. */
export const findCodeRequests = (tx: Tx, secret: Buffer, crUids: readonly string[]) =>
  tx
    .select({ rqid: verifications.rqid, address: verifications.address })
    .from(verifications)
    .where(inArray(verifications.requester, hashIdentities(secret, crUids)));

/** Anonymized requests for unverified addresses still count for rate limits. */
export async function eraseCodeRequests(
  tx: Tx,
  secret: Buffer,
  crUids: readonly string[],
): Promise<ErasedCounts> {
  const theirs = inArray(deliveries.person, hashIdentities(secret, crUids));
  await tx.update(deliveries).set({ person: null }).where(theirs);
  const requests = await findCodeRequests(tx, secret, crUids);
  if (requests.length === 0) return NOTHING_ERASED;
  for (const { rqid, address } of requests) await anonymizeRequest(tx, secret, rqid, address);
  const rqids = requests.map(({ rqid }) => rqid);
  return {
    verifications: requests.length,
    deliveries: await eraseDeliveries(tx, inArray(deliveries.id, rqids)),
    outbox: await eraseOutbox(tx, inArray(outbox.delivery, rqids)),
  };
}
