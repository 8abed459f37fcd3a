import { and, eq, type SQL } from 'drizzle-orm';
import { identities } from '../../../platform/db/schema.ts';
import { isSignature, signatureOf } from '../../../platform/lib/signing.ts';
import type { Services } from '../../context/services.ts';
import { personOf } from '../../identity/mergePeople.ts';

export const NEWS_END = '/news/end';

/** Binds the link to person and address. */
const ended = (crUid: string, email: string): string => `news:${crUid}:${email}`;

const endedSms = (crUid: string, phone: string): string => `news:sms:${crUid}:${phone}`;

interface Ended {
  readonly crUid: string;
  readonly email: string;
  /** For the branding of the page. */
  readonly cuid: string;
}

/** Builds a one-click unsubscribe link that needs no session. */
export function endAddress(secret: Buffer, origin: string, { crUid, email, cuid }: Ended): string {
  const signature = signatureOf(secret, ended(crUid, email)).toString('base64url');
  return `${origin}${NEWS_END}/${crUid}.${signature}?at=${encodeURIComponent(cuid)}`;
}

/** Short enough for an SMS. */
export function smsEndAddress(
  secret: Buffer,
  origin: string,
  { crUid, phone }: { readonly crUid: string; readonly phone: string },
): string {
  const signature = signatureOf(secret, endedSms(crUid, phone)).toString('base64url');
  return `${origin}${NEWS_END}/${crUid}.${signature}`;
}

/** A SHA-256 signature is 43 characters in base64url. */
const WHOLE = /^[\w-]+\.[\w-]{43}$/;

export type LinkState = 'mail' | 'sms' | 'cut' | 'gone';

interface Ends {
  readonly ends: 'mail' | 'sms';
  readonly crUid: string;
  readonly change: Partial<typeof identities.$inferInsert>;
  readonly at: SQL;
}

/** Verifies a link and follows merges. */
async function readLink({ db, secret }: Services, link: string): Promise<Ends | 'cut' | 'gone'> {
  if (!WHOLE.test(link)) return 'cut';
  const [crUid = '', signature = ''] = link.split('.');
  const person = await personOf(db, crUid);
  if (!person) return 'gone';
  const { email, phone } = person;
  if (email && isSignature(secret, ended(crUid, email), signature))
    return { ends: 'mail', crUid: person.crUid, change: { news: 'off' }, at: eq(identities.email, email) };
  if (phone && isSignature(secret, endedSms(crUid, phone), signature))
    return { ends: 'sms', crUid: person.crUid, change: { smsNews: false }, at: eq(identities.phone, phone) };
  return 'gone';
}

export async function linkState(services: Services, link: string): Promise<LinkState> {
  const read = await readLink(services, link);
  return typeof read === 'string' ? read : read.ends;
}

/** @returns the state of the link */
export async function endNews(services: Services, link: string): Promise<LinkState> {
  const read = await readLink(services, link);
  if (typeof read === 'string') return read;
  await services.db
    .update(identities)
    .set(read.change)
    .where(and(eq(identities.crUid, read.crUid), read.at));
  return read.ends;
}
