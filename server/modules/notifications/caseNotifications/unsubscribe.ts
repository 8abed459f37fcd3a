import { and, eq, type SQL } from 'drizzle-orm';
import { identities } from '../../../platform/db/schema.ts';
import { isSignature, signatureOf } from '../../../platform/lib/signing.ts';
import type { Services } from '../../context/services.ts';
import { personOf } from '../../identity/mergePeople.ts';

/** Where mails of news are ended, before whose they are. */
export const NEWS_END = '/news/end';

/** What is signed: it holds for the person as long as they have this address. */
const ended = (crUid: string, email: string): string => `news:${crUid}:${email}`;

/** The same of SMS, and of the number that they go to. */
const endedSms = (crUid: string, phone: string): string => `news:sms:${crUid}:${phone}`;

/** Whose mails they are that an address ends. */
interface Ended {
  readonly crUid: string;
  readonly email: string;
  /** The customer that they tell of: the page looks like its others. */
  readonly cuid: string;
}

/** The address at which one press ends a person's mails of news, without their signing in. */
export function endAddress(secret: Buffer, origin: string, { crUid, email, cuid }: Ended): string {
  const signature = signatureOf(secret, ended(crUid, email)).toString('base64url');
  return `${origin}${NEWS_END}/${crUid}.${signature}?at=${encodeURIComponent(cuid)}`;
}

/** The address at which one press ends a person's SMS of news: as short as an SMS wants it. */
export function smsEndAddress(
  secret: Buffer,
  origin: string,
  { crUid, phone }: { readonly crUid: string; readonly phone: string },
): string {
  const signature = signatureOf(secret, endedSms(crUid, phone)).toString('base64url');
  return `${origin}${NEWS_END}/${crUid}.${signature}`;
}

/** A link as it was sent: a signature (SHA-256, in base64url) is 43 characters long. */
const WHOLE = /^[\w-]+\.[\w-]{43}$/;

export type LinkState = 'mail' | 'sms' | 'cut' | 'gone';

/** What a link ends, of whom, and at which address of theirs. */
interface Ends {
  readonly ends: 'mail' | 'sms';
  readonly crUid: string;
  readonly change: Partial<typeof identities.$inferInsert>;
  readonly at: SQL;
}

/** Whose mails or SMS a link ends, also where they became one with another account since; else why it ends none. */
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

/** Whether a link is the one that was sent, and of use. */
export async function linkState(services: Services, link: string): Promise<LinkState> {
  const read = await readLink(services, link);
  return typeof read === 'string' ? read : read.ends;
}

/** Ends the mails or SMS of news of whoever a link was sent to. @returns what the link was good for */
export async function endNews(services: Services, link: string): Promise<LinkState> {
  const read = await readLink(services, link);
  if (typeof read === 'string') return read;
  await services.db
    .update(identities)
    .set(read.change)
    .where(and(eq(identities.crUid, read.crUid), read.at));
  return read.ends;
}
