import { and, asc, inArray, isNull, ne, or } from 'drizzle-orm';
import { deliveries, outbox, verifications } from '../../../platform/db/schema.ts';
import type { Services } from '../../context/services.ts';
import { contactOf } from '../../identity/forgetAddress.ts';
import { identitiesOf } from '../../identity/mergePeople.ts';
import { identityNames } from '../../identity/requesters.ts';

/** What a person is found by: what they proved, and how they are counted. */
export interface Found {
  readonly crUid: string;
  readonly proved: readonly string[];
}

/** Codes that were asked for: for what a person proved, and for what they typed and did not prove. */
const codesOf = ({ db }: Services, names: readonly string[], proved: readonly string[]) => {
  const { address, kind, created, used, requester, completes } = verifications;
  const typed = and(inArray(requester, [...names]), isNull(completes));
  return db
    .select({ address, kind, created, used })
    .from(verifications)
    .where(or(typed, inArray(address, [...proved])))
    .orderBy(asc(created));
};

/**
 * Messages to what a person proved, those of news that were, and what they wrote on the contact page that waits: what a code says is
 * for whoever reads it where it went, and what others write to a customer for its staff.
 */
const messagesOf = async ({ db }: Services, names: readonly string[], proved: readonly string[]) => {
  const { kind, about, state, recipient, message, person, created } = deliveries;
  const rows = await db
    .select({ kind, about, state, recipient, message, created })
    .from(deliveries)
    .where(
      and(
        ne(state, 'none'),
        or(
          and(ne(about, 'contact'), inArray(recipient, [...proved])),
          inArray(person, [...names]),
          contactOf(proved),
        ),
      ),
    )
    .orderBy(asc(created));
  return rows.map(({ message: words, ...row }) => ({
    ...row,
    ...(row.about !== 'code' && words && { subject: words.subject, text: words.text }),
  }));
};

/** What was sent to a person or waits for them, and which codes they asked for. */
export async function ownMessages(services: Services, { crUid, proved }: Found) {
  const { db, secret } = services;
  const names = identityNames(secret, await identitiesOf(db, crUid));
  const { at, subject, body, recipient } = outbox;
  return {
    codes: await codesOf(services, names, proved),
    messages: await messagesOf(services, names, proved),
    mails: await db
      .select({ at, subject, body })
      .from(outbox)
      .where(inArray(recipient, [...proved])),
  };
}
