import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { deliveries, outbox, phoneDiscoveries, verifications } from '../../platform/db/schema.ts';
import { newId } from '../../platform/lib/ids.ts';
import { forgetFormerStaff } from './formerStaff.ts';
import { blurred, identityNames } from './requesters.ts';

/** How many rows went. */
export interface Forgotten {
  verifications: number;
  deliveries: number;
  outbox: number;
}

const NOTHING: Forgotten = { verifications: 0, deliveries: 0, outbox: 0 };

/** Messages: what is on its way is not sent any more. */
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

/** What was written on the contact page under one of these addresses, and waits: that went to somebody else. */
export const contactOf = (values: readonly string[]): SQL | undefined =>
  and(
    eq(deliveries.about, 'contact'),
    inArray(sql`lower(${deliveries.message} -> 'replyTo' ->> 'address')`, [...values]),
  );

/** Messages of a demonstration. */
async function forgetOutbox(tx: Tx, which: SQL | undefined): Promise<number> {
  const gone = await tx.delete(outbox).where(which).returning({ id: outbox.id });
  return gone.length;
}

/** Those that went to addresses or name them. */
const toAny = (values: readonly string[]): SQL | undefined =>
  or(
    inArray(outbox.recipient, [...values]),
    ...values.map((value) => sql`position(${value} in lower(${outbox.body})) > 0`),
  );

/** A request for a code as it stays: it holds whoever asks to their limits, and tells no address, and nobody, any more. */
const blur = (tx: Tx, secret: Buffer, rqid: string, address: string): Promise<unknown> =>
  tx
    .update(verifications)
    .set({ address: blurred(secret, address), codeHash: newId(), requester: null, expires: sql`now()` })
    .where(eq(verifications.rqid, rqid));

/** What was written to or about the addresses that a person proved. */
export async function forgetAddresses(tx: Tx, secret: Buffer, values: readonly string[]): Promise<Forgotten> {
  if (values.length === 0) return NOTHING;
  await tx.delete(phoneDiscoveries).where(inArray(phoneDiscoveries.phone, [...values]));
  await forgetFormerStaff(tx, values);
  const { address, kind, rqid } = verifications;
  const theirs = inArray(address, [...values]);
  const codes = await tx.select({ rqid, address, kind }).from(verifications).where(theirs);
  // Nobody signed in with it any more: whoever asks for it is a stranger, and so are those who did.
  await tx
    .update(verifications)
    .set({ known: false })
    .where(and(theirs, eq(kind, 'sms')));
  for (const code of codes) if (code.kind === 'sms') await blur(tx, secret, code.rqid, code.address);
  await tx.delete(verifications).where(theirs);
  const rqids = codes.map((code) => code.rqid);
  const { about, recipient, id } = deliveries;
  // What others write to a customer whose box it is goes on to it.
  const theirOwn = and(ne(about, 'contact'), inArray(recipient, [...values]));
  return {
    verifications: codes.length,
    deliveries: await forgetDeliveries(tx, or(theirOwn, inArray(id, rqids), contactOf(values))),
    outbox: await forgetOutbox(tx, toAny(values)),
  };
}

/** Requests for codes of a person, by any of the identities that turned out to be theirs. */
export const askedBy = (tx: Tx, secret: Buffer, crUids: readonly string[]) =>
  tx
    .select({ rqid: verifications.rqid, address: verifications.address })
    .from(verifications)
    .where(inArray(verifications.requester, identityNames(secret, crUids)));

/**
 * Addresses that a person typed and did not prove, by any of the identities that turned out to be theirs: the rows stay, for they hold
 * strangers to their limits, and tell no address any more.
 */
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
