import { and, asc, inArray, isNull, ne, or } from 'drizzle-orm';
import { deliveries, outbox, verifications } from '../../../platform/db/schema.ts';
import type { AppContext } from '../../context/appContext.ts';
import { findMergedIdentities, hashIdentities, matchContactMessages } from '../../identity/service.ts';

export interface PersonKeys {
  readonly crUid: string;
  readonly proved: readonly string[];
}

const findRequestedCodes = ({ db }: AppContext, names: readonly string[], proved: readonly string[]) => {
  const { address, kind, created, used, requester, completes } = verifications;
  const typed = and(inArray(requester, [...names]), isNull(completes));
  return db
    .select({ address, kind, created, used })
    .from(verifications)
    .where(or(typed, inArray(address, [...proved])))
    .orderBy(asc(created));
};

/** Excludes codes, and text that others wrote to a customer. */
const findDeliveries = async ({ db }: AppContext, names: readonly string[], proved: readonly string[]) => {
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
          matchContactMessages(proved),
        ),
      ),
    )
    .orderBy(asc(created));
  return rows.map(({ message: words, ...row }) => ({
    ...row,
    ...(row.about !== 'code' && words && { subject: words.subject, text: words.text }),
  }));
};

export async function fetchOwnMessages(context: AppContext, { crUid, proved }: PersonKeys) {
  const { db, secret } = context;
  const names = hashIdentities(secret, await findMergedIdentities(db, crUid));
  const { at, subject, body, recipient } = outbox;
  return {
    codes: await findRequestedCodes(context, names, proved),
    messages: await findDeliveries(context, names, proved),
    mails: await db
      .select({ at, subject, body })
      .from(outbox)
      .where(inArray(recipient, [...proved])),
  };
}
