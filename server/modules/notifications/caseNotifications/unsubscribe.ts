import { and, eq, type SQL } from 'drizzle-orm';
import { identities } from '../../../platform/db/schema.ts';
import { isValidSignature, signText } from '../../../platform/lib/signing.ts';
import type { AppContext } from '../../context/appContext.ts';
import { resolveIdentity } from '../../identity/service.ts';

export const UNSUBSCRIBE_PATH = '/news/end';

/** Binds the link to person and address. */
const buildMailPayload = (crUid: string, email: string): string => `news:${crUid}:${email}`;

const buildSmsPayload = (crUid: string, phone: string): string => `news:sms:${crUid}:${phone}`;

interface MailSubscription {
  readonly crUid: string;
  readonly email: string;
  /** For the branding of the page. */
  readonly cuid: string;
}

/** Builds a one-click unsubscribe link that needs no session. */
export function buildUnsubscribeLink(
  secret: Buffer,
  origin: string,
  { crUid, email, cuid }: MailSubscription,
): string {
  const signature = signText(secret, buildMailPayload(crUid, email)).toString('base64url');
  return `${origin}${UNSUBSCRIBE_PATH}/${crUid}.${signature}?at=${encodeURIComponent(cuid)}`;
}

/** Short enough for an SMS. */
export function buildSmsUnsubscribeLink(
  secret: Buffer,
  origin: string,
  { crUid, phone }: { readonly crUid: string; readonly phone: string },
): string {
  const signature = signText(secret, buildSmsPayload(crUid, phone)).toString('base64url');
  return `${origin}${UNSUBSCRIBE_PATH}/${crUid}.${signature}`;
}

/** A SHA-256 signature is 43 characters in base64url. */
const LINK_FORMAT = /^[\w-]+\.[\w-]{43}$/;

export type LinkState = 'mail' | 'sms' | 'cut' | 'gone';

interface LinkTarget {
  readonly ends: 'mail' | 'sms';
  readonly crUid: string;
  readonly change: Partial<typeof identities.$inferInsert>;
  readonly at: SQL;
}

/** Verifies a link and follows merges. */
async function readLink({ db, secret }: AppContext, link: string): Promise<LinkTarget | 'cut' | 'gone'> {
  if (!LINK_FORMAT.test(link)) return 'cut';
  const [crUid = '', signature = ''] = link.split('.');
  const person = await resolveIdentity(db, crUid);
  if (!person) return 'gone';
  const { email, phone } = person;
  if (email && isValidSignature(secret, buildMailPayload(crUid, email), signature))
    return { ends: 'mail', crUid: person.crUid, change: { news: 'off' }, at: eq(identities.email, email) };
  if (phone && isValidSignature(secret, buildSmsPayload(crUid, phone), signature))
    return { ends: 'sms', crUid: person.crUid, change: { smsNews: false }, at: eq(identities.phone, phone) };
  return 'gone';
}

export async function getLinkState(context: AppContext, link: string): Promise<LinkState> {
  const read = await readLink(context, link);
  return typeof read === 'string' ? read : read.ends;
}

/** @returns the state of the link */
export async function unsubscribeByLink(context: AppContext, link: string): Promise<LinkState> {
  const read = await readLink(context, link);
  if (typeof read === 'string') return read;
  await context.db
    .update(identities)
    .set(read.change)
    .where(and(eq(identities.crUid, read.crUid), read.at));
  return read.ends;
}
